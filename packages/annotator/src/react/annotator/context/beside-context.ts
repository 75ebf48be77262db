import { createContext, useContext } from 'react';
import type { VisitedPlace } from '../../../core/places/visited-place';

/** What is opened beside the document. */
export interface BesideText {
  readonly documentId: number;
  /** The number of an old Version; undefined for the current text. */
  readonly version: number | undefined;
  /** Where; as it was left the last time when undefined. */
  readonly place: VisitedPlace | undefined;
  /** The article to go to as soon as it is found, by its key and the words that lead to it. */
  readonly article?: { readonly unit: string; readonly words: string } | undefined;
}

/** What the parts of an annotator can do about a second document beside the first. */
export interface BesideContextValue {
  /** Whether two documents share the room. */
  readonly isShared: boolean;
  /** The text that this is, inside of the second one. */
  readonly text?: BesideText;
  /** Opens a document beside the one that is open; undefined inside of that second one. */
  readonly open: ((text: BesideText) => void) | undefined;
}

const ALONE: BesideContextValue = { isShared: false, open: undefined };

/** Carries it to the components inside of an annotator. */
export const BesideContext = createContext(ALONE);

/** What can be done about a second document. */
export function useBeside(): BesideContextValue {
  return useContext(BesideContext);
}
