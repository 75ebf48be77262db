import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPage } from '../folding/folded-page';
import { quoteOf } from '../quotes/quote';
import type { RangeList } from '../ranges/range-list';
import { rangeProblem } from '../ranges/range-validity';
import { findRanges, findRangesInSteps, searchPages } from './search';
import { createSearchIndex } from './search-index';
import { isSearchPage, searchPageOf } from './search-page';
import { squeezeText } from '../quotes/squeezed-text';
import { pages as anyPages } from '../testing/arbitrary-pages';
import { proseWithRange } from '../testing/arbitrary-prose';
import type { PageText } from '../pages/page-text';
import { compareRanges, rangesOverlap, type TextRange } from '../ranges/text-range';

describe('searchPages, for any text', () => {
  it('finds the quote of every range that is made of whole words', () => {
    fc.assert(
      fc.property(proseWithRange, ({ text, range }) => {
        const quote = quoteOf(range, text);
        const hits = searchPages(createSearchIndex(text), quote).map((hit) => hit.range);
        const same = hits.some((hit) => compareRanges(hit, range) === 0);
        expect(same || hits.some((hit) => rangesOverlap(hit, range))).toBe(true);
        expect(findRanges(createSearchIndex(text), quote.toUpperCase())).toHaveLength(hits.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives valid hits in order that read as the query and do not overlap', () => {
    fc.assert(
      fc.property(anyPages, fc.nat(), fc.integer({ min: 1, max: 4 }), (text, from, length) => {
        const query = queryFrom(text, from, length);
        const hits = searchPages(createSearchIndex(text), query);
        expect(findRanges(createSearchIndex(text), query)).toHaveLength(hits.length);
        let last: TextRange | undefined;
        for (const { range } of hits) {
          expect(rangeProblem(range, text)).toBeUndefined();
          if (last) expect(compareRanges(last, range)).toBeLessThan(0);
          if (last) expect(rangesOverlap(last, range)).toBe(false);
          last = range;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('sees a page end as a line end: cutting a text into pages does not change what is found', () => {
    const reach = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 30, max: 90 }));
    fc.assert(
      fc.property(
        anyPages,
        fc.nat(),
        reach,
        fc.boolean(),
        fc.boolean(),
        (text, from, length, word, cased) => {
          const onePage = [joined(text)];
          const query = queryFrom(onePage, from, length);
          const options = { wholeWord: word, caseSensitive: cased };
          const found = searchPages(createSearchIndex(text), query, options);
          const expected = searchPages(createSearchIndex(onePage), query, options).map(({ range }) => range);
          expect(found.map(({ range }) => onOnePage(range, text))).toEqual(expected);
          // A query may end inside a ligature; the hit then reads as a little more than the query.
          for (const { range } of found)
            expect(squeezeText(quoteOf(range, text))).toContain(squeezeText(query));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('finds the same in whatever order the pages and their running lines become known, at once and in steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPages,
        fc.array(fc.nat(5), { maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        fc.record({ wholeWord: fc.boolean(), caseSensitive: fc.boolean() }),
        async (text, running, turns, from, length, options) => {
          const omit = new Set(running);
          const atOnce = createSearchIndex();
          for (const page of text) atOnce.add(page, omit);
          const grown = createSearchIndex();
          const order = text.map((page) => ({ page, turn: turns.next().value ?? 0 }));
          for (const { page } of order.toSorted((a, b) => a.turn - b.turn)) grown.add(page);
          for (const { page } of order.toSorted((a, b) => (a.turn % 7) - (b.turn % 7))) grown.add(page, omit);
          const query = queryFrom(text, from, length);
          const expected = all(findRanges(atOnce, query, options));
          expect(all(findRanges(grown, query, options))).toEqual(expected);
          const pause = () => Promise.resolve();
          expect(all(await findRangesInSteps(grown, query, { ...options, pause }))).toEqual(expected);
          for (const { startPage, startElement } of expected)
            expect(omit.has(startElement) && text[startPage]?.elements[startElement] !== '').toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('finds the same in pages that were stored and taken back', () => {
    fc.assert(
      fc.property(anyPages, fc.nat(), fc.integer({ min: 1, max: 20 }), (text, from, length) => {
        const index = createSearchIndex();
        for (const page of text) {
          const stored: unknown = structuredClone(searchPageOf(page));
          if (!isSearchPage(stored)) throw new Error('A stored page is not known again');
          index.put(stored);
        }
        const query = queryFrom(text, from, length);
        expect(searchPages(index, query)).toEqual(searchPages(createSearchIndex(text), query));
      }),
      { numRuns: 300 },
    );
  });
});

function all(ranges: RangeList): TextRange[] {
  return Array.from({ length: ranges.length }, (_, i) => ranges.at(i) ?? []).flat();
}

/** A piece of the folded text of some page. */
function queryFrom(text: readonly PageText[], from: number, length: number): string {
  const folded = text.map((page) => foldPage(page).folded).join('');
  const start = folded === '' ? 0 : from % folded.length;
  return folded.slice(start, start + length);
}

function joined(text: readonly PageText[]): PageText {
  return {
    page: 0,
    elements: text.flatMap((page) => [...page.elements, '']),
    lineEnds: text.flatMap((page) => [...page.lineEnds, true]),
  };
}

function onOnePage(range: TextRange, text: readonly PageText[]): TextRange {
  const before = (page: number): number =>
    text.slice(0, page).reduce((sum, { elements }) => sum + elements.length + 1, 0);
  return {
    ...range,
    startPage: 0,
    startElement: range.startElement + before(range.startPage),
    endPage: 0,
    endElement: range.endElement + before(range.endPage),
  };
}
