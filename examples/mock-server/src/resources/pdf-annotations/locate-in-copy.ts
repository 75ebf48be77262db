import { setImmediate } from 'node:timers/promises';
import { createReanchor, quoteOf, type PageText, type TextRange } from '@glossator/document-text';
import type { Thread } from './threads';
import { trimmed } from './taken-text';

/** The texts of a document and of a copy of its PDF; `signal` ends the search when the caller leaves. */
export interface CopiedText {
  readonly pages: readonly PageText[];
  readonly copied: readonly PageText[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Finds by its words where each range of a copy's annotations stands in the document; its text may be cut into other elements. A range whose
 * words are other ones takes milliseconds: others have their turn after each, and no transaction waits for them.
 */
export async function locateInCopy(
  threads: readonly Thread[],
  { pages, copied, signal }: CopiedText,
): Promise<ReadonlyMap<TextRange, TextRange>> {
  const reanchor = createReanchor(pages);
  const located = new Map<TextRange, TextRange>();
  for (const range of threads.flatMap(({ annotation }) => annotation.ranges)) {
    const whole = trimmed(range, copied);
    const place = whole && reanchor(whole, quoteOf(whole, copied));
    if (place) located.set(range, place);
    await setImmediate();
    signal?.throwIfAborted();
  }
  return located;
}
