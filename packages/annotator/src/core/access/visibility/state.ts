import type { Visibility } from '@glossator/client-sdk/contract';

/** A private highlight that was to be published, and the published one that is in its way. */
export interface InTheWay {
  readonly selectionId: number;
  readonly publishedId: number;
}

/** Who sees what the user makes next, and what is asked about publishing. */
export interface VisibilityState {
  /** Whether anything can be private here at all (`AnnotatorBackend.keepsPrivate`). */
  readonly isOffered: boolean;
  /** What the user chose last in this Code. */
  readonly chosen: Visibility;
  /** Asked: shall it join the one in its way, or stay private? Undefined while nothing is asked. */
  readonly inTheWay: InTheWay | undefined;
}

/** All who see the Code see everything. */
export const initialVisibility: VisibilityState = { isOffered: false, chosen: 'code', inTheWay: undefined };
