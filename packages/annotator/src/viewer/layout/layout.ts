import type { PageBox, Point } from '@glossator/document-text';
import type { Box, Rotation, ViewPosition, ZoomScale } from '../../core/ports/document-viewer';
import { boxSize, PAGE_GAP, shownSize, type PageGeometry } from './page-geometry';
import { pageMatrix, transformPoint, untransformPoint } from './page-matrix';
import type { PagePlace } from '../pages/page-view';
import type { ScrollPane } from './scroll-pane';
import { leftToShow } from './left-to-show';
import { limitedZoom, pixelsPerPoint, scaleFor } from './zoom-scale';

/** A point (in page units) of the page that the reader is at; it may lie above or beside that page. */
export interface PageAnchor {
  readonly page: number;
  readonly point: Point;
}

/** Where every page is and what of them can be seen: the geometry of one open document in one window. */
export interface Layout {
  readonly zoom: ZoomScale;
  readonly scale: number;
  readonly rotation: Rotation;
  /** First and last page of which something is to be seen. */
  visible(): { readonly first: number; readonly last: number };
  /** The page that the reader is at. */
  currentPage(): number;
  placeOf(page: number): PagePlace;
  /** The part of a page that is in sight, in pixels of the page element; without extent where nothing is. */
  seenOf(page: number): Box;
  /** Puts in the true box of a page; what the reader sees stays where it is. */
  setBox(page: number, box: PageBox): void;
  isKnown(page: number): boolean;
  /** `focus` is the window point that stays where it is; without it the top of the window does. */
  setZoom(zoom: ZoomScale, focus?: Point): void;
  setRotation(rotation: Rotation): void;
  /** Call when the window's size has changed. */
  refit(): void;
  /** Puts a page's top, or a place of it in page units, at the top of the window. */
  scrollToPage(page: number, place?: Point): void;
  /** Scrolls a box (pixels of the page element) into comfortable view, if it is not there already. */
  reveal(page: number, box: Box): void;
  /** What stands in the middle of the window's top edge: a place that outlives zoom and rotation. */
  anchor(): PageAnchor;
  /** Puts such a place there again. */
  returnTo(anchor: PageAnchor): void;
  position(): ViewPosition;
  restore(position: ViewPosition): void;
  /** The page nearest to a point of the browser window and the point in its units. */
  pageAt(client: Point): { readonly page: number; readonly point: Point };
  /** A box in pixels of a page element as a box of the browser window. */
  toClient(page: number, box: Box): Box;
}

