/** How fast and which way the reader moves through the document. */
export interface ScrollSpeed {
  /** The window's top is here now; `height` is the window's. */
  moved(top: number, height: number): void;
  /** The reader has come to rest. */
  stopped(): void;
  /** Windows a second, negative upwards; 0 when at rest or after a jump. */
  rate(): number;
}

/** Windows a second from which on it is rushing. */
export const RUSHING = 6;
/** Milliseconds after which an older movement says nothing. */
const FRESH = 150;
/** Windows in one movement from which on it is a jump. */
const JUMP = 3;

/** A meter over the last movements. */
export function createScrollSpeed(now: () => number = () => performance.now()): ScrollSpeed {
  let last = { top: 0, at: -Infinity };
  let rate = 0;
  return {
    moved(top, height) {
      const at = now();
      const passed = at - last.at;
      const windows = (top - last.top) / Math.max(height, 1);
      const isFlow = passed > 0 && passed < FRESH && Math.abs(windows) < JUMP;
      // Half of the old rate is kept: single events come unevenly.
      rate = isFlow ? (rate + (windows / passed) * 1000) / 2 : 0;
      last = { top, at };
    },
    stopped() {
      rate = 0;
    },
    rate: () => (now() - last.at < FRESH ? rate : 0),
  };
}
