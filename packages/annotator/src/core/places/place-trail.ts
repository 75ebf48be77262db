import type { CodeDocument } from '@glossator/client-sdk/contract';
import { createPlaceHistory, type PlaceHistory } from './place-history';
import type { VisitedPlace } from './visited-place';

/**
 * What was read before, over documents and Versions: each old Version has an annotator of its own, one after the other, and what one of
 * them knows the next one needs.
 */
export interface PlaceTrail {
  readonly history: PlaceHistory<VisitedPlace>;
  /** Where the reader was when a text was left last. */
  left: VisitedPlace | undefined;
  /** The place of another text that a step leads to, until that is opened. */
  target: VisitedPlace | undefined;
  /** All documents of the Code, where an annotator has not got them: an old Version stands for itself. */
  readonly documents: readonly CodeDocument[] | undefined;
  readonly know: (documents: readonly CodeDocument[]) => void;
}

/** An empty trail, which leads to a place first where there is one. */
export function createPlaceTrail(start?: VisitedPlace): PlaceTrail {
  let known: readonly CodeDocument[] | undefined;
  return {
    history: createPlaceHistory(),
    left: undefined,
    target: start,
    get documents() {
      return known;
    },
    know(documents) {
      known = documents;
    },
  };
}
