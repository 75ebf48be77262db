import type { GestureArbiter } from '../pointer/gesture-arbiter';
import type { Fingers } from '../pointer/pinch';
import type { ZoomGesture } from './zoom-gesture';

/** Most pixels of one turn of the wheel that count, and pixels that zoom by a factor of e. */
const MAX_TURN = 100;
const PIXELS_PER_E = 400;

/**
 * Zooming by the wheel with Ctrl and with two fingers: what is under the pointer stays there, what is between the fingers stays between
 * them. The browser's own zoom, which would enlarge the whole page with its toolbars, is kept out of the document.
 */
export function addZoomTools(
  arbiter: GestureArbiter,
  gesture: ZoomGesture,
  currentScale: () => number,
): void {
  let pinch: { readonly distance: number; readonly scale: number } | undefined;

  arbiter.use('pinch', {
    begin({ middle, distance }: Fingers) {
      pinch = { distance: Math.max(distance, 1), scale: currentScale() };
      gesture.begin(middle);
    },
    move({ middle, distance }) {
      if (!pinch) return;
      gesture.zoomTo(Math.round(((pinch.scale * distance) / pinch.distance) * 100) / 100, middle);
    },
    end() {
      pinch = undefined;
      gesture.end();
    },
  });
  arbiter.use('wheelZoom', ({ pixels, client }) => {
    // A notch of a mouse wheel (about 100 pixels) is a good step, a pinch on a touchpad comes in many small ones.
    const factor = Math.exp(-Math.max(-MAX_TURN, Math.min(MAX_TURN, pixels)) / PIXELS_PER_E);
    gesture.zoomTo(Math.round(currentScale() * factor * 1000) / 1000, client);
  });
}
