import type { Position } from '../position';
import type { PageText } from '../text-item';
import type { ReadingOrder } from './reading-order';

type Elements = Pick<ReadingOrder, 'page' | 'element'>;

/** The characters of the element at a place of the reading order; none beyond its ends. */
export function textAtPlace(pages: readonly PageText[], { page, element }: Elements, place: number): string {
  return pages[page[place] ?? -1]?.elements[element[place] ?? -1] ?? '';
}

/** The position of a character of the element at a place of the reading order. */
export function positionAtPlace({ page, element }: Elements, place: number, character: number): Position {
  return { page: page[place] ?? 0, element: element[place] ?? 0, character };
}
