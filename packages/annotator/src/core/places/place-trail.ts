import type { VisitedPlace } from './visited-place';

/** What was read before, over documents and Versions: each Version has an annotator of its own, one after the other. */
export interface PlaceTrail {
  /** Where the reader was when a text was left last. */
  readonly left: VisitedPlace | undefined;
  readonly leave: (place: VisitedPlace | undefined) => void;
}

/** An empty trail. */
export function createPlaceTrail(): PlaceTrail {
  let left: VisitedPlace | undefined;
  return {
    get left() {
      return left;
    },
    leave(place) {
      left = place;
    },
  };
}
