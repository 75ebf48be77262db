import type { VisitedPlace } from './visited-place';

/** Another text that is to be opened because a step leads there: the current one of a document, or one of its old Versions. */
export interface AwaitedText {
  readonly documentId: number;
  readonly version: number | undefined;
}

/** The places that were read. */
export interface PlacesState {
  /** Where a step back or forward leads. */
  readonly back: VisitedPlace | undefined;
  readonly forward: VisitedPlace | undefined;
  /** What the host has to open for a step. */
  readonly awaited: AwaitedText | undefined;
  /** The label of the article that is looked for in the text that was opened; undefined where none is. */
  readonly sought: string | undefined;
}

/** Nothing was read yet. */
export const initialPlaces: PlacesState = {
  back: undefined,
  forward: undefined,
  awaited: undefined,
  sought: undefined,
};
