import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPage } from './folded-page';
import { quoteOf } from './quote';
import { rangeProblem } from './range-validity';
import { findRanges, searchPages, type SearchOptions } from './search';
import { createSearchIndex } from './search-index';
import { isSearchPage, searchPageOf } from './search-page';
import { squeezeText } from './squeezed-text';
import { pages as anyPages } from './testing/arbitrary-pages';
import { proseWithRange } from './testing/arbitrary-prose';
import type { PageText } from './text-item';
import { compareRanges, rangesOverlap, type TextRange } from './text-range';

const lines = (...pages: readonly string[][]): PageText[] =>
  pages.map((elements, page) => ({ page, elements, lineEnds: elements.map(() => true) }));
const find = (text: readonly PageText[], query: string, options?: SearchOptions): string[] =>
  searchPages(createSearchIndex(text), query, options).map(({ range: r }) =>
    [r.startPage, r.startElement, r.startCharacter, r.endPage, r.endElement, r.endCharacter].join(' '),
  );

describe('searchPages', () => {
  const text = lines(
    ['Der Ver-', 'braucher zahlt', 'Öffentliche E-Mail'],
    [],
    ['an die Stra\u00dfen-', 'bau\ufb01rma. Der'],
    ['Zahler', 'zahlt die Haupt-', 'und Nebensache'],
  );

  it.each([
    ['VERBRAUCHER', ['0 0 4 0 1 8']],
    ['verbraucher zahlt', ['0 0 4 0 1 14']],
    ['offentliche email an', ['0 2 0 2 0 2']],
    ['e-mail', ['0 2 12 0 2 18']],
    ['strassenbaufirma', ['2 0 7 2 1 7']],
    ['der zahler', ['2 1 9 3 0 6']],
    ['Haupt- und', ['3 1 10 3 2 3']],
    ['haupt-', ['3 1 10 3 1 15']],
    ['firm', ['2 1 3 2 1 6']],
    ['  zahlt ', ['0 1 9 0 1 14', '3 1 0 3 1 5']],
    ['nichts davon', []],
    [' \u00ad ', []],
  ])('finds %j at %j', (query, expected) => {
    expect(find(text, query)).toEqual(expected);
  });

  it('keeps to whole words, seen through line ends and hyphens', () => {
    const wholeWord = true;
    expect(find(text, 'zahl', { wholeWord })).toEqual([]);
    expect(find(text, 'braucher', { wholeWord })).toEqual([]);
    expect(find(text, 'mail', { wholeWord })).toEqual(['0 2 14 0 2 18']);
    expect(find(text, 'verbraucher', { wholeWord })).toHaveLength(1);
    expect(find(lines(['保护消费者的权利']), '消费者', { wholeWord })).toHaveLength(1);
    expect(find(lines(['保护消费者的权利']), '费者', { wholeWord })).toEqual([]);
    expect(find(lines(['في المادة 12 من']), 'المادة', { wholeWord })).toHaveLength(1);
    expect(find(lines(['في المادة 12 من']), 'ماد', { wholeWord })).toEqual([]);
    expect(find(lines(['في المادة 12 من']), 'المادة 1', { wholeWord })).toEqual([]);
  });

  it('finds a number in a line written from right to left, with or without a space', () => {
    const page = { page: 0, elements: ['المادة', '12', ' من'], lineEnds: [false, false, true] };
    expect(find([page], 'المادة 12 من')).toEqual(['0 0 0 0 2 3']);
    expect(find(lines(['المادة 12']), 'المادة12')).toEqual(['0 0 0 0 0 9']);
  });

  it('keeps to the case of the query', () => {
    expect(find(text, 'der', { caseSensitive: true })).toEqual([]);
    expect(find(text, 'Der Zahler', { caseSensitive: true })).toEqual(['2 1 9 3 0 6']);
    expect(find(text, 'strassen', { caseSensitive: true })).toEqual([]);
    expect(find(text, 'offentliche', { caseSensitive: true })).toEqual([]);
    expect(find(text, 'Offentliche', { caseSensitive: true })).toHaveLength(1);
  });

  it('stops at the limit, and counts without one', () => {
    expect(find(text, 'a', { limit: 2 })).toHaveLength(2);
    expect(find(text, 'a', { limit: 0 })).toEqual([]);
    expect(findRanges(createSearchIndex(text), 'zahl')).toHaveLength(3);
  });

  it('takes the earlier of two hits that would overlap', () => {
    expect(find(lines(['aaaaa']), 'aa')).toEqual(['0 0 0 0 0 2', '0 0 2 0 0 4']);
    expect(find(lines(['xab '], ['ab ab']), 'ab')).toHaveLength(3);
    expect(find(lines(['x ab'], ['ab ab']), 'ab ab')).toEqual(['0 0 2 1 0 2']);
    expect(find(lines(['\ufb00']), 'f')).toEqual(['0 0 0 0 0 1']);
  });

  it('finds over pages shorter than the query', () => {
    expect(find(lines(['one'], ['two'], ['three']), 'one two three')).toEqual(['0 0 0 2 0 5']);
  });

  it('grows page by page in any order, and takes a page anew', () => {
    const index = createSearchIndex();
    const at = (query: string): number => searchPages(index, query).length;
    const [first, , third, last] = text;
    if (!first || !third || !last) throw new Error('pages are missing');
    index.add(last);
    expect([at('zahler'), at('der zahler'), at('verbraucher')]).toEqual([1, 0, 0]);
    index.add(first);
    expect([at('zahler'), at('der zahler'), at('verbraucher')]).toEqual([1, 0, 1]);
    index.add(third);
    expect(at('der zahler')).toBe(1);
    expect(index.pageNumbers()).toEqual([0, 2, 3]);
    index.add({ page: 3, elements: ['Käufer'], lineEnds: [true] });
    expect([at('der zahler'), at('der kaufer')]).toEqual([0, 1]);
  });

  it('leaves elements out that are told not to count', () => {
    const index = createSearchIndex();
    const [first, second] = lines(['Auf', 'Seite 1'], ['Kopf', 'Verlangen']);
    if (!first || !second) throw new Error('pages are missing');
    index.add(first, new Set([1]));
    index.add(second, new Set([0]));
    expect(searchPages(index, 'auf verlangen').map((hit) => hit.range.endElement)).toEqual([1]);
    expect(searchPages(index, 'kopf')).toEqual([]);
  });

  it('shows a hit in its context', () => {
    const index = createSearchIndex(text);
    expect(searchPages(index, 'verbraucher')[0]?.excerpt).toEqual({
      before: 'Der ',
      match: 'Verbraucher',
      after: ' zahlt Öffentliche E-Mail',
    });
    expect(searchPages(index, 'der zahler')[0]?.excerpt).toEqual({
      before: 'an die Straßenbaufirma. ',
      match: 'Der Zahler',
      after: ' zahlt die Haupt- und Nebensache',
    });
    expect(searchPages(index, 'braucher')[0]?.excerpt.before).toBe('Der Ver');
    const long = lines([`${'word '.repeat(40)}needle ${'word '.repeat(40)}`]);
    const excerpt = searchPages(createSearchIndex(long), 'needle')[0]?.excerpt;
    expect(excerpt?.before).toMatch(/^… (word )+$/);
    expect(excerpt?.after).toMatch(/^( word)+ …$/);
  });
});

describe('searchPages, for any text', () => {
  it('finds the quote of every range that is made of whole words', () => {
    fc.assert(
      fc.property(proseWithRange, ({ text, range }) => {
        const quote = quoteOf(range, text);
        const hits = searchPages(createSearchIndex(text), quote).map((hit) => hit.range);
        const same = hits.some((hit) => compareRanges(hit, range) === 0);
        expect(same || hits.some((hit) => rangesOverlap(hit, range))).toBe(true);
        expect(find(text, quote.toUpperCase()).length).toBe(hits.length);
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
