import type { Alignment } from '../alignment/alignment';
import type { TextRange } from '../ranges/text-range';
import { citationOf } from '../structure/citation';
import type { WordSpan } from '../words/word-places';
import type { CarriedOver } from './carried-over';
import { edgesOf, withEdges } from './edges';
import { compareText } from './same-text';
import type { SelectedWords } from './selected-words';

/** How sure it is that one of the places with the same words is meant. */
export const VERBATIM = 0.6;

/**
 * The places where all words of a selection stand in the new version, one after the other, whatever they are linked with; none where
 * they are too few to say anything.
 */
export function verbatimPlaces(alignment: Alignment, { span }: SelectedWords): readonly number[] {
  const { old, new: next, constants } = alignment;
  const weight = weightOf(alignment, span);
  if (weight < constants.movedWeight) return [];
  return next.occurrences.find(old.words.ids, span.from, span.to, constants.mostPlaces);
}

/** Whether words stand at one place of the new version, given `starts`, and stood at one place only of the old one. */
export function isOnlyPlace({ old }: Alignment, { from, to }: WordSpan, starts: readonly number[]): boolean {
  return starts.length === 1 && old.occurrences.find(old.words.ids, from, to, 2).length === 1;
}

/** The range of the words of a selection at a place of the new version where all of them stand. */
export function rangeOfVerbatim(
  { old, new: next, constants }: Alignment,
  { range, span }: SelectedWords,
  start: number,
): TextRange {
  const words = { ...span, from: start, to: start + span.to - span.from };
  return withEdges(next, next.places.rangeOf(words), edgesOf(old, range, span, constants.edgeSigns));
}

/**
 * Carries over a selection whose words have no counterparts, as where the sentences of a paragraph were put in another order, to the only
 * place where they stand. Nothing around it says so, so that a person has to.
 */
export function carryVerbatim(alignment: Alignment, selected: SelectedWords, start: number): CarriedOver {
  const { old, new: next } = alignment;
  const { citation: from } = selected;
  const range = rangeOfVerbatim(alignment, selected, start);
  const to = citationOf(next.structure, range);
  const sameness = compareText(old, selected.range, next, range);
  return {
    status: 'unconfirmed',
    confidence: VERBATIM,
    reason: {
      kind: sameness === 'punctuation-only' ? sameness : 'moved',
      changedWords: 0,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    },
    range,
    candidates: [{ range, confidence: VERBATIM }],
  };
}

/** What the words of a span weigh together. */
function weightOf({ old, weights }: Alignment, { from, to }: WordSpan): number {
  let weight = 0;
  for (let word = from; word < to; word += 1) weight += weights[old.words.ids[word] ?? 0] ?? 0;
  return weight;
}
