import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSearchIndex, readStructure, type PageText } from '@glossator/document-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '../../problems/problem-error';
import { makePdf } from '../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type { TextStore } from '../documents/text/text-store';
import type { FullDocument } from '../documents/store/view';
import { searchAnnotations } from './annotation-search';
import type { CodeQuery } from './query';
import { searchTexts } from './text-search';
import type { WrittenEntry } from './written-entries';

const LAW = ['Gesetz ueber die Rechte', '§ 1 Zweck', '(1) Es gilt das Recht.', '(2) Die Person zahlt.'];

describe('the search over a Code', () => {
  let test: TestServer;
  let ada: TestUser;
  let codeId: number;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    codeId = (await ada.api.codes.create({})).id;
  });
  afterAll(() => test.stop());

  it('cites what it finds in texts and annotations', async () => {
    const { id } = await addDocument(ada, codeId, 'Law', makePdf([LAW]));
    const [hit] = (await ada.api.codes.search({ id: codeId, text: 'Person' })).data;
    expect(hit).toMatchObject({ kind: 'text', documentId: id, citation: '§ 1 Abs. 2' });
    if (hit?.kind !== 'text') throw new Error('Nothing was found');
    await ada.api.selections.create({ documentId: id, text: 'Person', color: 'COLOR_1', ...hit.range });
    const [quote] = (await ada.api.codes.search({ id: codeId, text: 'person', in: 'annotations' })).data;
    expect(quote).toMatchObject({ kind: 'quote', citation: '§ 1 Abs. 2', range: hit.range });
  });

  it('refuses a cursor that it did not give, and a text that folds to many times its length', async () => {
    const search = (more: object) => ada.api.codes.search({ id: codeId, text: 'a', ...more });
    const refused = (path: string) => ({ problem: { code: 'VALIDATION', errors: [{ path }] } });
    await expect(search({ cursor: 'x' })).rejects.toMatchObject(refused('cursor'));
    await expect(search({ cursor: '99.1' })).rejects.toMatchObject(refused('cursor'));
    await expect(search({ cursor: '-1', in: 'annotations' })).rejects.toMatchObject(refused('cursor'));
    await expect(search({ text: '\ufdfa'.repeat(900) })).rejects.toMatchObject(refused('text'));
  });
});

const PAGES: readonly PageText[] = Array.from({ length: 3000 }, (_, page) => ({
  page,
  elements: [`§ ${page + 1} Zweck`, '(1) Es gilt das Recht der Person und der Sache. '.repeat(60)],
  lineEnds: [true, true],
}));

/** Texts of documents by their uuid; the text of `locked` cannot be read. */
function textsOf(pages: readonly PageText[]): TextStore {
  const index = createSearchIndex(pages);
  const structure = readStructure(pages.slice(0, 3));
  return {
    pages: () => Promise.resolve(pages),
    structure: () => Promise.resolve(structure),
    unread: () => Promise.resolve([]),
    unreadPages: () => Promise.resolve(0),
    index: (uuid) =>
      uuid === 'locked' ? Promise.reject(new ProblemError('CONFLICT')) : Promise.resolve(index),
    open: () => Promise.reject(new Error('Nothing is compared here')),
  };
}

function documentOf(id: number, uuid: string): FullDocument {
  const made = { createdAt: '2026-01-01T00:00:00.000Z', createdBy: 1 };
  return {
    document: {
      id,
      title: uuid,
      order: id,
      versionId: id,
      totalSelectionsCount: 0,
      updatedAt: made.createdAt,
      ...made,
    },
    version: { id, documentId: id, number: 1, uuid, size: 1, pages: 1, status: 'current', ...made },
  };
}

const queryOf = (text: string, more: Partial<CodeQuery> = {}): CodeQuery => ({
  text,
  match: { wholeWord: false, caseSensitive: false },
  limit: 10,
  style: undefined,
  cursor: undefined,
  signal: undefined,
  ...more,
});

/** How often the event loop came round while something was under way. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isFinished = false;
  const over = () => {
    isFinished = true;
  };
  work.then(over, over);
  let turns = 0;
  for (; !isFinished; turns += 1) await nextTurn();
  return turns;
}

describe('a long search', () => {
  it('lets others have their turn, in texts and in annotations', async () => {
    const found = searchTexts([documentOf(1, 'long')], queryOf('person'), textsOf(PAGES));
    expect(await turnsDuring(found)).toBeGreaterThan(20);
    expect((await found).total).toBe(180_000);
    const entries: WrittenEntry[] = Array.from({ length: 2000 }, (_, at) => ({
      text: `Note ${at}: ${'ask the client about it. '.repeat(20)}`,
      authorId: 1,
      uuid: 'long',
      hit: { kind: 'note', documentId: 1, id: at + 1, noteId: at + 1, createdAt: '2026-01-01T00:00:00.000Z' },
    }));
    const names = () => Promise.resolve((id: number) => ({ id, name: 'Ada' }));
    const written = searchAnnotations(entries, queryOf('client'), textsOf([]), names);
    expect(await turnsDuring(written)).toBeGreaterThan(20);
    expect((await written).total).toBe(2000);
  });

  it('ends when the caller leaves', async () => {
    const leaving = new AbortController();
    const work = searchTexts(
      [documentOf(1, 'long'), documentOf(2, 'long')],
      queryOf('person', { signal: leaving.signal }),
      textsOf(PAGES),
    );
    await nextTurn();
    leaving.abort(new Error('left'));
    await expect(work).rejects.toThrow('left');
  });

  it('names the documents whose text cannot be read, and searches the others', async () => {
    const documents = [documentOf(1, 'locked'), documentOf(2, 'short')];
    const texts = textsOf(PAGES.slice(0, 2));
    const found = await searchTexts(documents, queryOf('sache', { limit: 100 }), texts);
    expect(found).toMatchObject({
      unread: [1],
      total: 120,
      documents: [{ id: 2, total: 120 }],
      next: '2.100',
    });
    const rest = await searchTexts(documents, queryOf('sache', { limit: 100, cursor: '2.100' }), texts);
    expect(rest.data).toHaveLength(20);
    expect(rest).not.toHaveProperty('total');
  });
});
