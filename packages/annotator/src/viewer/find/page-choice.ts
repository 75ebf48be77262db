/** Which pages are still to be read, and which of them is next. */
export interface PageChoice {
  /** How many pages are through. */
  readonly finished: number;
  /** Takes the nearest page that has not been taken; of two as near, the later one. */
  takeNear(page: number): number | undefined;
  /** A page is through; it is not taken any more. */
  finish(page: number): void;
  isFinished(page: number): boolean;
}

const TAKEN = 1;
const FINISHED = 2;

/** A choice of pages of which none has been taken. */
export function createPageChoice(pageCount: number): PageChoice {
  const states = new Uint8Array(pageCount);
  let finished = 0;
  return {
    get finished() {
      return finished;
    },
    takeNear(page) {
      const middle = Math.min(Math.max(0, page), pageCount - 1);
      for (let distance = 0; distance < pageCount; distance += 1) {
        for (const candidate of [middle + distance, middle - distance]) {
          if (states[candidate] !== 0) continue;
          states[candidate] = TAKEN;
          return candidate;
        }
      }
      return undefined;
    },
    finish(page) {
      if (page < 0 || page >= pageCount || states[page] === FINISHED) return;
      states[page] = FINISHED;
      finished += 1;
    },
    isFinished: (page) => states[page] === FINISHED,
  };
}
