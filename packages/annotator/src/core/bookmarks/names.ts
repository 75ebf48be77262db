import type { BOOKMARK_NAME_MAX as ContractMax } from '@glossator/client-sdk/contract';

/** Longest name of a bookmark; what is longer is cut (specification section 5; the type makes the compiler compare the two). */
export const BOOKMARK_NAME_MAX: typeof ContractMax = 255;

/** A text as the name of a bookmark: on one line, and cut. */
export function bookmarkNameOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, BOOKMARK_NAME_MAX);
}
