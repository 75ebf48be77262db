import type { PageText } from '../text-item';
import type { Alignment } from './alignment';
import { alignmentSteps } from './alignment-steps';
import type { CancelSignal } from '../cancel-signal';

/** How an alignment is watched and cancelled. */
export interface AlignOptions {
  /** Told the share of the work that is done, from 0 to 1, some dozens of times for a large law. */
  readonly onProgress?: (share: number) => void;
  /** Asked between the steps; the alignment then throws the signal's reason. */
  readonly signal?: CancelSignal;
}

/** What an alignment that pauses needs. */
export interface PausingAlignOptions extends AlignOptions {
  /** Called between the steps; resolves when the event loop has had its turn (`setImmediate`, `scheduler.yield`). */
  readonly pause: () => Promise<void>;
}

/**
 * Finds what became of each word of a text in another version of it: once per pair of versions, over the whole text. `pages` are in
 * order, the index of a page being its number; boxes make it better (headers, paragraphs), but are not needed. Takes time near linear
 * in the text, and about 130 bytes a word of either version (90 of them stay with the alignment). Throws nothing but the reason of an aborted signal.
 */
export function alignDocuments(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
  { onProgress, signal }: AlignOptions = {},
): Alignment {
  const steps = alignmentSteps(oldPages, newPages);
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
}

/** As `alignDocuments`, letting the event loop have its turn between the steps. Rejects with the reason of an aborted signal. */
export async function alignDocumentsInSteps(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
  { onProgress, signal, pause }: PausingAlignOptions,
): Promise<Alignment> {
  const steps = alignmentSteps(oldPages, newPages);
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    await pause();
  }
}
