/** How fast the reader moves through the document. */
export interface ScrollSpeed {
  /** The window's top is here now; `height` is the window's. */
  moved(top: number, height: number): void;
  /** Whether pages pass too quickly for those out of sight to be worth drawing. */
  isRushing(): boolean;
}

/** Windows a second from which on it is rushing. */
const RUSHING = 6;
/** Milliseconds after which an older movement says nothing. */
const FRESH = 150;

/** A meter over the last movement. */
export function createScrollSpeed(now: () => number = () => performance.now()): ScrollSpeed {
  let last = { top: 0, at: -Infinity };
  let rate = 0;
  return {
    moved(top, height) {
      const at = now();
      const passed = at - last.at;
      rate =
        passed > 0 && passed < FRESH ? (Math.abs(top - last.top) / Math.max(height, 1) / passed) * 1000 : 0;
      last = { top, at };
    },
    isRushing: () => now() - last.at < FRESH && rate > RUSHING,
  };
}
