import { expect, it } from 'vitest';
import { extractInSlices, type ReadSlice, type TextSlice } from './extract-in-slices';

const PAGES = 12;
const LIMITS = { timeMs: 1000, maxCharacters: 1000, lanes: 2 };

/** Reads two pages a slice of a text of `PAGES`, a turn of the event loop each, and notes the slices and how many ran at a time. */
function reader(read?: (slice: TextSlice) => ReturnType<ReadSlice> | undefined) {
  const slices: string[] = [];
  const seen = { running: 0, most: 0 };
  const readSlice: ReadSlice = async (slice) => {
    const { firstPage, endPage, isBrief, onPage } = slice;
    slices.push(`${isBrief ? 'brief ' : ''}${firstPage}-${endPage}`);
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise(setImmediate);
    try {
      const other = read?.(slice);
      if (other) return await other;
      const end = Math.min(firstPage + 2, endPage, PAGES);
      for (let page = firstPage; page < end; page += 1)
        onPage({ page, elements: [`page ${page}`], lineEnds: [true] }, PAGES);
      if (end < Math.min(endPage, PAGES)) return { isPaused: true, usedMs: 1 };
      return { verdict: { kind: 'opens', pages: PAGES, pageSizes: [], fingerprint: '' }, usedMs: 1 };
    } finally {
      seen.running -= 1;
    }
  };
  return { readSlice, slices, seen };
}

it('reads what a first, brief slice leaves in two processes at a time', async () => {
  const { readSlice, slices, seen } = reader();
  const progress: string[] = [];
  const { pages, unread } = await extractInSlices(readSlice, LIMITS, (done, total) =>
    progress.push(`${done}/${total}`),
  );
  expect(pages.map(({ elements }) => elements[0])).toEqual(
    Array.from({ length: PAGES }, (_, page) => `page ${page}`),
  );
  expect(unread).toEqual([]);
  expect(slices).toEqual(['brief 0-Infinity', '2-7', '7-12', '4-7', '9-12', '6-7', '11-12']);
  expect(seen.most).toBe(2);
  expect(progress).toEqual(Array.from({ length: PAGES }, (_, page) => `${page + 1}/${PAGES}`));
});

it('reads slice after slice where its owner may have one process', async () => {
  const { readSlice, slices, seen } = reader();
  await extractInSlices(readSlice, { ...LIMITS, lanes: 1 }, undefined);
  expect(slices).toHaveLength(PAGES / 2);
  expect(slices[0]).toBe('0-Infinity');
  expect(seen.most).toBe(1);
});

it('skips a page that is too long in either part, at its end too', async () => {
  const { readSlice, slices } = reader(({ firstPage }) =>
    firstPage === 6 || firstPage === 9 ? Promise.resolve({ isPageTooLong: true, usedMs: 1 }) : undefined,
  );
  const { pages, unread } = await extractInSlices(readSlice, LIMITS, undefined);
  expect(unread).toEqual([6, 9]);
  expect(pages.map(({ elements }) => elements.length)).toEqual([1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1]);
  expect(slices).not.toContain('7-7');
});

it('leaves what comes after the time in both parts', async () => {
  const { readSlice } = reader();
  const { unread } = await extractInSlices(readSlice, { ...LIMITS, timeMs: 3 }, undefined);
  expect(unread).toEqual([6, 9, 10, 11]);
});

it('begins no other slice once a part has failed', async () => {
  const { readSlice, slices } = reader(({ firstPage }) =>
    firstPage === 7 ? Promise.reject(new Error('Too many')) : undefined,
  );
  await expect(extractInSlices(readSlice, LIMITS, undefined)).rejects.toThrow('Too many');
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(slices).toEqual(['brief 0-Infinity', '2-7', '7-12', '4-7']);
});
