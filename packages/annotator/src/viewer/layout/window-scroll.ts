import type { Point } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import type { ColumnMap, PagePoint } from './column-map';
import { PAGE_GAP, type PageGeometry } from './page-geometry';
import { untransformPoint } from './page-matrix';
import type { PagesInView } from './pages-in-view';
import type { ScrollPane } from './scroll-pane';

/** Brings places of the document into the window. */
export interface WindowScroll {
  /** Puts a page's top, or a place of it in page units, at the top of the window. */
  scrollToPage(page: number, place?: Point): void;
  /** Scrolls a box (pixels of the page element) into comfortable view, if it is not there already. */
  reveal(page: number, box: Box): void;
  /** What stands in the middle of the window's top edge: a place that outlives zoom and rotation. */
  anchor(): PagePoint;
}

/** CSS pixels that a revealed box keeps from the top, bottom and side of the window. */
const REVEAL_MARGIN = { top: 24, bottom: 48, side: 24 } as const;

/** Scrolling of one column in one pane. */
export function createWindowScroll(
  pane: ScrollPane,
  geometry: PageGeometry,
  map: ColumnMap,
  view: PagesInView,
): WindowScroll {
  const isBelowFold = (top: number, height: number): boolean =>
    top + Math.min(height, pane.height / 2) > pane.top + pane.height - REVEAL_MARGIN.bottom;

  return {
    scrollToPage(page, place) {
      const inside = Math.min(Math.max(page, 0), geometry.count - 1);
      const { left, width, top: pageTop } = map.placeOf(inside);
      const top = place ? map.onSheet(inside, place).y : pageTop;
      pane.scrollTo(leftToShow({ left, width }, pane), top - PAGE_GAP / 2);
      view.pin(inside);
    },
    reveal(page, box) {
      const place = map.placeOf(page);
      const top = place.top + box.y;
      const left = place.left + box.x;
      const isOutside = top < pane.top + REVEAL_MARGIN.top || isBelowFold(top, box.height);
      const isAside = left < pane.left || left + box.width > pane.left + pane.width;
      const x = isAside ? left - Math.max((pane.width - box.width) / 2, REVEAL_MARGIN.side) : pane.left;
      pane.scrollTo(x, isOutside ? top - pane.height / 4 : pane.top);
      view.pin(undefined);
    },
    anchor() {
      const page = view.currentPage();
      const { left, top, matrix } = map.placeOf(page);
      const x = pane.left + pane.width / 2 - left;
      return { page, point: untransformPoint(matrix, { x, y: pane.top - top }) };
    },
  };
}

/**
 * How far a window is scrolled to the right so that as much as possible of a page is in it: a page that fits is centered, in a wider one
 * the reader keeps their place. All in pixels of the sheet, on which pages of different widths are centered.
 */
export function leftToShow(
  page: { readonly left: number; readonly width: number },
  window: { readonly left: number; readonly width: number },
): number {
  const spare = window.width - page.width;
  if (spare >= 0) return page.left - spare / 2;
  return Math.min(Math.max(window.left, page.left - PAGE_GAP), page.left - spare + PAGE_GAP);
}
