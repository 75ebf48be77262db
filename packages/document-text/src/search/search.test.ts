import { describe, expect, it } from 'vitest';
import { findRanges, findRangesInSteps, searchPages, type SearchOptions } from './search';
import { createSearchIndex } from './search-index';
import { isSearchPage, pageTextOf } from './search-page';
import type { PageText } from '../pages/page-text';

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
    expect(find(lines(['サーバー設定']), 'サーバー', { wholeWord })).toHaveLength(1);
    // Whatever stands before the letter beside it: that may be on another page.
    for (const before of ['a', 'ba', '法a'])
      expect(find(lines([`${before}律aa`]), '律aa', { wholeWord })).toEqual([]);
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

  it('skips omitted elements', () => {
    const index = createSearchIndex();
    const [first, second] = lines(['Auf', 'Seite 1'], ['Kopf', 'Verlangen']);
    if (!first || !second) throw new Error('pages are missing');
    index.add(first, new Set([1]));
    index.add(second, new Set([0]));
    expect(searchPages(index, 'auf verlangen').map((hit) => hit.range.endElement)).toEqual([1]);
    expect(searchPages(index, 'kopf')).toEqual([]);
  });

  it('reads on over running lines, which are in no excerpt and in no match of case', () => {
    const index = createSearchIndex();
    const [first, second] = lines(['Der Käufer', 'Seite 1'], ['OR', 'Verlangt Geld']);
    if (!first || !second) throw new Error('pages are missing');
    index.add(first, new Set([1]));
    index.add(second, new Set([0]));
    const [hit] = searchPages(index, 'Käufer Verlangt', { caseSensitive: true });
    expect(hit?.range).toMatchObject({ startElement: 0, endPage: 1, endElement: 1, endCharacter: 8 });
    expect(hit?.excerpt).toEqual({ before: 'Der ', match: 'Käufer Verlangt', after: ' Geld' });
    const stored: unknown = structuredClone(index.page(1));
    if (!isSearchPage(stored)) throw new Error('A stored page is not known again');
    expect(pageTextOf(stored)).toMatchObject({ elements: ['', 'Verlangt Geld'], running: [0] });
  });

  it('stops between two steps when its signal is aborted, with the reason', async () => {
    const page = ['der '.repeat(1500)];
    const index = createSearchIndex(lines(...Array.from({ length: 20 }, () => page)));
    let pauses = 0;
    const signal = {
      aborted: false,
      throwIfAborted: () => {
        if (pauses === 2) throw new Error('gone');
      },
    };
    const pause = () => Promise.resolve(void (pauses += 1));
    expect(await findRangesInSteps(index, 'der', { pause })).toHaveLength(30_000);
    expect(pauses).toBeGreaterThan(4);
    pauses = 0;
    await expect(findRangesInSteps(index, 'der', { pause, signal })).rejects.toThrow('gone');
    expect(pauses).toBe(2);
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
