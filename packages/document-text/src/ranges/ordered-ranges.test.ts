import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlap, insertInOrder, orderedIndex, overlapsOf } from './ordered-ranges';
import { comparePositions } from '../pages/position';
import { smallRange } from '../testing/arbitrary-pages';
import { compareRanges, endOf, rangesOverlap, startOf, type TextRange } from './text-range';

const ranges = fc.array(smallRange, { maxLength: 20 });
const disjoint = ranges.map((list) =>
  list.reduce<TextRange[]>(
    (kept, range) =>
      comparePositions(startOf(range), endOf(range)) === 0 ||
      kept.some((other) => rangesOverlap(other, range))
        ? kept
        : insertInOrder(kept, range),
    [],
  ),
);

describe('insertInOrder', () => {
  it('keeps a list sorted, and adds after equal items', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const tagged = list.map((range, id) => ({ ...range, id }));
        const built = tagged.reduce<typeof tagged>(insertInOrder, []);
        expect(built).toEqual([...tagged].sort(compareRanges));
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves the given list alone', () => {
    const list: readonly TextRange[] = Object.freeze([]);
    const range = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 0,
      endElement: 0,
      endCharacter: 1,
    };
    expect(insertInOrder(list, range)).toEqual([range]);
    expect(orderedIndex([range], range)).toBe(1);
  });
});

describe('findOverlap and overlapsOf', () => {
  it('find what a walk over the whole list finds', () => {
    fc.assert(
      fc.property(disjoint, smallRange, (list, range) => {
        const expected = list.filter((item) => rangesOverlap(item, range));
        expect(overlapsOf(list, range)).toEqual(expected);
        expect(findOverlap(list, range)).toEqual(expected[0]);
        expect(overlapsOf(list, range, 2)).toEqual(expected.slice(0, 2));
      }),
      { numRuns: 2000 },
    );
  });

  it('looks at few items of a long list', () => {
    let looked = 0;
    const list = Array.from({ length: 100_000 }, (_, startPage): TextRange => ({
      get startPage() {
        looked += 1;
        return startPage;
      },
      startElement: 0,
      startCharacter: 0,
      get endPage() {
        looked += 1;
        return startPage;
      },
      endElement: 0,
      endCharacter: 5,
    }));
    const range = {
      startPage: 70_000,
      startElement: 0,
      startCharacter: 4,
      endPage: 70_000,
      endElement: 0,
      endCharacter: 9,
    };
    expect(findOverlap(list, range)).toBe(list[70_000]);
    expect(looked).toBeLessThan(60);
  });
});
