import type { PageText } from '../pages/page-text';
import type { Alignment } from './alignment';
import { alignmentSteps } from './alignment-steps';
import { runSteps, runStepsWithPauses, type CancelSignal } from '../steps/run-steps';

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
  options: AlignOptions = {},
): Alignment {
  return runSteps(alignmentSteps(oldPages, newPages), options);
}

/** As `alignDocuments`, letting the event loop have its turn between the steps. Rejects with the reason of an aborted signal. */
export function alignDocumentsInSteps(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
  options: PausingAlignOptions,
): Promise<Alignment> {
  return runStepsWithPauses(alignmentSteps(oldPages, newPages), options);
}
