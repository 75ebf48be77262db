import type { TextSelection } from '@glossator/client-sdk/contract';
import { expect } from 'vitest';
import { memberId } from '../../permissions/code-access';
import type { TestServer, TestUser } from '../test-server';
import {
  current,
  hasUpdate,
  isTouched,
  present,
  signature,
  signatures,
  type Model,
  type ModelAccess,
  type ModelCode,
  type ModelDocument,
  type ModelMark,
} from './model';
import { editionLine, sentence } from './sentences';

/** The server that is compared with the model. */
export interface Reality {
  readonly test: TestServer;
  readonly users: readonly TestUser[];
}

/** The client of a user. */
export function apiOf({ users }: Reality, user: number) {
  const found = users[user];
  if (!found) throw new Error(`There is no user ${user}`);
  return found.api;
}

/** Gives somebody access to a Code, or takes it. */
export async function setAccess(
  { test, users }: Reality,
  codeId: number,
  user: number,
  access: ModelAccess | undefined,
): Promise<void> {
  const userId = users[user]?.id ?? 0;
  const id = memberId(codeId, userId);
  await test.server.ports.storage.accounts.transact(async (transaction) => {
    if (access) await transaction.put('members', { id, codeId, userId, access, status: 'accepted' });
    else await transaction.delete('members', id);
  });
}

/** Annotations of a document as a call gives them, as they are compared. */
export function seen({ users }: Reality, selections: readonly TextSelection[]): readonly string[] {
  return selections.map((each) => signature(markOf(users, each))).toSorted();
}

/** An annotation as the model has it. */
export function markOf(users: readonly TestUser[], each: TextSelection): ModelMark {
  const known = Array.from({ length: 8 }, (_none, number) => number).find(
    (number) => sentence(number) === each.text,
  );
  return {
    id: each.id,
    text: each.text,
    status: each.status,
    sentence: known,
    author: users.findIndex(({ id }) => id === each.createdBy.id),
    isConfirmed: each.carriedOver?.confirmedAt !== undefined,
    comments: each.data.flatMap((entry) => (entry.type === 'comment' ? [entry.text] : [])),
  };
}

/** Compares all Codes with the model; documents that came by themselves get their ids. */
export async function compare(model: Model, reality: Reality): Promise<void> {
  for (const code of model.codes) {
    await compareCode(code, reality);
    for (const document of code.documents) await compareDocument(code, document, reality);
  }
}

async function compareCode(code: ModelCode, reality: Reality): Promise<void> {
  const api = apiOf(reality, code.owner);
  const planned = await api.codes.get({ id: code.id, showUpdates: true });
  const wanted = present(code);
  wanted.forEach((document, place) => {
    const found = planned.documents[place];
    if (document.id === Number.MAX_SAFE_INTEGER && found) document.id = found.id;
  });
  expect(
    planned.documents.map(({ id, title, warnings = [] }) => `${id} ${title} ${plannedWarnings(warnings)}`),
  ).toEqual(
    wanted.map(
      (document) =>
        `${document.id} ${document.pending.title ?? document.title} ${plannedWarnings(warningsOf(document))}`,
    ),
  );
  const now = await api.codes.get({ id: code.id });
  expect(now.hasUpdate).toBe(hasUpdate(code));
  expect(planned.hasUpdate).toBe(hasUpdate(code));
  expect(now.documents.map(({ id, title, version }) => `${id} ${title} ${version?.number ?? 0}`)).toEqual(
    current(code).map(({ id, title, number }) => `${id} ${title} ${number}`),
  );
  const archived = code.documents.filter(({ state }) => state === 'archived');
  expect((now.archivedDocuments ?? []).map(({ id }) => id).toSorted()).toEqual(
    archived.map(({ id }) => id).toSorted(),
  );
  expect(now.totalSelectionsCount).toBe(current(code).reduce((sum, { marks }) => sum + marks.length, 0));
}

function warningsOf({ state, pending }: ModelDocument): string[] {
  return [
    ...(pending.isDeleted ? ['deleted'] : []),
    ...(state === 'added' ? ['added'] : []),
    ...(pending.title === undefined ? [] : ['renamed']),
    ...(pending.version ? ['contains updates to resolve'] : []),
  ];
}

/** Which documents were moved is found out from all of them; what else is said of each is compared. */
const plannedWarnings = (warnings: readonly string[]): string =>
  warnings.filter((each) => each !== 'reordered').join(', ');

async function compareDocument(code: ModelCode, document: ModelDocument, reality: Reality): Promise<void> {
  const api = apiOf(reality, code.owner);
  const { id, version } = document;
  if (document.state === 'added') return;
  const { data } = await api.documents.selections({ id });
  expect(seen(reality, data), `annotations of ${document.title}`).toEqual(signatures(document));
  expect(data.map((each) => each.id).toSorted()).toEqual(document.marks.map((each) => each.id).toSorted());
  const { total } = await api.documents.search({ id, text: editionLine(version.edition) });
  expect(total, `edition ${version.edition}`).toBe(1);
  if (isTouched(document) && document.state === 'live' && document.pending.version) {
    const { data: dry } = await api.documents.selections({ id, showUpdates: true });
    expect(dry).toHaveLength(document.marks.length);
  }
  const sure = document.marks.flatMap((mark) =>
    mark.status === 'success' && mark.sentence !== undefined ? [mark.sentence] : [],
  );
  expect(new Set(sure).size, 'two sure annotations at one place').toBe(sure.length);
}

/** Compares the annotations of archived Versions: they are as they were. */
export async function comparePast(model: Model, reality: Reality): Promise<void> {
  for (const code of model.codes)
    for (const { id, past } of code.documents)
      for (const [version, marks] of past) {
        const { data } = await apiOf(reality, code.owner).documents.selections({ id, version });
        expect(seen(reality, data), `Version ${version}`).toEqual(marks);
      }
}

/** Takes over what an approved Update did to annotations, as far as it may do that: nothing is lost, and nothing sure is wrong. */
export async function adopt(
  code: ModelCode,
  documents: readonly ModelDocument[],
  reality: Reality,
): Promise<void> {
  for (const document of documents) {
    const { data } = await apiOf(reality, code.owner).documents.selections({ id: document.id });
    for (const mark of document.marks) {
      const found = data.find((each) => each.id === mark.id);
      if (!found) throw new Error(`The annotation "${mark.text}" was lost`);
      const { sentence: own } = mark;
      if (own !== undefined) {
        const isThere = document.version.sentences.includes(own);
        if (found.status === 'success') expect(found.text, 'a sure place').toBe(sentence(own));
        if (!isThere) expect(found.status, 'of a sentence that is gone').not.toBe('success');
        if (isThere) expect(found.status, 'of a sentence that stayed').not.toBe('failed');
      }
      Object.assign(mark, { status: found.status, text: found.text, isConfirmed: false });
    }
  }
}
