import type { PageText } from '@glossator/document-text';

/** What an element takes beside its characters, counted as characters: a place, the end of a line, an entry in lists. */
const ELEMENT_SIZE = 16;

/** What an element counts against the most characters of a page and a text: a page may have hundreds of thousands of one letter. */
export function elementSize(element: string): number {
  return element.length + ELEMENT_SIZE;
}

/** What a page counts against the most characters of a text. */
export function textSize({ elements }: PageText): number {
  return elements.reduce((sum, element) => sum + elementSize(element), 0);
}
