import type { Position } from '@glossator/document-text';

/** A place of a page (from 0), in page units from its top. */
export interface ReadingPlace {
  readonly page: number;
  readonly top: number;
}

/** Where a jump has led: where it was to a passage of the text, also where that begins. */
export interface LandedPlace extends ReadingPlace {
  readonly at?: Position;
}

/** How much can be seen at a place, in units of its page: the height of the window, and of the page with the gap below it. */
export interface ReadingRoom {
  readonly height: number;
  readonly pageHeight: number;
}
