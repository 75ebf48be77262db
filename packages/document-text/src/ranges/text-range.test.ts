import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePositions } from '../pages/position';
import { smallRange } from '../testing/arbitrary-pages';
import { compareRanges, endOf, rangeBetween, rangesOverlap, startOf } from './text-range';

const RUNS = { numRuns: 2000 };
const at = (page: number, element: number, character: number) => ({ page, element, character });

describe('comparePositions and compareRanges', () => {
  it('order by page, then element, then character', () => {
    expect(comparePositions(at(0, 9, 9), at(1, 0, 0))).toBeLessThan(0);
    expect(comparePositions(at(1, 2, 0), at(1, 1, 9))).toBeGreaterThan(0);
    expect(comparePositions(at(1, 1, 1), at(1, 1, 2))).toBeLessThan(0);
  });

  it('are a total order', () => {
    fc.assert(
      fc.property(smallRange, smallRange, smallRange, (a, b, c) => {
        expect(Math.sign(compareRanges(a, b)) + Math.sign(compareRanges(b, a))).toBe(0);
        if (compareRanges(a, b) <= 0 && compareRanges(b, c) <= 0)
          expect(compareRanges(a, c)).toBeLessThanOrEqual(0);
        if (compareRanges(a, b) === 0) expect(a).toEqual(b);
        if (comparePositions(startOf(a), startOf(b)) < 0) expect(compareRanges(a, b)).toBeLessThan(0);
      }),
      RUNS,
    );
  });
});

describe('rangesOverlap', () => {
  it('is half open', () => {
    const range = rangeBetween(at(0, 0, 2), at(0, 0, 5));
    expect(rangesOverlap(range, rangeBetween(at(0, 0, 5), at(0, 0, 7)))).toBe(false);
    expect(rangesOverlap(range, rangeBetween(at(0, 0, 4), at(0, 0, 7)))).toBe(true);
    expect(rangesOverlap(range, rangeBetween(at(0, 0, 3), at(0, 0, 3)))).toBe(false);
  });

  it('is symmetric, and says that a place is in both', () => {
    fc.assert(
      fc.property(smallRange, smallRange, (a, b) => {
        expect(rangesOverlap(a, b)).toBe(rangesOverlap(b, a));
        const contains = (range: typeof a, place: ReturnType<typeof startOf>): boolean =>
          comparePositions(startOf(range), place) <= 0 && comparePositions(place, endOf(range)) < 0;
        const shared = [startOf(a), startOf(b)].some((place) => contains(a, place) && contains(b, place));
        expect(rangesOverlap(a, b)).toBe(shared);
      }),
      RUNS,
    );
  });

  it('overlaps itself unless empty', () => {
    fc.assert(
      fc.property(smallRange, (a) => {
        expect(rangesOverlap(a, a)).toBe(comparePositions(startOf(a), endOf(a)) < 0);
        expect(rangeBetween(startOf(a), endOf(a))).toEqual(a);
      }),
    );
  });
});
