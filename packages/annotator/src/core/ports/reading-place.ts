/** A place of a page (from 0), in page units from its top. */
export interface ReadingPlace {
  readonly page: number;
  readonly top: number;
}

/** How much can be seen at a place, in units of its page: the height of the window, and of the page with the gap below it. */
export interface ReadingRoom {
  readonly height: number;
  readonly pageHeight: number;
}
