import type { Point } from '@glossator/document-text';
import type { Rotation, ViewPosition } from '../../core/ports/document-viewer';
import type { ReadingRoom } from '../../core/ports/reading-place';
import type { ColumnMap } from './column-map';
import { boxSize, quarterTurns, type Size } from './page-box';
import { PAGE_GAP, type PageGeometry } from './page-geometry';
import { pageMatrix, untransformPoint } from './page-matrix';
import type { PagesInView } from './pages-in-view';
import type { ScrollPane } from './scroll-pane';
import { leftToShow } from './window-scroll';

/** What positions are positions in. */
export interface ViewPositionsOptions {
  readonly pane: ScrollPane;
  readonly geometry: PageGeometry;
  readonly map: ColumnMap;
  readonly view: PagesInView;
  /** Pixels of a page unit. */
  readonly unitOf: (page: number) => number;
  /** How the pages are shown at the moment. */
  readonly now: () => Pick<ViewPosition, 'rotation'> & { readonly zoom: ViewPosition['scale'] };
}

/** Where the reader is, and the way back there. */
export interface ViewPositions {
  readonly position: () => ViewPosition;
  /** The same, seen from the page that counts as the current one: the last one may not come to the top. */
  readonly standpoint: () => ViewPosition;
  /** How much can be seen at that position. */
  readonly room: () => ReadingRoom;
  /** Scrolls to such a place at the present zoom and rotation. */
  readonly returnTo: (position: ViewPosition) => void;
}

/** The positions of one column in one pane. */
export function createViewPositions(options: ViewPositionsOptions): ViewPositions {
  const { pane, geometry, map, view, unitOf, now } = options;
  // At the gap above a page the reader has come to that page.
  const pageAtTop = (): number => geometry.pageAt(pane.top + PAGE_GAP);
  const positionOn = (page: number): ViewPosition => {
    const unit = unitOf(page);
    const { left, top } = map.placeOf(page);
    const { zoom: scale, rotation } = now();
    return { page, top: (pane.top - top) / unit, left: (pane.left - left) / unit, scale, rotation };
  };
  return {
    position: () => positionOn(pageAtTop()),
    standpoint: () => positionOn(view.currentPage()),
    room() {
      const page = pageAtTop();
      const unit = unitOf(page);
      return { height: pane.height / unit, pageHeight: (geometry.heightOf(page) + PAGE_GAP) / unit };
    },
    returnTo(position) {
      const page = Math.min(Math.max(position.page, 0), geometry.count - 1);
      const place = map.placeOf(page);
      const rotation = geometry.rotationOf(page);
      const before = quarterTurns(rotation - now().rotation + position.rotation);
      const { y } = map.onSheet(page, edgePoint(boxSize(geometry.boxOf(page)), before, position.top));
      const isTurned = before !== rotation;
      const x = isTurned ? leftToShow(place, pane) : place.left + position.left * unitOf(page);
      pane.scrollTo(x, y);
      view.pin(page);
    },
  };
}

/** The point in the middle of a page that stood at a height of it (page units from its top) when it was turned so. */
function edgePoint({ width, height }: Size, rotation: Rotation, top: number): Point {
  const shown = rotation % 180 === 0 ? { width, height } : { width: height, height: width };
  return untransformPoint(pageMatrix(width, height, rotation, shown), { x: shown.width / 2, y: top });
}
