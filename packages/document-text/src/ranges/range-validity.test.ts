import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatTextOf } from '../quotes/quote';
import { isValidRange, normalizeRange, rangeProblem } from './range-validity';
import { pagesWithRange } from '../testing/arbitrary-pages';
import type { PageText } from '../pages/page-text';
import { compareRanges, endOf, rangeBetween, startOf, type TextRange } from './text-range';

const text = [
  { page: 0, elements: ['', 'abc', ''], lineEnds: [true, false, true] },
  { page: 1, elements: [], lineEnds: [] },
  { page: 2, elements: ['', 'de'], lineEnds: [false, true] },
];
const range = (...n: readonly [number, number, number, number, number, number]): TextRange => ({
  startPage: n[0],
  startElement: n[1],
  startCharacter: n[2],
  endPage: n[3],
  endElement: n[4],
  endCharacter: n[5],
});

describe('rangeProblem', () => {
  it.each([
    [range(0, 1, 0, 0, 1, 3), undefined],
    [range(0, 0, 0, 2, 1, 2), undefined],
    [range(0, 1, 0.5, 0, 1, 3), 'integers'],
    [range(-1, 1, 0, 0, 1, 3), 'integers'],
    [range(0, 1, Number.NaN, 0, 1, 3), 'integers'],
    [range(0, 1, 0, 0, 1, Infinity), 'integers'],
    [range(0, 1, 2, 0, 1, 2), 'order'],
    [range(2, 0, 0, 0, 1, 2), 'order'],
    [range(0, 1, 0, 0, 1, 4), 'outside'],
    [range(0, 1, 0, 0, 3, 0), 'outside'],
    [range(0, 1, 0, 1, 0, 0), 'outside'],
    [range(0, 1, 0, 9, 0, 0), 'outside'],
  ])('%j: %s', (candidate, problem) => {
    expect(rangeProblem(candidate, text)).toBe(problem);
    expect(rangeProblem(candidate, (page) => text[page])).toBe(problem);
    expect(isValidRange(candidate, text)).toBe(problem === undefined);
  });
});

describe('normalizeRange', () => {
  it('pulls the edges to the characters they hold, and turns a reversed range round', () => {
    const tight = range(0, 1, 0, 2, 1, 2);
    expect(normalizeRange(range(0, 0, 0, 2, 1, 2), text)).toEqual(tight);
    expect(normalizeRange(range(2, 1, 2, 0, 0, 0), text)).toEqual(tight);
    expect(normalizeRange(range(0, 1, 1, 2, 1, 0), text)).toEqual(range(0, 1, 1, 0, 1, 3));
    expect(normalizeRange(range(0, 1, 3, 2, 1, 0), text)).toBeUndefined();
    expect(normalizeRange(range(0, 1, 3, 2, 5, 0), text)).toBeUndefined();
  });

  it('keeps the characters, holds one at each edge, and is stable', () => {
    const bare = (r: TextRange, pages: readonly PageText[]): string =>
      flatTextOf(r, pages).replaceAll('\n', '');
    fc.assert(
      fc.property(pagesWithRange, ({ text: pages, range: given }) => {
        const tight = normalizeRange(given, pages);
        expect(tight === undefined).toBe(bare(given, pages) === '');
        if (!tight) return;
        expect(bare(tight, pages)).toBe(bare(given, pages));
        expect(
          compareRanges(tight, normalizeRange(rangeBetween(endOf(given), startOf(given)), pages) ?? given),
        ).toBe(0);
        expect(normalizeRange(tight, pages)).toEqual(tight);
        expect(pages[tight.startPage]?.elements[tight.startElement]?.[tight.startCharacter]).toBeDefined();
        expect(tight.endCharacter).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
