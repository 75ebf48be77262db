/** Back or forward. */
export type StepDirection = 'back' | 'forward';

/** Places to go back and forward to, like a browser's history. A place is whatever can be returned to. */
export interface PlaceHistory<Place> {
  /** Where a step would lead; undefined where there is nothing. */
  readonly next: (direction: StepDirection) => Place | undefined;
  /** The reader jumps away from `left`: what could be gone forward to is forgotten. */
  readonly jump: (left: Place) => void;
  /** A step is made, while `now` (if it is known) is recorded for the way back. */
  readonly step: (direction: StepDirection, now: Place | undefined) => void;
  /** Replaces each place by another one, or takes it out where there is none. */
  readonly revise: (revised: (place: Place) => Place | undefined) => void;
}

/** Most entries in either direction. */
export const HISTORY_LIMIT = 50;

/** An empty history of at most `limit` entries; the oldest are forgotten first. */
export function createPlaceHistory<Place>(limit = HISTORY_LIMIT): PlaceHistory<Place> {
  let places: Record<StepDirection, readonly Place[]> = { back: [], forward: [] };
  return {
    next: (direction) => places[direction].at(-1),
    jump(left) {
      places = { back: [...places.back, left].slice(-limit), forward: [] };
    },
    step(direction, now) {
      const other = direction === 'back' ? 'forward' : 'back';
      const made = { [direction]: places[direction].slice(0, -1) };
      places = { ...places, ...made, [other]: [...places[other], ...(now === undefined ? [] : [now])] };
    },
    revise(revised) {
      const kept = (list: readonly Place[]) => list.flatMap((place) => revised(place) ?? []);
      places = { back: kept(places.back), forward: kept(places.forward) };
    },
  };
}
