import type { Alignment } from '../alignment/alignment';
import type { TextRange } from '../ranges/text-range';
import { citationOf } from '../structure/citation';
import type { CarriedOver, CarryOverReasonKind } from './carried-over';
import { confidenceOfEqual } from './confidence';
import { edgesOf, withEdges } from './edges';
import { compareText } from './same-text';
import type { SectionIdentity } from './section-identity';
import type { SelectedWords } from './selected-words';
import type { Survivors } from './survivors';
import { gatherEvidence, isAmbiguous, isTrusted } from './trust';

/** Whether the words of a selection are the same at a place, one after the other. */
export function isEqualAt(
  { old, new: next, links }: Alignment,
  { span }: SelectedWords,
  place: Survivors,
): boolean {
  if (place.to - place.from !== span.to - span.from) return false;
  for (let word = span.from; word < span.to; word += 1) {
    const now = place.from + word - span.from;
    if (links.toNew[word] !== now || old.words.ids[word] !== next.words.ids[now]) return false;
  }
  return true;
}

/** Carries over a selection whose words are all the same from the word `now` of the new version on. */
export function carryEqual(
  alignment: Alignment,
  identityOf: SectionIdentity,
  { range, span, citation: from }: SelectedWords,
  now: number,
): CarriedOver {
  const { old, new: next, constants } = alignment;
  const { lettersBefore, lettersAfter } = span;
  const words = span.to - span.from;
  const evidence = gatherEvidence(alignment, identityOf, span.from, span.to, now);
  const edges = edgesOf(old, range, span, constants.edgeSigns);
  const rangeAt = (word: number): TextRange =>
    withEdges(
      next,
      next.places.rangeOf({ from: word, to: word + words, lettersBefore, lettersAfter }),
      edges,
    );
  const place = rangeAt(now);
  const to = citationOf(next.structure, place);
  const trusted = isTrusted(words, evidence, constants);
  const ambiguous = !trusted && isAmbiguous(evidence, constants);
  const sameness = compareText(old, range, next, place);
  const confidence = confidenceOfEqual(evidence, trusted, ambiguous);
  const others = ambiguous
    ? evidence.places.map((start) => start + evidence.wordsBefore).filter((start) => start !== now)
    : [];
  const kindOf = (): CarryOverReasonKind => {
    if (ambiguous) return 'several-places';
    if (sameness === 'punctuation-only') return sameness;
    return !evidence.isInPlace || from !== to ? 'moved' : sameness;
  };
  return {
    status: trusted && sameness !== 'punctuation-only' ? 'success' : 'unconfirmed',
    confidence,
    reason: {
      kind: kindOf(),
      changedWords: 0,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(ambiguous && { places: evidence.places.length }),
    },
    range: place,
    candidates: [
      { range: place, confidence },
      ...others.map((start) => ({ range: rangeAt(start), confidence: (1 - confidence) / others.length })),
    ],
  };
}
