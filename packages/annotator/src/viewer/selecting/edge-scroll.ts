import type { Point } from '@glossator/document-text';
import type { ScrollPane } from '../layout/scroll-pane';

/** Scrolls while something that is dragged is beyond the window's upper or lower edge. */
export interface EdgeScroll {
  /** Where it is now, in pixels of the browser window. */
  follow(client: Point): void;
  stop(): void;
}

/** Pixels scrolled each frame for a pixel beyond the edge, and the most of them. */
const PULL = 0.25;
const MOST = 60;

/** `onScrolled` is called after each step; `margin` moves the edges inwards (a finger cannot leave the screen). */
export function createEdgeScroll(pane: ScrollPane, onScrolled: () => void, margin = 0): EdgeScroll {
  const window = pane.root.ownerDocument.defaultView;
  let frame = 0;
  let client: Point | undefined;
  const step = (): void => {
    frame = 0;
    if (!client || !window) return;
    const { y } = pane.fromClient(client);
    const beyond = y < margin ? y - margin : Math.max(0, y - pane.height + margin);
    if (beyond === 0) return;
    const pixels = Math.min(MOST, Math.ceil(Math.abs(beyond) * PULL));
    pane.scrollTo(pane.left, pane.top + Math.sign(beyond) * pixels);
    onScrolled();
    frame = window.requestAnimationFrame(step);
  };
  return {
    follow(next) {
      client = next;
      if (frame === 0 && window) frame = window.requestAnimationFrame(step);
    },
    stop() {
      client = undefined;
      if (frame !== 0) window?.cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
