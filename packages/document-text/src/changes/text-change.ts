import type { TextRange } from '../ranges/text-range';

/** A span of words that is not the same in both versions; an empty range (start = end) marks where words were inserted or deleted. */
export interface WordChange {
  readonly kind: 'inserted' | 'deleted' | 'replaced';
  readonly old: TextRange;
  readonly new: TextRange;
}

/**
 * One change as a lawyer reads it: whole paragraphs, or a whole article with its heading. `inserted` and `deleted` have an empty range
 * (start = end) in the version that lacks them, after the text that precedes them in the other one.
 */
export interface TextChange {
  readonly kind: 'inserted' | 'deleted' | 'replaced' | 'moved';
  readonly old: TextRange;
  readonly new: TextRange;
  /** How the place is cited in the old version (see `citationOf`); absent where the range is empty or nothing can be cited. */
  readonly oldCitation?: string;
  readonly newCitation?: string;
  /** Word by word, in reading order, what differs inside `replaced` and `moved`; empty for the other kinds, and for a mere move. */
  readonly words: readonly WordChange[];
}
