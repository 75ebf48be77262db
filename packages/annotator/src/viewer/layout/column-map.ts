import type { Point } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import { boxSize } from './page-box';
import { PAGE_GAP, type PageGeometry } from './page-geometry';
import { pageMatrix, transformPoint, untransformPoint, type Matrix } from './page-matrix';
import type { ScrollPane } from './scroll-pane';

/** Where a page stands in the column, CSS pixels, and how page units become pixels of the page element. */
export interface PagePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
}

/** A point in the units of a page (from 0); it may lie above or beside that page. */
export interface PagePoint {
  readonly page: number;
  readonly point: Point;
}

/** From page units to pixels of the sheet that holds the column, to the browser window, and back. */
export interface ColumnMap {
  placeOf(page: number): PagePlace;
  /** The part of a page that is in sight, in pixels of the page element; without extent where nothing is. */
  seenOf(page: number): Box;
  /** A point of a page in pixels of the sheet. */
  onSheet(page: number, point: Point): Point;
  /** The page nearest to a point of the sheet, and the point in its units. */
  fromSheet(point: Point): PagePoint;
  /** The page nearest to a point of the browser window, and the point in its units. */
  pageAt(client: Point): PagePoint;
  /** A box in pixels of a page element as a box of the browser window. */
  toClient(page: number, box: Box): Box;
}

/** Width of the sheet: the widest page with its margins, and never less than the pane. */
export function sheetWidth(pane: Pick<ScrollPane, 'width'>, geometry: Pick<PageGeometry, 'width'>): number {
  return Math.max(geometry.width + 2 * PAGE_GAP, pane.width);
}

/** The map of one column in one pane. It holds nothing: every answer follows the geometry and the pane as they are. */
export function createColumnMap(pane: ScrollPane, geometry: PageGeometry): ColumnMap {
  const placeOf = (page: number): PagePlace => {
    const shown = { width: geometry.widthOf(page), height: geometry.heightOf(page) };
    const { width, height } = boxSize(geometry.boxOf(page));
    return {
      left: Math.round((sheetWidth(pane, geometry) - shown.width) / 2),
      top: geometry.topOf(page),
      ...shown,
      matrix: pageMatrix(width, height, geometry.rotationOf(page), shown),
    };
  };
  const fromSheet = (sheet: Point): PagePoint => {
    const page = geometry.pageAt(sheet.y);
    const { left, top, matrix } = placeOf(page);
    return { page, point: untransformPoint(matrix, { x: sheet.x - left, y: sheet.y - top }) };
  };

  return {
    placeOf,
    seenOf(page) {
      const { left, top, width, height } = placeOf(page);
      const x = Math.max(pane.left - left, 0);
      const y = Math.max(pane.top - top, 0);
      const right = Math.min(pane.left + pane.width - left, width);
      const bottom = Math.min(pane.top + pane.height - top, height);
      return { x, y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) };
    },
    onSheet(page, point) {
      const { left, top, matrix } = placeOf(page);
      const { x, y } = transformPoint(matrix, point);
      return { x: left + x, y: top + y };
    },
    fromSheet,
    pageAt(client) {
      const { x, y } = pane.fromClient(client);
      return fromSheet({ x: pane.left + x, y: pane.top + y });
    },
    toClient(page, box) {
      const place = placeOf(page);
      const corner = pane.toClient({ x: place.left + box.x - pane.left, y: place.top + box.y - pane.top });
      return { ...corner, width: box.width, height: box.height };
    },
  };
}
