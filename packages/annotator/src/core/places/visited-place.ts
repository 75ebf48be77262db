import type { ViewPosition } from '../ports/document-viewer';
import type { ViewState } from '../view/state';
import type { ReadPassage } from './read-passage';

/** A place that somebody has read: which text, where in it, and what stands there. */
export interface VisitedPlace {
  readonly documentId: number;
  /** The number of the Version whose text that is; undefined with a back end without Versions. */
  readonly version: number | undefined;
  /** It was opened as an old Version, to be read as it was. */
  readonly isOld: boolean;
  readonly position: ViewPosition;
  /** How far down the whole text it is, from 0 to 1. */
  readonly share: number;
  readonly view: Pick<ViewState, 'reading' | 'landed'>;
  /** Undefined where the text has no articles, or they were not known yet. */
  readonly passage: ReadPassage | undefined;
}

/** Points of a page as most laws have it. */
const PAGE_HEIGHT = 842;

/** How far down a text of so many pages a place is. */
export function shareOf({ reading }: VisitedPlace['view'], pageCount: number): number {
  const { page, top, room } = reading;
  return pageCount === 0 ? 0 : Math.min(1, (page + top / (room?.pageHeight ?? PAGE_HEIGHT)) / pageCount);
}

/** The place that is as far down another text of so many pages. */
export function proportionatePosition(
  { share, position, view }: VisitedPlace,
  pageCount: number,
): ViewPosition {
  const place = share * pageCount;
  const page = Math.min(Math.floor(place), Math.max(0, pageCount - 1));
  const height = view.reading.room?.pageHeight ?? PAGE_HEIGHT;
  return { ...position, page, top: (place - page) * height, left: 0 };
}
