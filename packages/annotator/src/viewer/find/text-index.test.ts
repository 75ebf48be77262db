import {
  createRunningLines,
  createSearchIndex,
  findRanges,
  searchPageOf,
  STRUCTURE_VERSION,
  structureOf,
  type PageText,
  type SearchPage,
} from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import type { ReadStructure } from '../../core/ports/structure-reader';
import type { StoredText, TextReading } from '../../core/ports/text-index';
import { settle } from '../../core/testing/test-annotator';
import { createStoredPages } from './stored-pages';
import type { IdleScheduler } from './idle-scheduler';
import { createTextIndex } from './text-index';

const textOf = (page: number, word = 'needle'): PageText => ({
  page,
  elements: [`Page ${page} has a ${word}`],
  lineEnds: [true],
});

/** A store in memory, of one file. */
function memory(parts = new Map<number, readonly SearchPage[]>()): StoredText & {
  readonly parts: Map<number, readonly SearchPage[]>;
} {
  return {
    parts,
    read: (part) => Promise.resolve(structuredClone(parts.get(part))),
    write: (part, pages) => Promise.resolve(void parts.set(part, structuredClone(pages))),
    close: () => undefined,
  };
}

interface Setting {
  readonly pageCount: number;
  readonly store?: StoredText;
  readonly at?: () => number;
  readonly fails?: (page: number) => boolean;
  readonly pageText?: (page: number) => PageText;
  readonly isHurried?: boolean;
}

/** An index whose idle time comes when the test says so. */
function setUp({
  pageCount,
  store,
  at = () => 0,
  fails = () => false,
  pageText = textOf,
  isHurried = false,
}: Setting) {
  const requested: number[] = [];
  const reported: TextReading[] = [];
  const warned: string[] = [];
  let inFlight = 0;
  let most = 0;
  let go: (() => void) | undefined;
  let isClosed = false;
  const scheduler: IdleScheduler = {
    next: () =>
      isClosed
        ? Promise.resolve()
        : new Promise((resolve) => {
            go = resolve;
          }),
    hurry: () => () => undefined,
    isHurried,
    close() {
      isClosed = true;
      go?.();
    },
  };
  const index = createTextIndex({
    pageCount,
    currentPage: at,
    async readPage(page) {
      requested.push(page);
      inFlight += 1;
      most = Math.max(most, inFlight);
      await Promise.resolve();
      inFlight -= 1;
      if (fails(page)) throw new Error('broken');
      return pageText(page);
    },
    scheduler,
    stored: createStoredPages({
      pageCount,
      open: () => Promise.resolve(store),
      warn: (message) => warned.push(message),
      within: (work) => work,
    }),
    onReading: (reading) => reported.push(reading),
  });
  const turn = async (count = 1) => {
    for (let i = 0; i < count; i += 1) {
      await settle();
      go?.();
    }
    await settle();
  };
  return { index, requested, reported, warned, turn, mostAtOnce: () => most };
}

