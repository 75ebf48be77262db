import { quoteOf, type PageText, type TextRange } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

const pageOf = (...elements: string[]): PageText[] => [
  { page: 0, elements, lineEnds: elements.map(() => true) },
];

/** A law as one pdf.js read it when Selections were made, as another one reads it now, and its next version. */
const BEFORE = pageOf(
  'Article 1',
  'The owner',
  'may demand',
  'that others',
  'stay away.',
  'Article 2',
  'Stop.',
  'Stop.',
);
const NOW = pageOf(
  '',
  'Article 1',
  'The owner may',
  'demand that others stay away.',
  'Article 2',
  'Stop.',
  'Stop.',
);
const NEXT = pageOf(
  'Article 1',
  'The owner may demand that others stay away.',
  'Article 2',
  'Stop.',
  'Stop.',
);

const wholeElements = (first: number, last: number): TextRange => ({
  startPage: 0,
  startElement: first,
  startCharacter: 0,
  endPage: 0,
  endElement: last,
  endCharacter: BEFORE[0]?.elements[last]?.length ?? 0,
});

describe('compareTexts', () => {
  const compare = (ranges: readonly TextRange[]) => {
    const places = ranges.map((range) => ({ range, text: quoteOf(range, BEFORE) }));
    return compareTexts(NOW, NEXT, places, false, () => undefined).carried;
  };

  it('carries over the words that were selected where the text has been read anew since, cut otherwise', () => {
    const [carried] = compare([wholeElements(2, 3)]);
    expect(carried).toMatchObject({ status: 'success', place: { text: 'may demand that others' } });
  });

  it('carries nothing over for words that are at another place and on the page twice', () => {
    const place = { range: wholeElements(5, 5), text: 'Stop.' };
    const [carried] = compareTexts(NOW.map(withoutHeading), NEXT, [place], false, () => undefined).carried;
    expect(carried).toEqual({
      status: 'failed',
      confidence: 0,
      reason: { kind: 'outside-text', changedWords: 0 },
      candidates: [],
    });
  });

  it('answers in the order of the places, whichever of them are lost', () => {
    const lost = { range: wholeElements(0, 0), text: 'Words that nobody wrote here at all' };
    const kept = { range: wholeElements(1, 1), text: 'The owner' };
    const { carried } = compareTexts(NOW, NEXT, [lost, kept, lost], false, () => undefined);
    expect(carried.map(({ status }) => status)).toEqual(['failed', 'success', 'failed']);
    expect(carried[1]?.place?.text).toBe('The owner');
  });
});

/** The page without its fifth element, so that those behind it have moved. */
function withoutHeading(page: PageText): PageText {
  const elements = page.elements.filter((_, index) => index !== 4);
  return { ...page, elements, lineEnds: elements.map(() => true) };
}
