import { describe, expect, it } from 'vitest';
import { keyNumber, PAGE_BYTES, pageByKey, type PageOf } from './paging';

const items = (count: number, length: number) =>
  Array.from({ length: count }, (_, id) => ({ id, text: 'ä'.repeat(length) }));
type Item = ReturnType<typeof items>[number];
const bytesOf = (page: PageOf<Item>): number => Buffer.byteLength(JSON.stringify(page.data));

/** All pages of a list. */
function pagesOf(all: readonly Item[], limit?: number): PageOf<Item>[] {
  const pages: PageOf<Item>[] = [];
  let cursor: string | undefined;
  do {
    const page = pageByKey(all, ({ id }) => keyNumber(id), { limit, cursor });
    pages.push(page);
    cursor = page.next;
  } while (cursor !== undefined);
  return pages;
}

describe('pageByKey', () => {
  it('ends a page when its items take a mebibyte, and goes on after them', () => {
    const all = items(50, 50_000);
    const pages = pagesOf(all);
    expect(pages.flatMap(({ data }) => data)).toEqual(all);
    for (const page of pages) expect(bytesOf(page)).toBeLessThanOrEqual(PAGE_BYTES);
    expect(pages).toHaveLength(5);
  });

  it('has a thousand items at most where none other is asked for', () => {
    expect(pagesOf(items(2_001, 1)).map(({ data }) => data.length)).toEqual([1_000, 1_000, 1]);
  });

  it('gives at least one item, however large', () => {
    const pages = pagesOf(items(3, PAGE_BYTES));
    expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 1]);
  });

  it('looks at no more items than it gives', () => {
    const seen: number[] = [];
    pageByKey(items(10, 1), ({ id }) => keyNumber(id), { limit: 3 }, { bytesOf: ({ id }) => seen.push(id) });
    expect(seen).toEqual([0, 1, 2]);
  });

  it('counts what is answered with an item, where it has a measure', () => {
    const bytes = () => PAGE_BYTES / 2;
    const page = pageByKey(items(10, 1), ({ id }) => keyNumber(id), {}, { bytesOf: bytes });
    expect(page.data).toHaveLength(2);
    expect(page.next).toBeDefined();
  });

  it('has no next page where it ends with the list', () => {
    expect(pagesOf(items(4, 1), 2).map(({ data }) => data.length)).toEqual([2, 2]);
    expect(pageByKey(items(0, 1), ({ id }) => keyNumber(id), {})).toEqual({ data: [] });
  });
});
