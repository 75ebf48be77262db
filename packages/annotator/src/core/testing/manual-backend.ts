import {
  listOperations,
  type CodeSearchResult,
  type Problem,
  type TextSelection,
} from '@glossator/client-sdk/contract';
import type { FakeApi, FakeFile } from '@glossator/client-sdk/testing';
import type { CompleteBackend, CallOptions } from '../ports/backend';
import { RefusalError, type RefusalParts } from './refusal-error';
import { createTestApi, LEA } from './test-api';

type DocumentSearchResult = Awaited<ReturnType<CompleteBackend['documents']['search']>>;

/** A call that waits for the test to answer it. `name` is its operation's, or `files.upload`. */
export interface OpenCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  /** Lets the fake api do what was requested, and answers as it does. */
  succeed(): void;
  /** The connection breaks; with `isDone` after the fake api did it. */
  breakOff(isDone?: boolean): void;
  /** The call is refused. */
  refuse(status: number, code: Problem['code'], parts?: RefusalParts): void;
}

/** A backend on the fake api that answers only when the test says so. */
export interface ManualBackend extends CompleteBackend {
  /** Calls not answered yet, in their order. */
  readonly calls: OpenCall[];
  /** The fake api that answers. */
  readonly api: FakeApi;
  /** What it has of Selections, by id. */
  readonly stored: FakeApi['stored']['selections'];
  readonly storedBookmarks: FakeApi['stored']['bookmarks'];
  readonly storedNotes: FakeApi['stored']['notes'];
  /** What searches of the Code answer, one after the other; then the fake api searches. */
  readonly codeAnswers: CodeSearchResult[];
  /** The same for searches of a document. */
  readonly documentAnswers: DocumentSearchResult[];
  /** Removes and returns the first open call. */
  next(): OpenCall;
}

/** Calls that a backend may leave out; tests that need them add them. */
const LEFT_OUT: readonly string[] = [
  'documents.pdfAnnotations',
  'documents.importAnnotations',
  'documents.undoImport',
  'documents.structure',
  'documents.synopsis',
  'documents.versions',
  'documents.visit',
  'documents.create',
  'codes.updates',
  'codes.changes',
  'codes.updateReport',
  'codes.annotationsDocument',
  'sharing.list',
];

/** A manual backend of Lea Rossi's: on an api that has these Selections, or one more connection to an existing one. */
export function createManualBackend(
  existing: readonly TextSelection[] = [],
  api: FakeApi = createTestApi(existing),
): ManualBackend {
  const calls: OpenCall[] = [];
  const codeAnswers: CodeSearchResult[] = [];
  const documentAnswers: DocumentSearchResult[] = [];
  const canned: Readonly<Record<string, unknown[]>> = {
    'codes.search': codeAnswers,
    'documents.search': documentAnswers,
  };
  const caller = { token: api.signIn(LEA), clientId: undefined };

  const request = (
    name: string,
    input: Readonly<Record<string, unknown>>,
    key: string | undefined,
    work: () => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls.push({
        name,
        input,
        key,
        succeed() {
          try {
            resolve(work());
          } catch (error) {
            reject(refusalOf(error));
          }
        },
        breakOff(isDone = false) {
          try {
            if (isDone) work();
          } catch (error) {
            // The refusal is lost with the connection.
            refusalOf(error);
          }
          reject(new Error('The connection broke'));
        },
        refuse: (status, code, parts) => reject(new RefusalError(status, code, parts)),
      });
    });
  const answer = (name: string, input: unknown, idempotencyKey: string | undefined): unknown =>
    canned[name]?.shift() ?? api.perform(name, input, { ...caller, idempotencyKey });
  const served: Record<string, Record<string, unknown>> = {};
  for (const { name, operation } of listOperations()) {
    const [resource = '', method = ''] = name.split('.');
    if (LEFT_OUT.includes(name)) continue;
    (served[resource] ??= {})[method] = (
      input: Readonly<Record<string, unknown>>,
      options: CallOptions = {},
    ) => {
      const { idempotencyKey } = options;
      return request(name, { ...input }, idempotencyKey, () => {
        const result = answer(name, input, idempotencyKey);
        return operation.binary ? contentOf(result as FakeFile) : result;
      });
    };
  }
  const upload: CompleteBackend['files']['upload'] = async ({ file, contentType, onProgress, signal }) => {
    const sent = (bytes: number) => onProgress?.(bytes, file.size);
    const content = new Uint8Array(file.size);
    const uuid = await request('files.upload', { contentType, sent, signal }, undefined, () =>
      api.plantUpload(LEA, { contentType, content }),
    );
    return { uuid: String(uuid) };
  };

  return {
    ...(served as Pick<CompleteBackend, 'documents' | 'selections' | 'notes' | 'codes' | 'bookmarks'>),
    files: { upload },
    keepsPrivate: true,
    calls,
    codeAnswers,
    documentAnswers,
    api,
    stored: api.stored.selections,
    storedBookmarks: api.stored.bookmarks,
    storedNotes: api.stored.notes,
    next() {
      const first = calls.shift();
      if (!first) throw new Error('No call is open');
      return first;
    },
  };
}

/** The error of a refused call. Throws any other again: it is no answer. */
function refusalOf(error: unknown): Error {
  if (error instanceof Error && 'problem' in error) return error;
  throw error;
}

const contentOf = ({ content, contentType }: FakeFile) => ({
  blob: () => Promise.resolve(new Blob([content], { type: contentType })),
});
