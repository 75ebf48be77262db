import type { PageBox, Point } from '@glossator/document-text';
import type { Rotation, ViewPosition, ZoomScale } from '../../core/ports/document-viewer';
import { createColumnMap, sheetWidth, type ColumnMap } from './column-map';
import { boxSize, shownSize } from './page-box';
import { type PageGeometry } from './page-geometry';
import { createPagesInView, type PagesInView } from './pages-in-view';
import type { ScrollPane } from './scroll-pane';
import { createViewPositions, type ViewPositions } from './view-positions';
import { createWindowScroll, type WindowScroll } from './window-scroll';
import { limitedZoom, pixelsPerPoint, scaleFor } from './zoom-scale';

/**
 * Where every page is and what of them can be seen: the geometry of one open document in one window. Its parts: the map between page
 * units and the screen (`column-map`), which pages are in sight (`pages-in-view`), how places come into the window (`window-scroll`),
 * and, here, what changes all of them: zoom, rotation, the window's size and the true boxes of pages.
 */
export interface Layout
  extends ColumnMap, Pick<PagesInView, 'visible' | 'currentPage'>, WindowScroll, ViewPositions {
  readonly zoom: ZoomScale;
  readonly scale: number;
  readonly rotation: Rotation;
  /** Sets the true box of a page; what the reader sees stays where it is. */
  setBox(page: number, box: PageBox): void;
  isKnown(page: number): boolean;
  /** `focus` is the window point that stays where it is; without it the top of the window does. */
  setZoom(zoom: ZoomScale, focus?: Point): void;
  setRotation(rotation: Rotation): void;
  /** Call when the window's size has changed. */
  refit(): void;
  restore(position: ViewPosition): void;
}

/** Lays out pages in a pane. `onLayout` is called when pages have moved or changed size, not when the reader scrolls. */
export function createLayout(
  pane: ScrollPane,
  geometry: PageGeometry,
  initial: { readonly zoom: ZoomScale; readonly rotation: Rotation },
  onLayout: () => void,
): Layout {
  let { zoom, rotation } = initial;
  let scale = 2;
  const map = createColumnMap(pane, geometry);
  const view = createPagesInView(pane, geometry);
  const scroll = createWindowScroll(pane, geometry, map, view);

  const applyScale = (): void => {
    const page = view.currentPage();
    scale = scaleFor(zoom, shownSize(geometry.boxOf(page), geometry.rotationOf(page)), pane);
    geometry.setView(pixelsPerPoint(scale), rotation);
  };
  const resizeSheet = (): void => pane.setSheet(sheetWidth(pane, geometry), geometry.height);
  const unitOf = (page: number): number => pixelsPerPoint(scale) * geometry.boxOf(page).userUnit;
  const positions = createViewPositions({
    pane,
    geometry,
    map,
    view,
    unitOf,
    now: () => ({ zoom, rotation }),
  });
  /** Changes the layout while the page point under a point of the pane stays there. */
  const holding = (held: Point, change: () => void): void => {
    const { pinned } = view;
    const before = map.fromSheet({ x: pane.left + held.x, y: pane.top + held.y });
    const box = boxSize(geometry.boxOf(before.page));
    // A gap does not grow with the pages: hold its page's edge instead.
    const point = {
      x: Math.min(Math.max(before.point.x, 0), box.width),
      y: Math.min(Math.max(before.point.y, 0), box.height),
    };
    const edge = map.onSheet(before.page, point);
    const rest = { x: pane.left + held.x - edge.x, y: pane.top + held.y - edge.y };
    change();
    resizeSheet();
    const after = map.onSheet(before.page, point);
    pane.scrollTo(after.x + rest.x - held.x, after.y + rest.y - held.y);
    view.pin(pinned);
    onLayout();
  };

  applyScale();
  resizeSheet();

  return {
    ...map,
    ...scroll,
    visible: view.visible,
    currentPage: view.currentPage,
    get zoom() {
      return zoom;
    },
    get scale() {
      return scale;
    },
    get rotation() {
      return rotation;
    },
    isKnown: geometry.isKnown,
    setBox(page, box) {
      if (geometry.isKnown(page)) return;
      const anchor = map.fromSheet({ x: pane.left + pane.width / 2, y: pane.top });
      const before = map.onSheet(anchor.page, anchor.point);
      if (!geometry.setBox(page, box)) return;
      resizeSheet();
      // Text moves only where the page itself was taken for another size; what the reader looks at stays.
      const after = anchor.page === page ? before : map.onSheet(anchor.page, anchor.point);
      if (after.y !== before.y || after.x !== before.x) {
        const { pinned } = view;
        pane.scrollTo(pane.left + after.x - before.x, pane.top + after.y - before.y);
        if (pinned !== undefined) view.pin(pinned);
      }
      onLayout();
    },
    setZoom(next, focus) {
      const page = view.currentPage();
      holding(focus ? pane.fromClient(focus) : { x: pane.width / 2, y: 0 }, () => {
        zoom = limitedZoom(next);
        applyScale();
      });
      // Fitting a whole page also brings that whole page into the window.
      if (zoom === 'fit-page') scroll.scrollToPage(page);
    },
    setRotation(next) {
      holding({ x: pane.width / 2, y: pane.height / 2 }, () => {
        rotation = next;
        applyScale();
      });
    },
    refit() {
      holding({ x: pane.width / 2, y: 0 }, applyScale);
    },
    position: positions.position,
    standpoint: positions.standpoint,
    room: positions.room,
    returnTo(position) {
      positions.returnTo(position);
      onLayout();
    },
    restore(position) {
      const page = Math.min(Math.max(Math.trunc(position.page) || 0, 0), geometry.count - 1);
      zoom = limitedZoom(position.scale);
      rotation = position.rotation;
      applyScale();
      resizeSheet();
      const unit = unitOf(page);
      const { left, top } = map.placeOf(page);
      pane.scrollTo(left + position.left * unit, top + position.top * unit);
      view.pin(undefined);
      onLayout();
    },
  };
}
