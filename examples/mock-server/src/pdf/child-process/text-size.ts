import type { PageText } from '@glossator/document-text';

/** What an element takes beside its characters, counted as characters: a place, the end of a line, an entry in lists. */
const ELEMENT_SIZE = 16;

/** What a page counts against the most characters of a text: a page may have hundreds of thousands of elements of one letter. */
export function textSize({ elements }: PageText): number {
  return elements.reduce((sum, element) => sum + element.length + ELEMENT_SIZE, 0);
}
