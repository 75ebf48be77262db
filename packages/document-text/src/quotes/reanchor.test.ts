import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeRange } from '../ranges/range-validity';
import { quoteOf, quotesAgree } from './quote';
import { createReanchor, reanchor } from './reanchor';
import { pagesWithRange } from '../testing/arbitrary-pages';
import { proseWithRange } from '../testing/arbitrary-prose';
import type { PageText } from '../pages/page-text';
import { endOf, rangeBetween, rangesOverlap, startOf, type TextRange } from '../ranges/text-range';
import type { Position } from '../pages/position';

const lines = (...pages: readonly string[][]): PageText[] =>
  pages.map((elements, page) => ({ page, elements, lineEnds: elements.map(() => true) }));
const inElement = (
  startPage: number,
  startElement: number,
  startCharacter: number,
  endCharacter: number,
): TextRange => ({
  startPage,
  startElement,
  startCharacter,
  endPage: startPage,
  endElement: startElement,
  endCharacter,
});
const elsewhere = inElement(0, 0, 0, 1);

describe('reanchor', () => {
  const sentence = 'Der Verbraucher hat das Recht auf Widerruf binnen 14 Tagen.';

  it('keeps a range whose text is the quote, however it is spaced, even where the words stand elsewhere too', () => {
    const text = lines(['eins eins', 'eins Ver-', 'braucher']);
    const range = inElement(0, 0, 5, 9);
    expect(reanchor(range, 'eins', text)).toBe(range);
    const parted = { ...inElement(0, 1, 5, 8), endElement: 2 };
    expect(reanchor(parted, 'Ver-\nbraucher', text)).toBe(parted);
    expect(reanchor(parted, 'Verbraucher', (page) => text[page])).toBe(parted);
  });

  it('finds a moved quote on its page, through other elements', () => {
    expect(reanchor(elsewhere, 'das Recht auf', lines(['x', 'hat das', 'Recht auf']))).toEqual({
      ...inElement(0, 1, 4, 9),
      endElement: 2,
    });
    expect(reanchor(inElement(0, 9, 0, 1), 'Recht', lines(['x', 'Recht']))).toEqual(inElement(0, 1, 0, 5));
  });

  it('gives nothing where the words stand twice on the page', () => {
    expect(reanchor(elsewhere, 'Recht', lines(['x', 'Recht', 'Recht']))).toBeUndefined();
    expect(reanchor(elsewhere, 'anan', lines(['xananan']))).toBeUndefined();
  });

  it('trusts another page only for a long quote that stands there alone', () => {
    expect(reanchor(elsewhere, 'Recht', lines(['x'], ['Recht']))).toBeUndefined();
    expect(reanchor(elsewhere, sentence, lines(['x'], [], ['y', sentence]))).toEqual(
      inElement(2, 1, 0, sentence.length),
    );
    expect(reanchor(elsewhere, sentence, lines(['x'], [sentence], [sentence]))).toBeUndefined();
  });

  it('finds a quote with a few other characters near its place, never with another number', () => {
    const damaged = sentence.replace('Widerruf', 'Wide\ufffdruf').replace('Recht', 'Rccht');
    expect(reanchor(elsewhere, sentence, lines(['x'], [`und ${damaged}`]))).toEqual(
      inElement(1, 0, 4, 4 + damaged.length),
    );
    expect(reanchor(elsewhere, sentence, lines(['x'], [], [damaged]))).toBeUndefined();
    expect(reanchor(elsewhere, sentence, lines(['x'], [sentence.replace('14', '15')]))).toBeUndefined();
    expect(
      reanchor(elsewhere, sentence, lines(['x'], [damaged, sentence.replace('hat', 'bat')])),
    ).toBeUndefined();
    expect(reanchor(elsewhere, 'Recht auf Widerruf', lines(['Rccht auf Widerruf']))).toBeUndefined();
  });

  it('gives nothing for a quote without words', () => {
    expect(reanchor(elsewhere, ' - ', lines(['x - y']))).toBeUndefined();
  });

  it('answers for a range that reaches far beyond the text', () => {
    const text = lines(['eins'], ['Recht']);
    const far = { ...inElement(0, 0, 0, 1), endPage: 2 ** 50 };
    expect(reanchor(far, 'Recht', text)).toEqual(inElement(1, 0, 0, 5));
    expect(reanchor(far, 'Recht', (page) => text[page])).toEqual(inElement(1, 0, 0, 5));
  });

  it('finds a quote that was taken over a page break without the running lines there', () => {
    const text = lines(['x', 'Der Ver-', '- 1 -'], ['- 2 -', 'braucher zahlt.']).map((page) => ({
      ...page,
      running: page.page === 0 ? [2] : [0],
    }));
    const across = { ...inElement(0, 0, 0, 15), endPage: 1, endElement: 1 };
    expect(reanchor(across, 'Der Verbraucher zahlt.', text)).toEqual({ ...across, startElement: 1 });
  });

  it('reads the whole text once for many quotes', () => {
    const text = lines(['x'], ['y'], [sentence]);
    const reads: number[] = [];
    const find = createReanchor((page) => {
      reads.push(page);
      return text[page];
    });
    const long = 'kein solcher Satz steht in diesem Gesetz';
    expect([find(elsewhere, sentence)?.startPage, find(elsewhere, long)]).toEqual([2, undefined]);
    expect(reads.filter((page) => page === 2)).toHaveLength(1);
  });
});

