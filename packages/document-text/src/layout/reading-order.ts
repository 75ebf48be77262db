import type { PageText } from '../pages/page-text';
import type { Position } from '../pages/position';

/** Gap before an element: none, it continues the text of the one before it. */
export const CONTINUES = 0;
/** Gap before an element: the end of a line, or a space as wide as between the cells of a table. */
export const LINE_END = 1;
/** Gap before an element: the end of a paragraph, be it on the same page or not. */
export const PARAGRAPH = 2;
/** Gap before an element: the end of a page or column in the middle of a paragraph. */
export const PAGE_END = 3;

/** The elements of a document in the order in which a person reads them. An index into its columns is a *place*. */
export interface ReadingOrder {
  /** How many elements there are. */
  readonly length: number;
  /** Page and index of each element. */
  readonly page: Int32Array;
  readonly element: Int32Array;
  /** The gap before each element: `CONTINUES`, `LINE_END`, `PARAGRAPH` or `PAGE_END`. */
  readonly gap: Uint8Array;
  /** From this index on the elements are footnotes, and after these notes in margins: those of all pages follow the body of all pages. */
  readonly notesFrom: number;
  /** Whether an element is part of a running header, a footer or a page number, or lies over or under the text; these are not in the order. */
  isRunning(page: number, element: number): boolean;
  /** All elements of a page that are not in the order because they are no part of the text: running lines, and what lies over or under it. */
  apartOn(page: number): ReadonlySet<number>;
}

type Elements = Pick<ReadingOrder, 'page' | 'element'>;

/** The characters of the element at a place of the reading order; none beyond its ends. */
export function textAtPlace(pages: readonly PageText[], { page, element }: Elements, place: number): string {
  return pages[page[place] ?? -1]?.elements[element[place] ?? -1] ?? '';
}

/** The position of a character of the element at a place of the reading order. */
export function positionAtPlace({ page, element }: Elements, place: number, character: number): Position {
  return { page: page[place] ?? 0, element: element[place] ?? 0, character };
}
