/** Which unported Selections are listed: all, those with a place to confirm, those without a place. */
export type UnportedFilter = 'all' | 'unconfirmed' | 'failed';

/**
 * What is open on one of them: its other places to choose from, the text to select its place in manually, or the question whether to delete it.
 */
export interface OpenDecision {
  readonly id: number;
  readonly what: 'places' | 'byHand' | 'deletion';
}

/** Unported Selections of one document that are the user's to decide, by their ids, as they are in a Version (by its number). */
export interface ToDecide {
  readonly version: number;
  readonly ids: readonly number[];
}

/** What the user is doing with the unported Selections of the open document. They themselves are among the Selections. */
export interface UnportedState {
  readonly filter: UnportedFilter;
  /** Which candidate (from 0) is proposed, by the Selection's id; the best one where nothing is said. */
  readonly proposed: Readonly<Record<number, number>>;
  readonly open: OpenDecision | undefined;
  /** The Selection whose old page is shown beside the document. */
  readonly oldPlaceOf: number | undefined;
  /** What is to be decided in the documents that were read or counted, the open one among them, by their ids. */
  readonly toDecide: Readonly<Record<number, ToDecide>>;
}

/** All are listed, nothing was done with them yet. */
export const initialUnported: UnportedState = {
  filter: 'all',
  proposed: {},
  open: undefined,
  oldPlaceOf: undefined,
  toDecide: {},
};
