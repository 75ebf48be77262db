import { describe, expect, it } from 'vitest';
import { quoteOf, quotesAgree } from './quote';
import type { PageText } from '../pages/page-text';

/** Pages of one line an element. */
function pagesOf(...pages: readonly string[][]): PageText[] {
  return pages.map((elements, page) => ({ page, elements, lineEnds: elements.map(() => true) }));
}

function whole(pages: readonly PageText[]): string {
  const last = pages.at(-1);
  const endElement = (last?.elements.length ?? 0) - 1;
  return quoteOf(
    {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: pages.length - 1,
      endElement,
      endCharacter: last?.elements[endElement]?.length ?? 0,
    },
    pages,
  );
}

describe('quoteOf', () => {
  it.each([
    [['der Ver-', 'braucher'], 'der Verbraucher'],
    [['Schleswig-', 'Holstein'], 'Schleswig-Holstein'],
    [['§§ 12-', '14'], '§§ 12-14'],
    [['Haupt-', 'und Nebensache'], 'Haupt- und Nebensache'],
    [['Undine-', 'undine'], 'Undineundine'],
    [['celui-', 'ci est'], 'celui-ci est'],
    [['est peut-', 'être'], 'est peut-être'],
    [['Ver\u00ad', 'braucher\u00adschutz'], 'Verbraucherschutz'],
    [['中华人民', '共和国'], '中华人民共和国'],
    [['one ', ' two'], 'one two'],
    [['of\ufb01ce\u0000'], 'office'],
    [['a -', 'b'], 'a - b'],
    [['word\u2014', 'word 12\u2013', '14'], 'word\u2014word 12\u201314'],
    [['c’est-', 'à-', 'dire ce mer-', 'ci'], 'c’est-à-dire ce merci'],
  ])('writes %j as %j', (lines, expected) => {
    expect(whole(pagesOf(lines))).toBe(expected);
  });

  it('joins nothing between elements of one line', () => {
    expect(whole([{ page: 0, elements: ['Art', '. ', '1'], lineEnds: [false, false, false] }])).toBe(
      'Art. 1',
    );
  });

  it('crosses page ends, joins words there, and passes over empty pages', () => {
    expect(whole(pagesOf(['der Ver-'], [], ['braucher zahlt'], ['nichts']))).toBe(
      'der Verbraucher zahlt nichts',
    );
  });

  it('ends where the text ends, however far the range is said to reach', () => {
    const pages = pagesOf(['eins'], ['zwei']);
    const range = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 2 ** 50,
      endElement: 0,
      endCharacter: 0,
    };
    expect(quoteOf(range, pages)).toBe('eins zwei');
    expect(quoteOf({ ...range, startPage: 2 ** 40 }, pages)).toBe('');
    expect(quoteOf({ ...range, endPage: 0 }, pages)).toBe('');
  });

  it('leaves out the elements that `omit` names', () => {
    const pages = pagesOf(['Auf', 'Seite 1'], ['Kopf', 'Verlangen']);
    const omit = (page: number): ReadonlySet<number> => new Set(page === 0 ? [1] : [0]);
    const range = {
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 1,
      endElement: 1,
      endCharacter: 9,
    };
    expect(quoteOf(range, pages, { omit })).toBe('Auf Verlangen');
    expect(quoteOf(range, pages)).toBe('Auf Seite 1 Kopf Verlangen');
  });
});

describe('quotesAgree', () => {
  it('agrees on the same words with other spacing, and on no others', () => {
    expect(quotesAgree('Auf\nVerlangen des Ver-\nbrauchers', 'AufVerlangen des Verbrauchers')).toBe(true);
    expect(quotesAgree('Absatz 12', 'Absatz 13')).toBe(false);
  });
});