describe('a text index', () => {
  it('reads the pages nearest to the reader first, one at a time', async () => {
    let at = 5;
    const made = setUp({ pageCount: 12, at: () => at });
    await made.turn(5);
    expect(made.requested).toEqual([5, 6, 4, 7]);
    at = 11;
    await made.turn(20);
    expect(made.requested).toEqual([5, 6, 4, 7, 11, 10, 9, 8, 3, 2, 1, 0]);
    expect(made.mostAtOnce()).toBe(1);
    expect(made.reported.at(-1)).toEqual({ status: 'complete', pagesRead: 12, pageCount: 12 });
    expect(made.index.pages.pageNumbers()).toHaveLength(12);
  });

  it('does nothing without idle time, and nothing more when it is closed', async () => {
    const made = setUp({ pageCount: 5 });
    await settle();
    expect(made.requested).toEqual([]);
    await made.turn(2);
    const { length } = made.requested;
    made.index.close();
    await made.turn(10);
    expect(made.requested).toHaveLength(length);
  });

  it('keeps the worker busy where somebody waits, and requests anew what was requested with a page that failed', async () => {
    let hasFailed = false;
    const made = setUp({
      pageCount: 12,
      isHurried: true,
      fails(page) {
        // The worker dies with page 2, and answers nothing that it was asked for before.
        const isLost = !hasFailed && page >= 2;
        if (made.requested.length > 5) hasFailed = true;
        return isLost || page === 2;
      },
    });
    await made.turn(40);
    expect(made.mostAtOnce()).toBeGreaterThan(1);
    expect(made.index.pages.pageNumbers()).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(made.index.reading).toEqual({ status: 'complete', pagesRead: 12, pageCount: 12 });
  });

  it('goes round pages that cannot be read, and says when there are no others', async () => {
    const made = setUp({ pageCount: 4, fails: (page) => page < 3 });
    await made.turn(4);
    expect(made.index.reading.status).toBe('unreadable');
    await made.turn(4);
    expect(made.index.reading).toEqual({ status: 'complete', pagesRead: 4, pageCount: 4 });
    const none = setUp({ pageCount: 2, fails: () => true });
    await none.turn(6);
    expect(none.index.reading).toEqual({ status: 'unreadable', pagesRead: 2, pageCount: 2 });
  });
});

describe('running lines', () => {
  const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  /** Pages with a header and a footer around ten lines of text; the footer of each has its number. */
  const law = (page: number): PageText => {
    const body = NUMBERS.map((number, line) => `Needles ${number} of sheet ${(page * 7 + line) % 23} go`);
    const elements = ['The Code of Obligations', ...body, 'on and on', `Page ${page + 1}`];
    const depths = elements.map((_, line) => (line === 0 ? 780 : line === 12 ? 30 : 720 - line * 14));
    const boxes = depths.map((y, line) => ({ x: 50, y, width: elements[line]?.length ?? 0, height: 10 }));
    return { page, elements, lineEnds: elements.map(() => true), boxes };
  };

  it('are never searched: a page is once the pages around are known, whatever comes first', async () => {
    const made = setUp({ pageCount: 12, at: () => 5, pageText: law });
    await made.turn(9);
    expect(made.index.reading.pagesRead).toBeGreaterThan(6);
    expect(made.index.pages.pageNumbers()).toEqual([]);
    await made.turn(2);
    expect(made.index.pages.pageNumbers()).toContain(5);
    expect(findRanges(made.index.pages, 'obligations')).toHaveLength(0);
    await made.turn(20);
    expect(made.index.reading.status).toBe('complete');
    expect(findRanges(made.index.pages, 'obligations')).toHaveLength(0);
    expect(findRanges(made.index.pages, 'on needles one')).toHaveLength(11);
    const atOnce = createSearchIndex();
    const text = Array.from({ length: 12 }, (_, page) => law(page));
    const runningOn = createRunningLines(text);
    for (const page of text) atOnce.add(page, runningOn(page.page));
    for (const page of text) expect(made.index.pages.page(page.page)).toEqual(atOnce.page(page.page));
  });

  it('are the same beside pages that were stored', async () => {
    const store = memory();
    const first = setUp({ pageCount: 130, store, pageText: law });
    await first.turn(400);
    store.parts.delete(1);
    const second = setUp({ pageCount: 130, store, pageText: law });
    await second.turn(400);
    expect(findRanges(second.index.pages, 'obligations')).toHaveLength(0);
    expect(second.index.pages.page(64)).toEqual(first.index.pages.page(64));
    expect(second.index.reading.status).toBe('complete');
  });
});

