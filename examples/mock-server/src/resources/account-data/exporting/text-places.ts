import { rangeProblem, type PageText, type TextRange } from '@glossator/document-text';

/** Where a range stands in a text as a whole, in UTF-16 units, and what is around it. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
  readonly prefix: string;
  readonly suffix: string;
}

/**
 * Places in a text that is the strings of all elements of all pages, one after the other without anything between them, as pdf.js reads
 * them (decisions.md section 3).
 */
export interface TextPlaces {
  /** The place of a range; undefined where it does not lie in the text. */
  of(range: TextRange): TextPlace | undefined;
}

/** Characters that are given on either side. */
const AROUND = 32;

/** Makes it. Pages are joined when they are first asked for. */
export function createTextPlaces(pages: readonly PageText[]): TextPlaces {
  const starts: number[] = [];
  let length = 0;
  for (const { elements } of pages) {
    starts.push(length);
    for (const element of elements) length += element.length;
  }
  const joined = new Map<number, string>();
  const pageAt = (page: number): string => {
    const text = joined.get(page) ?? pages[page]?.elements.join('') ?? '';
    joined.set(page, text);
    return text;
  };
  const within = (page: number, element: number, character: number): number => {
    const before = pages[page]?.elements.slice(0, element) ?? [];
    return before.reduce((sum, text) => sum + text.length, character);
  };
  return {
    of(range) {
      if (rangeProblem(range, pages) !== undefined) return undefined;
      const start = within(range.startPage, range.startElement, range.startCharacter);
      const end = within(range.endPage, range.endElement, range.endCharacter);
      return {
        start: (starts[range.startPage] ?? 0) + start,
        end: (starts[range.endPage] ?? 0) + end,
        prefix: pageAt(range.startPage).slice(Math.max(0, start - AROUND), start),
        suffix: pageAt(range.endPage).slice(end, end + AROUND),
      };
    },
  };
}
