/** What a PDF says about a page: its visible box in PDF points (x0, y0, x1, y1), own rotation and size of a unit. */
export interface PageBox {
  readonly view: readonly [number, number, number, number];
  readonly rotate: number;
  readonly userUnit: number;
}

/** A point in page units: PDF points from the top left of the page's visible box, before any rotation, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
