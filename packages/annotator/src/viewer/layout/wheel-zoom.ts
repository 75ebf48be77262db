import type { Point } from '@glossator/document-text';
import type { ScrollPane } from './scroll-pane';

/** Zooming with Ctrl and the wheel, which is also what a pinch on a touchpad sends: the point under the pointer stays. */
export function createWheelZoom(
  pane: ScrollPane,
  view: { readonly scale: () => number; readonly zoomTo: (scale: number, focus: Point) => void },
): { destroy(): void } {
  const listening = new AbortController();
  pane.root.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      // A notch of a mouse wheel (about 100 pixels) is a good step, a pinch comes in many small ones.
      const factor = Math.exp(-Math.max(-100, Math.min(100, pixels)) / 400);
      view.zoomTo(Math.round(view.scale() * factor * 1000) / 1000, { x: event.clientX, y: event.clientY });
    },
    { passive: false, signal: listening.signal },
  );
  return { destroy: () => listening.abort() };
}
