import type { Point } from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import { boxSize } from '../layout/page-box';
import type { PageGeometry } from '../layout/page-geometry';
import type { ScrollPane } from '../layout/scroll-pane';

/** Zooming in many small steps, by wheel or fingers. */
export interface ZoomGesture {
  /** Takes hold of what is under a point of the browser window, until `end`. */
  begin(focus: Point): void;
  end(): void;
  /** Zooms; what is held comes under `focus` as far as the window can be scrolled. Without `begin`, steps in a row are one gesture. */
  zoomTo(scale: number, focus: Point): void;
}

/** Milliseconds after which, and pixels from which on, another step is another gesture. */
const PAUSE = 400;
const MOVED = 3;

/**
 * A gesture in a pane. The point is held from the first step to the last: where the page is narrower than the window it cannot stay
 * under the pointer, and small steps that each hold what is there by then would carry it off for good.
 */
export function createZoomGesture(
  pane: ScrollPane,
  layout: Layout,
  geometry: PageGeometry,
  now: () => number = () => performance.now(),
): ZoomGesture {
  let held: { readonly page: number; readonly point: Point; readonly rest: Point } | undefined;
  let isHeld = false;
  let last = { at: -Infinity, focus: { x: 0, y: 0 }, left: 0, top: 0 };

  const hold = (focus: Point): void => {
    const { page, point } = layout.pageAt(focus);
    const { width, height } = boxSize(geometry.boxOf(page));
    // Space around pages does not grow with them: hold the page's edge and what lies between.
    const inside = {
      x: Math.min(Math.max(point.x, 0), width),
      y: Math.min(Math.max(point.y, 0), height),
    };
    const edge = layout.onSheet(page, inside);
    const { x, y } = pane.fromClient(focus);
    held = { page, point: inside, rest: { x: pane.left + x - edge.x, y: pane.top + y - edge.y } };
    last = { at: now(), focus, left: pane.left, top: pane.top };
  };
  const isContinued = (focus: Point): boolean =>
    now() - last.at < PAUSE &&
    pane.left === last.left &&
    pane.top === last.top &&
    Math.hypot(focus.x - last.focus.x, focus.y - last.focus.y) < MOVED;

  return {
    begin(focus) {
      hold(focus);
      isHeld = true;
    },
    end() {
      isHeld = false;
      held = undefined;
    },
    zoomTo(scale, focus) {
      if (!isHeld && !isContinued(focus)) hold(focus);
      layout.setZoom(scale, focus);
      if (!held) return;
      const { x, y } = layout.onSheet(held.page, held.point);
      const place = pane.fromClient(focus);
      pane.scrollTo(x + held.rest.x - place.x, y + held.rest.y - place.y);
      last = { at: now(), focus, left: pane.left, top: pane.top };
    },
  };
}
