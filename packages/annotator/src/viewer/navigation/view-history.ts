/** Places to go back and forward to, like a browser's history of one document. A place is whatever the viewer can return to. */
export interface ViewHistory<Place> {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /**
   * The reader jumps away from `left`: what could be gone forward to is forgotten. Jumps of one `trail` that follow each other
   * leave one entry, that of the first.
   */
  jump(left: Place, trail?: string): void;
  /** The reader has moved by hand: the next jump of a trail is a new entry. */
  endTrail(): void;
  /** The place before, while `now` is recorded to go forward to. Undefined where there is none. */
  back(now: Place): Place | undefined;
  /** The place after, while `now` is recorded to go back to. */
  forward(now: Place): Place | undefined;
}

/** Most entries in either direction. */
export const HISTORY_LIMIT = 50;

/** An empty history of at most `limit` entries; the oldest are forgotten first. */
export function createViewHistory<Place>(limit = HISTORY_LIMIT): ViewHistory<Place> {
  const before: Place[] = [];
  const after: Place[] = [];
  let trail: string | undefined;
  const step = (from: Place[], to: Place[], now: Place): Place | undefined => {
    const place = from.pop();
    if (place === undefined) return undefined;
    trail = undefined;
    to.push(now);
    return place;
  };
  return {
    get canGoBack() {
      return before.length > 0;
    },
    get canGoForward() {
      return after.length > 0;
    },
    jump(left, nextTrail) {
      const isContinued = nextTrail !== undefined && nextTrail === trail;
      trail = nextTrail;
      if (isContinued) return;
      before.push(left);
      if (before.length > limit) before.shift();
      after.length = 0;
    },
    endTrail() {
      trail = undefined;
    },
    back: (now) => step(before, after, now),
    forward: (now) => step(after, before, now),
  };
}
