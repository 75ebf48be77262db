import type { Position, TextRange } from '@glossator/document-text';
import type { PageHeights } from '../ports/viewer-marks';

/** Where positions of one Version stand in its column of pages, as far as its pages have been read. */
export interface PlaceBook {
  learn(heights: PageHeights): void;
  has(page: number): boolean;
  /** The place of a position; a guess where its page has not been read. */
  placeOf(position: Position): number;
}

/** Elements of a page where none is known. */
const USUAL = 40;

/** A book without pages. Guesses go by the numbers of the elements that `ranges` mention. */
export function createPlaceBook(ranges: Iterable<TextRange>): PlaceBook {
  const tops = new Map<number, Float64Array>();
  const most = new Map<number, number>();
  for (const { startPage, startElement, endPage, endElement } of ranges) {
    most.set(startPage, Math.max(most.get(startPage) ?? USUAL, startElement + 1));
    most.set(endPage, Math.max(most.get(endPage) ?? USUAL, endElement + 1));
  }
  return {
    learn({ text, tops: heights }) {
      tops.set(text.page, heights);
    },
    has: (page) => tops.has(page),
    placeOf({ page, element }) {
      const known = tops.get(page);
      const share = known
        ? (known[Math.min(element, known.length - 1)] ?? 0)
        : element / (most.get(page) ?? USUAL);
      return page + Math.min(Math.max(share, 0), 1);
    },
  };
}
