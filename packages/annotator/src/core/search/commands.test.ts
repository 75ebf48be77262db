import { describe, expect, it } from 'vitest';
import type { FakeDocument } from '../testing/fake-document';
import {
  aDocument,
  aRange,
  createTestAnnotator,
  openFirst,
  settle,
  SHORT_DOCUMENT,
} from '../testing/test-annotator';

type Made = ReturnType<typeof createTestAnnotator>;

const search = ({ store }: Made) => store.getState().search;
const ranges = (made: Made) =>
  Array.from({ length: search(made).hits.length }, (_, i) => search(made).hits.at(i));
const pagesFound = (made: Made) => ranges(made).map((range) => range?.startPage);

async function opened(document: FakeDocument = SHORT_DOCUMENT) {
  const made = createTestAnnotator({ document });
  await openFirst(made);
  made.commands.search.open();
  return made;
}

async function searchHere(text: string, document?: FakeDocument) {
  const made = await opened(document);
  made.commands.search.searchFor(text);
  made.clock.pass(200);
  return made;
}

/** Ten pages, on each of them the word once. */
const LONG: FakeDocument = {
  pages: Array.from({ length: 10 }, (_, page) => [`Section ${page}`, 'The needle.']),
  text: 'unread',
};

describe('searching the text of the open document', () => {
  it('finds 200 ms after the last key, without the server', async () => {
    const made = await opened();
    made.commands.search.searchFor('bar');
    made.clock.pass(150);
    made.commands.search.searchFor('THE');
    made.clock.pass(199);
    expect(search(made)).toMatchObject({ status: 'loading', total: 0 });
    made.clock.pass(1);
    expect(search(made)).toMatchObject({ status: 'ready', total: 4, active: 0 });
    expect(search(made).hits.placeAt(0)).toMatchObject({ match: 'The', range: aRange(0, 1, 0, 3) });
    expect(made.viewer.shown).toMatchObject({ activeHit: 0, goTo: { range: { startElement: 1 } } });
    expect(made.backend.calls).toEqual([]);
  });

  it('finds whole words or the same case only when that is chosen', async () => {
    const made = await searchHere('the');
    made.commands.search.chooseOptions({ caseSensitive: true });
    made.clock.pass(0);
    expect(search(made)).toMatchObject({ total: 3, options: { wholeWord: false, caseSensitive: true } });
    made.commands.search.searchFor('arg');
    made.clock.pass(200);
    expect(search(made).total).toBe(1);
    made.commands.search.chooseOptions({ wholeWord: true });
    made.clock.pass(0);
    expect(search(made)).toMatchObject({ total: 0, active: undefined, status: 'ready' });
  });

  it('goes round the end both ways', async () => {
    const made = await searchHere('the');
    made.commands.search.stepHit(-1);
    expect(search(made).active).toBe(3);
    made.commands.search.stepHit(1);
    expect(search(made).active).toBe(0);
  });

  it('steps from where the reader has gone', async () => {
    const made = await searchHere('needle', { ...LONG, text: 'read' });
    expect(search(made).active).toBe(0);
    made.viewer.scrollToPage(6);
    made.commands.search.stepHit(1);
    expect(search(made).active).toBe(6);
    made.viewer.scrollToPage(2);
    made.commands.search.stepHit(-1);
    expect(search(made).active).toBe(1);
    made.commands.search.stepHit(-1);
    expect(search(made).active).toBe(0);
  });

  it('forgets everything when closed or when another document is opened', async () => {
    const made = await searchHere('the');
    made.commands.documents.open(2);
    expect(search(made)).toMatchObject({ isOpen: true, query: '', total: 0 });
    made.commands.search.close();
    expect(search(made).isOpen).toBe(false);
    expect(made.viewer.shown.hits).toHaveLength(0);
  });
});