describe('reanchor, for any text', () => {
  it('never moves a range that still reads as its quote', () => {
    fc.assert(
      fc.property(pagesWithRange, ({ text, range }) => {
        const found = reanchor(range, quoteOf(range, text), text);
        if (found !== undefined) expect(found).toBe(range);
        else expect(quoteOf(range, text).replace(/[\s\p{P}\p{M}\p{S}]/gu, '')).toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  it('follows its words when the same text is cut into other elements, or says that it does not know', () => {
    fc.assert(
      fc.property(proseWithRange, fc.array(fc.nat(30), { maxLength: 8 }), ({ text, range }, cuts) => {
        const quote = quoteOf(range, text);
        const other = text.map((page) => recut(page, cuts));
        const found = reanchor(range, quote, other);
        if (!found) return;
        expect(quotesAgree(quoteOf(found, other), quote)).toBe(true);
        const same = sameWords(range, text, other);
        if (same && occurrences(text, quote) === 1) expect(rangesOverlap(found, same)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('does know for a quote that stands once in the text', () => {
    const unique = 'Widerruf';
    fc.assert(
      fc.property(proseWithRange, fc.nat(5), ({ text }, at) => {
        const other = text.map((page) => {
          const index = at % page.elements.length;
          const elements = page.elements.map((e, i) =>
            i === index && page.page === 0 ? `${e} ${unique}` : e,
          );
          return { ...page, elements };
        });
        const found = reanchor(inElement(0, 99, 0, 1), unique, other);
        expect(found && quoteOf(found, other)).toBe(unique);
      }),
    );
  });
});

/** The same characters in other elements: cut at some offsets, joined where no line ends between two elements. */
function recut(page: PageText, cuts: readonly number[]): PageText {
  const elements: string[] = [];
  const lineEnds: boolean[] = [];
  let line = '';
  page.elements.forEach((element, index) => {
    line += element;
    if (!page.lineEnds[index] && index < page.elements.length - 1) return;
    const edges = [0, ...cuts.filter((cut) => cut < line.length).sort((a, b) => a - b), line.length];
    edges.slice(1).forEach((edge, i) => elements.push(line.slice(edges[i], edge)));
    lineEnds.push(...edges.slice(2).map(() => false), page.lineEnds[index] ?? false);
    line = '';
  });
  return { page: page.page, elements, lineEnds };
}

function occurrences(text: readonly PageText[], quote: string): number {
  const squeeze = (s: string): string =>
    s
      .normalize('NFKD')
      .replace(/[\s\p{M}\p{Pd}\u00ad]/gu, '')
      .toLowerCase();
  return squeeze(text.flatMap((page) => page.elements).join('')).split(squeeze(quote)).length - 1;
}

/** The range of the same characters after `recut`: counted in characters from the beginning of the page. */
function sameWords(
  range: TextRange,
  text: readonly PageText[],
  other: readonly PageText[],
): TextRange | undefined {
  const count = (at: Position): number =>
    (text[at.page]?.elements.slice(0, at.element).join('').length ?? 0) + at.character;
  const place = (page: number, characters: number): Position => {
    let left = characters;
    const elements = other[page]?.elements ?? [];
    const element = elements.findIndex((e) => (left < e.length ? true : ((left -= e.length), false)));
    return element < 0
      ? { page, element: elements.length - 1, character: elements.at(-1)?.length ?? 0 }
      : { page, element, character: left };
  };
  const start = place(range.startPage, count(startOf(range)));
  const end = place(range.endPage, count(endOf(range)));
  return normalizeRange(rangeBetween(start, end), other);
}
