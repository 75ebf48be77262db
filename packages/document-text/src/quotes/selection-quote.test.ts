import { describe, expect, it } from 'vitest';
import { isQuoteOf, normalizeSelection, selectionQuoteOf } from './selection-quote';
import type { PageText } from '../pages/page-text';
import type { TextRange } from '../ranges/text-range';

const pages: PageText[] = [
  { page: 0, elements: ['Kopf', 'Der Ver-', '- 1 -'], lineEnds: [true, true, true], running: [0, 2] },
  { page: 1, elements: ['- 2 -', 'braucher zahlt.', 'Kopf'], lineEnds: [true, true, true], running: [0, 2] },
];

function range(from: readonly [number, number, number], to: readonly [number, number, number]): TextRange {
  const [startPage, startElement, startCharacter] = from;
  const [endPage, endElement, endCharacter] = to;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}

describe('a quote over a page break', () => {
  const across = range([0, 1, 0], [1, 1, 15]);

  it('leaves running lines out and joins the words around them', () => {
    expect(selectionQuoteOf(across, pages)).toBe('Der Verbraucher zahlt.');
  });

  it('is known with and without running lines, and no other is', () => {
    expect(isQuoteOf('Der Verbraucher zahlt.', across, pages)).toBe(true);
    expect(isQuoteOf('Der Ver-- 1 - - 2 -braucher zahlt.', across, pages)).toBe(true);
    expect(isQuoteOf('Der Verbraucher zahlt nicht.', across, pages)).toBe(false);
    expect(isQuoteOf('Der Verbraucher - 2 - zahlt.', across, pages)).toBe(false);
    expect(isQuoteOf('', range([0, 1, 3], [0, 1, 3]), pages)).toBe(false);
  });

  it('keeps running lines where nothing else is selected', () => {
    expect(selectionQuoteOf(range([0, 2, 0], [1, 0, 5]), pages)).toBe('- 1 - - 2 -');
    expect(normalizeSelection(range([0, 2, 0], [1, 0, 5]), pages)).toEqual(range([0, 2, 0], [1, 0, 5]));
  });

  it('begins and ends in the text', () => {
    expect(normalizeSelection(range([0, 0, 2], [1, 2, 3]), pages)).toEqual(across);
    expect(normalizeSelection(range([0, 1, 4], [1, 0, 2]), pages)).toEqual(range([0, 1, 4], [0, 1, 8]));
  });
});

describe('a quote from one page', () => {
  it('is all that is selected', () => {
    const whole = range([0, 0, 0], [0, 2, 5]);
    expect(selectionQuoteOf(whole, pages)).toBe('Kopf Der Ver- - 1 -');
    expect(normalizeSelection(whole, pages)).toEqual(whole);
  });
});