/** Lays out pages in a pane. `onLayout` is called when pages have moved or changed size, not when the reader scrolls. */
export function createLayout(
  pane: ScrollPane,
  geometry: PageGeometry,
  view: { readonly zoom: ZoomScale; readonly rotation: Rotation },
  onLayout: () => void,
): Layout {
  let { zoom, rotation } = view;
  let scale = 2;
  // The page that was gone to stays the current one while nobody scrolls, even where the column's end keeps it from the top.
  let target: { readonly page: number; readonly at: number } | undefined;

  const sheetWidth = (): number => Math.max(geometry.width + 2 * PAGE_GAP, pane.width);
  const leftOf = (page: number): number => Math.round((sheetWidth() - geometry.widthOf(page)) / 2);
  const placeOf = (page: number): PagePlace => {
    const shown = { width: geometry.widthOf(page), height: geometry.heightOf(page) };
    const { width, height } = boxSize(geometry.boxOf(page));
    const matrix = pageMatrix(width, height, geometry.rotationOf(page), shown);
    return { left: leftOf(page), top: geometry.topOf(page), ...shown, matrix };
  };
  const sheetPoint = (page: number, point: Point): Point => {
    const place = placeOf(page);
    const { x, y } = transformPoint(place.matrix, point);
    return { x: place.left + x, y: place.top + y };
  };
  const unitsAt = (sheet: Point): { page: number; point: Point } => {
    const page = geometry.pageAt(sheet.y);
    const place = placeOf(page);
    return {
      page,
      point: untransformPoint(place.matrix, { x: sheet.x - place.left, y: sheet.y - place.top }),
    };
  };
  const visible = (): { first: number; last: number } => {
    const above = geometry.pageAt(pane.top);
    const last = geometry.pageAt(pane.top + Math.max(pane.height - 1, 0));
    // Of the page above a gap nothing is seen when the window begins in the gap.
    const isPast = geometry.topOf(above) + geometry.heightOf(above) <= pane.top;
    return { first: isPast ? Math.min(above + 1, last) : above, last };
  };
  const currentPage = (): number => {
    if (target && Math.abs(target.at - pane.top) < 1) return target.page;
    const { first, last } = visible();
    for (let page = first; page < last; page += 1) {
      const top = geometry.topOf(page);
      const height = geometry.heightOf(page);
      const seen = Math.min(top + height, pane.top + pane.height) - Math.max(top, pane.top);
      if (seen >= Math.min(height, pane.height) / 2) return page;
    }
    return last;
  };

  const apply = (): void => {
    const page = currentPage();
    scale = scaleFor(zoom, shownSize(geometry.boxOf(page), geometry.rotationOf(page)), pane);
    geometry.setView(pixelsPerPoint(scale), rotation);
  };
  const resize = (): void => pane.setSheet(sheetWidth(), geometry.height);
  /** Changes the layout while the page point under a point of the pane stays there. */
  const keeping = (held: Point, change: () => void): void => {
    const page = currentPage();
    const before = unitsAt({ x: pane.left + held.x, y: pane.top + held.y });
    const box = boxSize(geometry.boxOf(before.page));
    // A gap does not grow with the pages: hold its page's edge instead.
    const point = {
      x: Math.min(Math.max(before.point.x, 0), box.width),
      y: Math.min(Math.max(before.point.y, 0), box.height),
    };
    const edge = sheetPoint(before.page, point);
    const rest = { x: pane.left + held.x - edge.x, y: pane.top + held.y - edge.y };
    const wasTarget = target !== undefined && Math.abs(target.at - pane.top) < 1;
    change();
    resize();
    const after = sheetPoint(before.page, point);
    pane.scrollTo(after.x + rest.x - held.x, after.y + rest.y - held.y);
    target = wasTarget ? { page, at: pane.top } : undefined;
    onLayout();
  };

  const scrollToPage = (page: number, place?: Point): void => {
    const inside = Math.min(Math.max(page, 0), geometry.count - 1);
    const top = place ? sheetPoint(inside, place).y : geometry.topOf(inside);
    const beside = leftToShow({ left: leftOf(inside), width: geometry.widthOf(inside) }, pane);
    pane.scrollTo(beside, top - PAGE_GAP / 2);
    target = { page: inside, at: pane.top };
  };

  apply();
  resize();

  return {
    get zoom() {
      return zoom;
    },
    get scale() {
      return scale;
    },
    get rotation() {
      return rotation;
    },
    visible,
    currentPage,
    placeOf,
    seenOf(page) {
      const { left, top, width, height } = placeOf(page);
      const x = Math.max(pane.left - left, 0);
      const y = Math.max(pane.top - top, 0);
      const right = Math.min(pane.left + pane.width - left, width);
      const bottom = Math.min(pane.top + pane.height - top, height);
      return { x, y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) };
    },
    isKnown: (page) => geometry.isKnown(page),
    setBox(page, box) {
      if (geometry.isKnown(page)) return;
      const anchor = unitsAt({ x: pane.left + pane.width / 2, y: pane.top });
      const before = sheetPoint(anchor.page, anchor.point);
      if (!geometry.setBox(page, box)) return;
      resize();
      // Text moves only where the page itself was taken for another size; what the reader looks at stays.
      const after = anchor.page === page ? before : sheetPoint(anchor.page, anchor.point);
      if (after.y !== before.y || after.x !== before.x) {
        const wasTarget = target !== undefined && Math.abs(target.at - pane.top) < 1;
        pane.scrollTo(pane.left + after.x - before.x, pane.top + after.y - before.y);
        if (target && wasTarget) target = { page: target.page, at: pane.top };
      }
      onLayout();
    },
    setZoom(next, focus) {
      const held = focus ? pane.fromClient(focus) : { x: pane.width / 2, y: 0 };
      const page = currentPage();
      keeping(held, () => {
        zoom = limitedZoom(next);
        apply();
      });
      // Who wants the whole page to fit wants to see the whole page.
      if (zoom === 'fit-page') scrollToPage(page);
    },
    setRotation(next) {
      keeping({ x: pane.width / 2, y: pane.height / 2 }, () => {
        rotation = next;
        apply();
      });
    },
    refit() {
      keeping({ x: pane.width / 2, y: 0 }, apply);
    },
    scrollToPage,
    reveal(page, box) {
      const place = placeOf(page);
      const top = place.top + box.y;
      const left = place.left + box.x;
      const isHigh =
        top < pane.top + 24 || top + Math.min(box.height, pane.height / 2) > pane.top + pane.height - 48;
      const isAside = left < pane.left || left + box.width > pane.left + pane.width;
      const x = isAside ? left - Math.max((pane.width - box.width) / 2, 24) : pane.left;
      pane.scrollTo(x, isHigh ? top - pane.height / 4 : pane.top);
      target = undefined;
    },
    anchor() {
      const page = currentPage();
      const { left, top, matrix } = placeOf(page);
      const x = pane.left + pane.width / 2 - left;
      return { page, point: untransformPoint(matrix, { x, y: pane.top - top }) };
    },
    returnTo({ page, point }) {
      const { x, y } = sheetPoint(page, point);
      pane.scrollTo(x - pane.width / 2, y);
      target = { page, at: pane.top };
      onLayout();
    },
    position() {
      // At the gap above a page it is that page the reader has come to.
      const page = geometry.pageAt(pane.top + PAGE_GAP);
      const unit = pixelsPerPoint(scale) * geometry.boxOf(page).userUnit;
      const top = (pane.top - geometry.topOf(page)) / unit;
      return { page, top, left: (pane.left - leftOf(page)) / unit, scale: zoom, rotation };
    },
    restore(position) {
      const page = Math.min(Math.max(Math.trunc(position.page) || 0, 0), geometry.count - 1);
      zoom = limitedZoom(position.scale);
      rotation = position.rotation;
      apply();
      resize();
      const unit = pixelsPerPoint(scale) * geometry.boxOf(page).userUnit;
      pane.scrollTo(leftOf(page) + position.left * unit, geometry.topOf(page) + position.top * unit);
      target = undefined;
      onLayout();
    },
    pageAt(client) {
      const { x, y } = pane.fromClient(client);
      return unitsAt({ x: pane.left + x, y: pane.top + y });
    },
    toClient(page, box) {
      const place = placeOf(page);
      const corner = pane.toClient({ x: place.left + box.x - pane.left, y: place.top + box.y - pane.top });
      return { ...corner, width: box.width, height: box.height };
    },
  };
}
