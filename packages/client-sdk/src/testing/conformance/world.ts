import { expect } from 'vitest';
import {
  API_BASE,
  listOperations,
  PROBLEM_CONTENT_TYPE,
  PROBLEMS,
  problemSchema,
} from '../../contract/index';
import type {
  Code,
  CodeDocument,
  InputOf,
  OperationName,
  Operations,
  Problem,
  ProblemCode,
  SelectionAttachment,
  TextSelection,
  User,
} from '../../contract/index';
import { ApiError } from '../../http/api-error';
import type { GlossatorClient } from '../../http/glossator-client';
import { createRandomKey } from '../../http/random-key';
import { makePdf } from '../make-pdf';
import type { ApiHarness } from './harness';

/** A user with a session. */
export interface Actor {
  readonly user: User;
  readonly token: string;
  readonly password: string;
  readonly client: GlossatorClient;
}

/** The address of the suite's admin: the api under test knows it as one (setting `ADMINS`). */
export const ADMIN_ADDRESS = 'admin@law.example';

/** Text of the pages of the suite's PDFs. */
export const PAGES = [
  'The seller must deliver the entity and the buyer must pay the agreed price.',
  'Liability for intent cannot be excluded in advance. CAFE and cafe are the same word.',
] as const;

/** What the blocks of the suite work with. */
export interface World {
  /** The calls that answer 501. */
  readonly notServed: readonly string[];
  /** Whether documents of published Codes change by Updates. */
  readonly servesUpdates: boolean;
  harness(): ApiHarness;
  /** Two users who share nothing. */
  owner(): Actor;
  outsider(): Actor;
  /** The admin; registered when first asked for. */
  admin(): Promise<Actor>;
  /** Registers, activates and logs in somebody new. */
  signUp(): Promise<Actor>;
  /** A new draft of the owner's. */
  makeCode(input?: InputOf<Operations['codes']['create']>): Promise<Code>;
  /** A new document of two pages (`PAGES`) in one of the owner's Codes. */
  makeDocument(codeId: number, title?: string): Promise<CodeDocument>;
  /** Marks characters `start` to `end` of a page's line. */
  mark(documentId: number, start: number, end: number, page?: 0 | 1): Promise<TextSelection>;
  /** Attaches the picture to a Selection of the owner's. */
  attach(selectionId: number, name?: string): Promise<SelectionAttachment>;
  /** Sends any input to an operation, valid or not. */
  send(name: string, input: Readonly<Record<string, unknown>>, options?: SendOptions): Promise<Response>;
}

/** How to send a request by hand; `body` replaces what the input would give. */
export interface SendOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A registration form that is accepted, with an address nobody has yet. */
export function registration(): InputOf<Operations['auth']['register']> {
  const password = 'correct horse battery';
  return {
    email: `user-${createRandomKey()}@law.example`,
    password1: password,
    password2: password,
    hasAcceptedTerms: true,
    firstName: 'Ada',
    lastName: 'Advocate',
    country: 'CHE',
    fieldsOfLaw: ['Civil', 'Tax'],
    position: 'Lawyer',
  };
}

/** The token at the end of an activation link. */
export function tokenOf(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** A file for uploading. */
export function pdfBlob(bytes: Uint8Array<ArrayBuffer> = makePdf(PAGES)): Blob {
  return new Blob([bytes], { type: 'application/pdf' });
}

/** The smallest picture there is: one pixel, as a PNG. */
export const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** Uploads the picture and gives its uuid. */
export async function uploadPicture(client: GlossatorClient): Promise<string> {
  const file = new Blob([PICTURE], { type: 'image/png' });
  return (await client.files.upload({ file, contentType: 'image/png' })).uuid;
}

/** The problem with which a call is refused; fails where it succeeds or breaks otherwise. */
export async function refusedWith(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError && error.name === 'ApiError') return error.problem;
    throw error;
  }
  throw new Error('The call was not refused');
}

