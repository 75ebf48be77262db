import type { CodeSearchHit, CodeSearchResult } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import {
  aDocument,
  aRange,
  aSelection,
  createTestAnnotator,
  openFirst,
  settle,
} from '../testing/test-annotator';

type Made = ReturnType<typeof createTestAnnotator>;

const MADE = { createdAt: '2026-07-01T00:00:00.000Z', createdBy: { id: 2, name: 'Max Keller' } };
const found = { excerpt: 'held to the bargain', match: { start: 12, end: 19 } };
const here: CodeSearchHit = { kind: 'text', documentId: 1, range: aRange(1, 0, 0, 5), ...found };
const there: CodeSearchHit = { kind: 'text', documentId: 2, range: aRange(2, 0, 3, 6), ...found };

const code = ({ store }: Made) => store.getState().codeSearch;
const search = ({ store }: Made) => store.getState().search;

/** The Code is searched, and the server has answered with these hits. */
async function searched(
  hits: readonly CodeSearchHit[],
  scope: 'documents' | 'annotations' = 'documents',
  documents?: CodeSearchResult['documents'],
) {
  const existing = [aSelection(7, aRange(0, 0, 0, 1), { text: 'A' })];
  const made = createTestAnnotator({ existing, access: 'owner' });
  await openFirst(made);
  made.commands.search.open();
  made.commands.codeSearch.chooseScope(scope);
  made.commands.search.searchFor('the');
  made.clock.pass(200);
  await answer(made, hits, documents);
  return made;
}

async function answer(made: Made, hits: readonly CodeSearchHit[], documents?: CodeSearchResult['documents']) {
  const counts = documents ?? [{ id: 1, total: hits.length }];
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  await answerWith(made, { data: [...hits], total, documents: counts, unread: [] });
}

async function answerWith(made: Made, result: CodeSearchResult) {
  made.backend.codeAnswers.push(result);
  made.backend.next().succeed();
  await settle();
}

describe('searching the Code', () => {
  it('asks the server 200 ms after the last key, and marks places of the open document without going there', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.search.open();
    made.commands.codeSearch.chooseScope('documents');
    made.commands.search.searchFor('t');
    made.commands.search.searchFor('the');
    expect(code(made)).toMatchObject({ status: 'loading', hits: [] });
    made.clock.pass(200);
    expect(made.backend.calls).toMatchObject([
      { name: 'codes.search', input: { id: 1, text: 'the', in: 'documents', wholeWord: false } },
    ]);
    await answer(made, [here, there]);
    expect(code(made)).toMatchObject({ status: 'ready', total: 2, active: undefined });
    expect(search(made)).toMatchObject({ total: 4, active: undefined });
    expect(made.viewer.shown.goTo).toBeUndefined();
  });

  it('asks anew with other options, and nothing when the field is empty or the search closed', async () => {
    const made = await searched([here]);
    made.commands.search.chooseOptions({ wholeWord: true });
    made.clock.pass(200);
    expect(made.backend.calls).toMatchObject([{ input: { wholeWord: true, caseSensitive: false } }]);
    made.backend.next();
    made.commands.search.searchFor('');
    made.clock.pass(500);
    expect(code(made)).toMatchObject({ status: 'idle', asked: undefined, hits: [] });
    made.commands.search.searchFor('law');
    made.commands.search.close();
    made.clock.pass(500);
    expect(made.backend.calls).toEqual([]);
  });

  it('ignores the answer to what is not asked any more', async () => {
    const made = createTestAnnotator();
    await openFirst(made);
    made.commands.codeSearch.chooseScope('documents');
    made.commands.search.searchFor('the');
    made.clock.pass(200);
    const late = made.backend.next();
    made.commands.search.searchFor('them');
    made.clock.pass(200);
    await answer(made, []);
    made.backend.codeAnswers.push({ data: [here], total: 1 });
    late.succeed();
    await settle();
    expect(code(made)).toMatchObject({ status: 'ready', total: 0, hits: [] });
  });

  it('fails, and tries again', async () => {
    const made = await searched([here]);
    made.commands.codeSearch.repeat();
    made.clock.pass(0);
    made.backend.next().breakOff();
    await settle();
    expect(code(made)).toMatchObject({ status: 'failed', error: expect.any(Error) });
    made.commands.codeSearch.repeat();
    made.clock.pass(0);
    await answer(made, [there]);
    expect(code(made)).toMatchObject({ status: 'ready', total: 1, error: undefined });
  });

  it('fetches the hits of one document, once at a time, and again after a failure', async () => {
    const made = await searched([here], 'documents', [
      { id: 1, total: 3 },
      { id: 2, total: 2 },
    ]);
    made.commands.codeSearch.loadMore(2);
    made.commands.codeSearch.loadMore(1);
    expect(made.backend.calls).toMatchObject([{ input: { documentId: 2, text: 'the' } }]);
    expect(made.backend.calls[0]?.input).not.toHaveProperty('cursor');
    made.backend.next().breakOff();
    await settle();
    expect(code(made)).toMatchObject({ more: 'failed', moreOf: 2, error: expect.any(Error) });
    made.commands.codeSearch.loadMore(2);
    await answerWith(made, { data: [there], next: 'a', total: 2, documents: [{ id: 2, total: 2 }] });
    expect(code(made)).toMatchObject({ hits: [here, there], more: 'idle', total: 5 });
    made.commands.codeSearch.loadMore(2);
    expect(made.backend.calls).toMatchObject([{ input: { documentId: 2, cursor: 'a' } }]);
    await answerWith(made, { data: [there] });
    made.commands.codeSearch.loadMore(2);
    expect(made.backend.calls).toEqual([]);
    expect(code(made).hits).toEqual([here, there, there]);
  });

  it('puts hits that come later in the place of their document, and keeps the active one', async () => {
    const made = await searched([here, there], 'documents', [
      { id: 1, total: 3 },
      { id: 2, total: 1 },
    ]);
    made.commands.codeSearch.activateHit(1);
    // The first document is not complete, but nobody looks at its end.
    expect(made.backend.calls).toEqual([]);
    made.commands.codeSearch.loadMore(1);
    await answerWith(made, { data: [here, here, here], total: 3 });
    expect(code(made)).toMatchObject({ hits: [here, here, here, there], active: 3, total: 4 });
  });

  it('believes what came last of how many there are in a document, so that nothing is asked for again', async () => {
    const made = await searched([here], 'documents', [{ id: 1, total: 5 }]);
    made.commands.codeSearch.loadMore(1);
    await answerWith(made, { data: [here, here], total: 2 });
    expect(code(made)).toMatchObject({ total: 2, counts: [{ id: 1, total: 2 }] });
    made.commands.codeSearch.loadMore(1);
    expect(made.backend.calls).toEqual([]);
  });

  it('steps over the hits of collapsed documents, and fetches those that follow before it gets there', async () => {
    const made = await searched([here, here, there], 'documents', [
      { id: 1, total: 2 },
      { id: 2, total: 1 },
      { id: 3, total: 4 },
    ]);
    made.commands.codeSearch.collapse([1]);
    made.commands.codeSearch.stepHit(1);
    expect(code(made).active).toBe(2);
    expect(made.backend.calls).toMatchObject([{ input: { documentId: 3 } }]);
    await answerWith(made, { data: [], total: 0 });
    made.commands.codeSearch.stepHit(1);
    expect(code(made).active).toBe(2);
    made.commands.codeSearch.collapse([2]);
    made.commands.codeSearch.stepHit(-1);
    expect(code(made).active).toBe(1);
    made.commands.codeSearch.collapse([1, 2, 3]);
    expect(made.commands.codeSearch.stepHit(1)).toBeUndefined();
    expect(code(made).active).toBe(1);
  });
});

