import type { Point } from '@glossator/document-text';
import type { ScrollPane } from '../layout/scroll-pane';
import type { ZoomGesture } from './zoom-gesture';

/**
 * Zooming with two fingers on a touch screen: what is between them stays between them. The browser's own pinch, which would enlarge
 * the whole page with its toolbars, is kept out of the document; one finger scrolls as ever.
 */
export function createPinchZoom(
  pane: ScrollPane,
  gesture: ZoomGesture,
  currentScale: () => number,
): { destroy(): void } {
  const listening = new AbortController();
  const { signal } = listening;
  let pinch: { readonly distance: number; readonly scale: number } | undefined;

  const onStart = (event: TouchEvent): void => {
    const fingers = between(event.touches);
    pinch = fingers && { distance: Math.max(fingers.distance, 1), scale: currentScale() };
    if (fingers) gesture.begin(fingers.middle);
    // Only now: whoever scrolls with one finger must not wait for us.
    if (pinch && event.cancelable) event.preventDefault();
  };
  const onMove = (event: TouchEvent): void => {
    const fingers = pinch && between(event.touches);
    if (!pinch || !fingers) return;
    if (event.cancelable) event.preventDefault();
    const scale = Math.round(((pinch.scale * fingers.distance) / pinch.distance) * 100) / 100;
    gesture.zoomTo(scale, fingers.middle);
  };
  pane.root.addEventListener('touchstart', onStart, { passive: false, signal });
  pane.root.addEventListener('touchmove', onMove, { passive: false, signal });
  for (const name of ['touchend', 'touchcancel'] as const)
    pane.root.addEventListener(
      name,
      ({ touches }) => {
        if (touches.length >= 2 || !pinch) return;
        pinch = undefined;
        gesture.end();
      },
      { passive: true, signal },
    );
  return { destroy: () => listening.abort() };
}

/** The middle of exactly two fingers in window pixels, and how far they are from each other. */
function between(touches: TouchList): { readonly middle: Point; readonly distance: number } | undefined {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
}