describe('the structure beside the stored text', () => {
  const read = (): ReadStructure => ({
    structure: structureOf([], 'en'),
    tops: new Float32Array(),
  });
  /** A store of two parts with a structure beside them. */
  const storeWith = async (structure: unknown): Promise<StoredText> => {
    const store = memory();
    await setUp({ pageCount: 70, store }).turn(200);
    return { ...store, readStructure: () => Promise.resolve(structure) };
  };

  it('is found again with the text', async () => {
    const stored: unknown[] = [];
    const writing: StoredText = {
      ...memory(),
      writeStructure: (structure) => Promise.resolve(void stored.push(structure)),
    };
    await setUp({ pageCount: 2, store: writing }).index.storeStructure?.(read());
    const made = setUp({ pageCount: 70, store: await storeWith(structuredClone(stored[0])) });
    const found = made.index.storedStructure?.();
    await made.turn(3);
    expect(await found).toEqual(read());
  });

  it('is none where the text is of another file, of another recognizer, or damaged', async () => {
    const good = { version: STRUCTURE_VERSION, read: read() };
    const other = setUp({
      pageCount: 70,
      store: await storeWith(good),
      pageText: (page) => textOf(page, 'straw'),
    });
    const found = other.index.storedStructure?.();
    await other.turn(5);
    expect(await found).toBeUndefined();
    for (const structure of [
      { ...good, version: STRUCTURE_VERSION - 1 },
      { ...good, read: { structure: {}, tops: [] } },
      { ...good, read: { ...good.read, tops: Float32Array.of(1) } },
      7,
    ]) {
      const made = setUp({ pageCount: 70, store: await storeWith(structure) });
      const none = made.index.storedStructure?.();
      await made.turn(5);
      expect(await none).toBeUndefined();
    }
  });

  it('is none where nothing is stored', async () => {
    const made = setUp({ pageCount: 3 });
    const none = made.index.storedStructure?.();
    await made.turn(5);
    expect(await none).toBeUndefined();
  });
});

describe('a text index with a store', () => {
  it('keeps each part once it is whole, and reads nothing but one page the next time', async () => {
    const store = memory();
    const first = setUp({ pageCount: 130, store });
    await first.turn(400);
    expect([...store.parts.keys()].sort()).toEqual([0, 1, 2]);
    expect(store.parts.get(2)).toHaveLength(2);
    const second = setUp({ pageCount: 130, store, at: () => 70 });
    await second.turn(20);
    expect(second.requested).toEqual([70]);
    expect(second.index.reading.status).toBe('complete');
    expect(second.index.pages.page(129)).toEqual(first.index.pages.page(129));
  });

  it('reads what is missing in it', async () => {
    const store = memory();
    await setUp({ pageCount: 130, store }).turn(400);
    store.parts.delete(1);
    const made = setUp({ pageCount: 130, store });
    await made.turn(400);
    // One to see that the file is the same, and those whose running lines decide about pages 64 to 127.
    expect(made.requested).toHaveLength(65 + 6);
    expect(store.parts.get(1)).toHaveLength(64);
  });

  it('does not believe the text of another file, nor what is damaged', async () => {
    const other = Array.from({ length: 64 }, (_, page) => searchPageOf(textOf(page, 'straw')));
    const made = setUp({ pageCount: 64, store: memory(new Map([[0, other]])) });
    await made.turn(300);
    expect(made.index.pages.page(7)?.text).toContain('needle');
    const damaged = setUp({
      pageCount: 3,
      store: { ...memory(), read: () => Promise.resolve([{ page: 0, text: 'x' }, null, 7]) },
    });
    await damaged.turn(20);
    expect(damaged.requested).toHaveLength(3);
    expect(damaged.index.reading.status).toBe('complete');
  });

  it('continues without it when it fails, and warns once', async () => {
    const full = { ...memory(), write: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
    const made = setUp({ pageCount: 130, store: full });
    await made.turn(400);
    expect(made.index.reading.status).toBe('complete');
    expect(made.warned).toEqual(['The text of the document cannot be stored']);
    const broken = { ...memory(), read: () => Promise.reject(new Error('gone')) };
    const again = setUp({ pageCount: 130, store: broken });
    await again.turn(400);
    expect(again.index.reading.status).toBe('complete');
    expect(again.warned).toHaveLength(1);
  });
});