describe('a hit of the Code', () => {
  it('in the open document becomes the active place at once', async () => {
    const made = await searched([here, there]);
    expect(made.commands.codeSearch.activateHit(0)).toBeUndefined();
    expect(made.viewer.shown.goTo).toMatchObject({ range: here.kind === 'text' && here.range });
    expect(code(made).active).toBe(0);
  });

  it('in another document is shown when that is open, with the search going on there', async () => {
    const made = await searched([here, there]);
    expect(made.commands.codeSearch.stepHit(-1)).toBe(2);
    expect(code(made).active).toBe(1);
    made.commands.documents.open(2);
    await settle();
    expect(search(made)).toMatchObject({ query: 'the', total: 1, active: 0 });
    expect(made.viewer.shown.goTo).toMatchObject({ range: { startPage: 2, startCharacter: 3 } });
    made.clock.pass(200);
    expect(made.viewer.shown.hits.length).toBeGreaterThan(0);
    expect(code(made)).toMatchObject({ status: 'ready', hits: [here, there] });
    expect(made.backend.calls.map(({ name }) => name)).toEqual(['documents.selections']);
  });

  it('is forgotten by who opens something else', async () => {
    const made = await searched([there]);
    made.commands.documents.list([aDocument(1), aDocument(2), aDocument(3)]);
    made.commands.codeSearch.activateHit(0);
    made.commands.documents.open(3);
    await settle();
    made.commands.documents.open(2);
    await settle();
    expect(made.viewer.shown.goTo).toBeUndefined();
  });

  it('on a highlight activates that, on a bookmark its page', async () => {
    const comment: CodeSearchHit = {
      kind: 'comment',
      documentId: 1,
      id: 70,
      selectionId: 7,
      range: aRange(0, 0, 0, 1),
      ...found,
      ...MADE,
    };
    const bookmark: CodeSearchHit = { kind: 'bookmark', documentId: 1, id: 8, page: 2, ...found, ...MADE };
    const made = await searched([comment, bookmark], 'annotations');
    made.commands.codeSearch.stepHit(1);
    await settle();
    expect(made.store.getState().selections.activeId).toBe(7);
    made.commands.codeSearch.stepHit(1);
    expect(made.store.getState().panels.left.tab).toBe('bookmarks');
    expect(made.viewer.shown.goTo).toMatchObject({ page: 2 });
  });
});

describe('what was found', () => {
  it('is said to be out of date when an annotation that was changed here is saved: then it can be found', async () => {
    const made = await searched([], 'annotations');
    made.commands.selections.delete(7);
    expect(code(made).isStale).toBe(false);
    made.backend.next().succeed();
    await settle();
    expect(code(made).isStale).toBe(true);
    const texts = await searched([here]);
    texts.commands.selections.delete(7);
    expect(code(texts).isStale).toBe(false);
  });

  it('is out of date when somebody else changes an annotation', async () => {
    const made = await searched([], 'annotations');
    made.annotator.attachLive({
      subscribe(listener) {
        listener.onEvent({ name: 'SELECTION/DELETE', data: { id: 7 } });
        return () => undefined;
      },
    });
    expect(code(made).isStale).toBe(true);
  });

  it('is out of date when a document comes, goes or has another file, not when its title changes', async () => {
    const made = await searched([here]);
    made.commands.documents.list([aDocument(1, { title: 'Other' }), aDocument(2)]);
    expect(code(made).isStale).toBe(false);
    made.commands.documents.list([aDocument(1)]);
    expect(code(made).isStale).toBe(true);
  });
});
