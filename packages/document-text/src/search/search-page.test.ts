import { describe, expect, it } from 'vitest';
import { isSearchPage, pageTextOf, searchPageOf, searchPageTextOf } from './search-page';
import { searchPageBytes } from './search-page-bytes';
import type { PageText } from '../pages/page-text';

const page: PageText = {
  page: 7,
  elements: ['', 'Article 1', ' ', 'The ﬁrst ', 'line', '', ''],
  lineEnds: [true, true, false, false, true, false, true],
  boxes: [0, 1, 2, 3, 4, 5, 6].map((row) => {
    const box = { x: 56.5, y: 800 - row * 12, width: row * 10, height: row === 1 ? 14 : 10 };
    return row === 3 ? { ...box, turn: 1 as const } : box;
  }),
  top: 842,
};

describe('the text of a search page', () => {
  it('is the page again: elements, line ends, boxes and the upper edge', () => {
    const kept: unknown = structuredClone(searchPageOf(page));
    if (!isSearchPage(kept)) throw new Error('A kept page is not known again');
    expect(pageTextOf(kept)).toEqual(page);
  });

  it('is the page again without boxes, and where the last line has no end', () => {
    const bare = { page: 0, elements: ['a', 'b', ''], lineEnds: [true, false, false] };
    expect(pageTextOf(searchPageOf(bare))).toEqual(bare);
    expect(pageTextOf(searchPageOf({ page: 1, elements: [], lineEnds: [] })).elements).toEqual([]);
  });

  it('is the same when it is made without folding', () => {
    for (const omit of [undefined, new Set([1, 4])]) {
      const { folded: _folded, breaks: _breaks, ...text } = searchPageOf(page, omit);
      expect(searchPageTextOf(page, omit)).toEqual(text);
    }
  });

  it('counts its boxes, and is no search page with boxes for other elements', () => {
    const { boxes, ...bare } = searchPageOf(page);
    expect(searchPageBytes({ ...bare, ...(boxes && { boxes }) }) - searchPageBytes(bare)).toBe(7 * 5 * 4);
    expect(isSearchPage({ ...bare, boxes: new Float32Array(5) })).toBe(false);
  });
});
