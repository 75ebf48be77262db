import type { TextRange } from '../ranges/text-range';

/** The outcome of carrying a selection over (specification; decisions.md section 5). */
export type CarryOverStatus = 'success' | 'unconfirmed' | 'failed';

/**
 * Why: `identical` the same text, wherever its lines end; `layout-only` other hyphens, quotes, dashes or spaces; `punctuation-only` other
 * punctuation or case; `words-changed`; `moved` to another article or out of its order, with or without changed words; `split` over
 * several places; `merged` with text from elsewhere; `several-places` where the same text stands; `repealed` with its article; `no-text`
 * of it in the new version; `outside-text`: the selection itself is not on the text of the old version (but on a running header, say).
 */
export type CarryOverReasonKind =
  | 'identical'
  | 'layout-only'
  | 'punctuation-only'
  | 'words-changed'
  | 'moved'
  | 'split'
  | 'merged'
  | 'several-places'
  | 'repealed'
  | 'no-text'
  | 'outside-text';

/** The reason for a status, with what belongs to it. */
export interface CarryOverReason {
  readonly kind: CarryOverReasonKind;
  /** Words of the selection that are gone or others now, and words put between them. */
  readonly changedWords: number;
  /** Citations of the old and the new place, where the text's structure has them. */
  readonly from?: string;
  readonly to?: string;
  /** How many places have the same text, for `several-places`; counted up to 20. */
  readonly places?: number;
}

/** A place in the new version where a selection may belong. */
export interface CarryOverCandidate {
  readonly range: TextRange;
  /** How sure this place is, from 0 to 1. */
  readonly confidence: number;
}

/** Where a selection of the old version belongs in the new one. */
export interface CarriedOver {
  readonly status: CarryOverStatus;
  /** Of the answers with confidence p, a share p is right: the range for `success` and `unconfirmed`, there being none for `failed`. */
  readonly confidence: number;
  readonly reason: CarryOverReason;
  /** The new place; absent for `failed`. */
  readonly range?: TextRange;
  /** All possible places, best first; for `failed`, places where a person may start searching. */
  readonly candidates: readonly CarryOverCandidate[];
}