describe('while the text is read', () => {
  it('tells what there is so far in the order of the text, and goes to the next place from the page being read', async () => {
    const made = await opened(LONG);
    made.viewer.scrollToPage(5);
    made.commands.search.searchFor('needle');
    made.clock.pass(200);
    expect(search(made)).toMatchObject({
      status: 'loading',
      total: 0,
      progress: { pagesRead: 0, pageCount: 10 },
    });
    expect(made.viewer.textIndex?.hurrying).toBe(1);
    made.viewer.readText(4, 7);
    made.clock.pass(200);
    // Page 5 and 6 may still have a place that comes first.
    expect(search(made)).toMatchObject({ total: 2, active: undefined, progress: { pagesRead: 2 } });
    made.viewer.readText(5, 6);
    made.clock.pass(200);
    expect(pagesFound(made)).toEqual([4, 5, 6, 7]);
    expect(search(made).active).toBe(1);
    expect(made.viewer.shown.goTo).toMatchObject({ range: { startPage: 5 } });
    made.commands.search.stepHit(1);
    made.viewer.readText(0, 1, 2, 3);
    made.clock.pass(200);
    expect(search(made).active).toBe(6);
    expect(ranges(made)[6]?.startPage).toBe(6);
    made.viewer.readText(8, 9);
    expect(search(made)).toMatchObject({ status: 'ready', total: 10, active: 6 });
    expect(made.viewer.textIndex?.hurrying).toBe(0);
  });

  it('goes round the end only when all has been read', async () => {
    const made = await opened({ pages: [['needle'], ['straw'], ['straw']], text: 'unread' });
    made.viewer.scrollToPage(1);
    made.commands.search.searchFor('needle');
    made.clock.pass(200);
    made.viewer.readText(0, 1);
    made.clock.pass(200);
    expect(search(made)).toMatchObject({ total: 1, active: undefined });
    made.viewer.readText(2);
    expect(search(made)).toMatchObject({ total: 1, active: 0, status: 'ready' });
  });

  it('tells where nothing was found how many pages have no text, and only in the end', async () => {
    const scans = { pages: [['The needle.'], [], [' ']], text: 'unread' as const };
    const made = await opened(scans);
    made.commands.search.searchFor('straw');
    made.clock.pass(200);
    made.viewer.readText(1);
    made.clock.pass(200);
    expect(search(made)).toMatchObject({ status: 'loading', textlessPages: 0 });
    made.viewer.readText(0, 2);
    expect(search(made)).toMatchObject({ status: 'ready', total: 0, textlessPages: 2 });
    made.commands.search.searchFor('needle');
    made.clock.pass(200);
    expect(search(made)).toMatchObject({ status: 'ready', total: 1, textlessPages: 0 });
  });

  it('does not tell of pages that are known to be left empty', async () => {
    const made = await opened({ pages: [['The needle.'], [], [' ']] });
    const version = { number: 1, createdAt: '2026-03-03T10:00:00.000Z', pagesWithoutText: 0 };
    made.commands.documents.list([aDocument(1, { version })]);
    made.commands.search.searchFor('straw');
    made.clock.pass(200);
    expect(search(made)).toMatchObject({ status: 'ready', total: 0, textlessPages: 0 });
  });

  it('tells in the end how many pages cannot be read, and starts anew with the next text', async () => {
    const made = await opened(LONG);
    made.commands.search.searchFor('needle');
    made.clock.pass(200);
    made.viewer.readText(0, 1, 2, 3, 4, 5, 6);
    made.clock.pass(200);
    expect(search(made)).toMatchObject({ status: 'loading', unreadPages: 0 });
    made.viewer.giveUpText(3);
    expect(search(made)).toMatchObject({ status: 'ready', total: 7, unreadPages: 3 });
    made.commands.search.searchFor('straw');
    expect(search(made).unreadPages).toBe(0);
  });

  it('looks again only now and then, and stops with the search', async () => {
    const made = await opened(LONG);
    made.commands.search.searchFor('needle');
    made.clock.pass(200);
    made.viewer.readText(0);
    made.viewer.readText(1);
    expect(search(made).total).toBe(0);
    made.clock.pass(200);
    expect(search(made).total).toBe(2);
    made.viewer.readText(2);
    made.commands.search.close();
    made.clock.pass(1000);
    expect(search(made)).toMatchObject({ total: 0, query: '' });
    expect(made.viewer.textIndex?.hurrying).toBe(0);
  });
});

describe('where the text is not read here', () => {
  it('asks the server once, 200 ms after the last key', async () => {
    const made = await opened({ ...SHORT_DOCUMENT, text: 'none' });
    made.commands.search.searchFor('bar');
    made.clock.pass(150);
    made.commands.search.searchFor('bargain');
    made.clock.pass(199);
    expect(made.backend.calls).toHaveLength(0);
    made.clock.pass(1);
    expect(made.backend.calls).toMatchObject([
      { name: 'documents.search', input: { id: 1, text: 'bargain' } },
    ]);
    made.backend.next().succeed();
    await settle();
    expect(search(made)).toMatchObject({ status: 'ready', total: 0, active: undefined });
  });

  it('asks the server as soon as no page can be read, and fails when it fails', async () => {
    const made = await searchHere('bargain', { ...SHORT_DOCUMENT, text: 'unread' });
    expect(made.backend.calls).toHaveLength(0);
    made.viewer.failText();
    expect(made.backend.calls).toMatchObject([{ name: 'documents.search' }]);
    made.backend.next().breakOff();
    await settle();
    expect(search(made)).toMatchObject({ status: 'failed', error: expect.any(Error) });
    expect(made.logged).toContain('The search failed');
    made.commands.search.repeat();
    made.clock.pass(0);
    made.backend.next().succeed();
    await settle();
    expect(search(made).status).toBe('ready');
  });

  it('tells how many pages the server could not read', async () => {
    const made = await searchHere('bargain', { ...SHORT_DOCUMENT, text: 'none' });
    made.backend.documentAnswers.push({ data: [], total: 0, unreadPages: 2 });
    made.backend.next().succeed();
    await settle();
    expect(search(made)).toMatchObject({ status: 'ready', total: 0, unreadPages: 2 });
  });

  it('ignores the answer to a question that is no longer asked', async () => {
    const made = await searchHere('bargain', { ...SHORT_DOCUMENT, text: 'unreadable' });
    const late = made.backend.next();
    made.commands.search.searchFor('');
    late.succeed();
    await settle();
    expect(search(made)).toMatchObject({ status: 'idle', query: '', total: 0 });
  });
});
