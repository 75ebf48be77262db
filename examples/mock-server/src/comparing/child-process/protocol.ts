import type { TextChange } from '@glossator/client-sdk/contract';

import type { CarriedRange, QuotedRange, TextComparison } from '../text-comparer';

/** What the comparing process is asked for; the bytes of the texts follow on `BYTES_FD` in the order of `sizes`. */
export interface ComparingRequest {
  /** Bytes of the old text, its boxes, the new text, its boxes. */
  readonly sizes: readonly [number, number, number, number];
  readonly places: readonly QuotedRange[];
  readonly wantsChanges: boolean;
}

/** The numbers of a comparison, which come last. */
export type ComparisonSummary = Omit<TextComparison, 'carried' | 'changes'>;

/** What the comparing process says: it begins (its time is counted from here), how far it is, parts of the answer in order, the end. */
export type ComparingReply =
  | { readonly type: 'begins' }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'carried'; readonly carried: readonly CarriedRange[] }
  | { readonly type: 'changes'; readonly changes: readonly TextChange[] }
  | { readonly type: 'done'; readonly summary: ComparisonSummary };