/** Expects an answer to be the whole problem document that belongs to a code, in its media type. */
export async function expectProblem(response: Response, code: ProblemCode): Promise<Problem> {
  expect(response.headers.get('content-type')).toContain(PROBLEM_CONTENT_TYPE);
  const problem = problemSchema.parse(await response.json());
  expect(problem).toMatchObject({ code, ...PROBLEMS[code] });
  expect(response.status).toBe(problem.status);
  return problem;
}

/** Expects an answer to say which field of the input is not valid. */
export async function expectWrongField(response: Response, path: string): Promise<void> {
  const { errors } = await expectProblem(response, 'VALIDATION');
  expect(errors?.map((error) => error.path)).toContain(path);
}

/** A request of an operation with any input. */
function requestOf(
  baseUrl: string,
  name: string,
  input: Readonly<Record<string, unknown>>,
  { token, headers = {}, body }: SendOptions,
): Request {
  const operation = listOperations().find((entry) => entry.name === name)?.operation;
  if (!operation) throw new Error(`There is no operation ${name}`);
  const rest = new Map(Object.entries(input));
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, field: string) => {
    const value = encodeURIComponent(String(rest.get(field)));
    rest.delete(field);
    return value;
  });
  const url = new URL(`${baseUrl}${API_BASE}${path}`);
  const isReading = operation.method === 'GET';
  if (isReading) for (const [field, value] of rest) url.searchParams.set(field, String(value));
  const text = body ?? (rest.size > 0 ? JSON.stringify(Object.fromEntries(rest)) : undefined);
  return new Request(url, {
    method: operation.method,
    headers: {
      ...(!isReading && text !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(!isReading && text !== undefined && { body: text }),
  });
}

/** Makes what the blocks share; `harness`, `owner` and `outsider` are there once the suite has begun. */
export function createWorld(
  notServed: readonly OperationName[],
  current: () => { readonly harness: ApiHarness; readonly owner: Actor; readonly outsider: Actor },
): World {
  const signUp = async () => signUpOn(current().harness);
  let admin: Promise<Actor> | undefined;
  return {
    notServed,
    servesUpdates: !notServed.includes('codes.review'),
    harness: () => current().harness,
    owner: () => current().owner,
    outsider: () => current().outsider,
    admin: () => (admin ??= signUpOn(current().harness, ADMIN_ADDRESS)),
    signUp,
    makeCode: (input = { title: 'Obligations' }) => current().owner.client.codes.create(input),
    async makeDocument(codeId, title = 'Sales') {
      const { client } = current().owner;
      const { uuid } = await client.files.upload({ file: pdfBlob(), contentType: 'application/pdf' });
      return client.documents.create({ codeId, title, uuid });
    },
    mark: (documentId, start, end, page = 0) =>
      current().owner.client.selections.create(selectionInput(documentId, start, end, page)),
    async attach(selectionId, name = 'Plan.png') {
      const { client } = current().owner;
      const uuid = await uploadPicture(client);
      return client.selections.createAttachment({ selectionId, uuid, name, type: 'attachment' });
    },
    send: (name, input, options = {}) =>
      current().harness.transport(requestOf(current().harness.baseUrl, name, input, options)),
  };
}

/** The input that marks characters of a page's line. */
export function selectionInput(
  documentId: number,
  start: number,
  end: number,
  page: 0 | 1 = 0,
): InputOf<Operations['selections']['create']> {
  return {
    documentId,
    text: PAGES[page].slice(start, end),
    color: 'COLOR_1',
    startPage: page,
    startElement: 0,
    startCharacter: start,
    endPage: page,
    endElement: 0,
    endCharacter: end,
  };
}

/** Registers, activates and logs in somebody new. */
export async function signUpOn(harness: ApiHarness, email = registration().email): Promise<Actor> {
  const form = { ...registration(), email };
  const client = harness.client();
  await client.auth.register(form);
  await client.auth.activate({ token: tokenOf(await harness.linkTo(form.email, 'activation')) });
  const { user, token } = await client.auth.login({ email: form.email, password: form.password1 });
  return { user, token, password: form.password1, client: harness.client(token, `tab-${user.id}`) };
}
