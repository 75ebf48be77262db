import type { Alignment } from '../alignment/alignment';
import type { WordSpan } from '../words/word-places';
import type { CarriedOver } from './carried-over';
import { edgesOf, withEdges } from './edges';
import type { SelectedWords } from './selected-words';
import { rangeOfSurvivors, type Survivors } from './survivors';
import { MOST_PLACES } from './trust';

/** What words without a counterpart have to weigh together to be searched for in the whole new text. */
const LEAST_VERBATIM = 8;
/** How sure it is that one of the places with the same words is meant; and the place of a part of them. */
const VERBATIM = 0.6;
const PARTS = 0.5;
/** What stands in place of an article that was repealed, in the five languages. */
const REPEALED =
  /weggefallen|aufgehoben|gegenstandslos|abrogée?s?\b|supprimée?s?\b|abrogat[oaie]|soppress[oaie]|derogad[oa]s?|suprimid[oa]s?|repealed|omitted|revoked/iu;
/** An article of no more words than this says nothing but that it is repealed. */
const SHORT = 30;

/**
 * The answer for a selection without a counterpart. Candidates are the places where all of its words occur nevertheless, if they are many,
 * and where a part of them survives.
 */
export function carryMissing(
  alignment: Alignment,
  { range, span, letters, citation: from }: SelectedWords,
  places: readonly Survivors[],
): CarriedOver {
  const { old, new: next } = alignment;
  const isLong = weightOf(alignment, span) >= LEAST_VERBATIM;
  const starts = isLong ? next.occurrences.find(old.words.ids, span.from, span.to, MOST_PLACES) : [];
  const edges = edgesOf(old, range, span);
  const ambiguous = starts.length > 1;
  return {
    status: 'failed',
    confidence: 0,
    reason: {
      kind: ambiguous ? 'several-places' : isRepealed(alignment, span) ? 'repealed' : 'no-text',
      changedWords: ambiguous ? 0 : span.to - span.from,
      ...(from !== undefined && { from }),
      ...(ambiguous && { places: starts.length }),
    },
    candidates: [
      ...starts.map((start) => ({
        range: withEdges(
          next,
          next.places.rangeOf({ ...span, from: start, to: start + span.to - span.from }),
          edges,
        ),
        confidence: VERBATIM / starts.length,
      })),
      ...places.map((place) => ({
        range: rangeOfSurvivors(next, place),
        confidence: (PARTS * place.letters) / letters,
      })),
    ],
  };
}

/** What the words of a span weigh together. */
function weightOf({ old, weights }: Alignment, { from, to }: WordSpan): number {
  let weight = 0;
  for (let word = from; word < to; word += 1) weight += weights[old.words.ids[word] ?? 0] ?? 0;
  return weight;
}

/** Whether all sections that a span touches were repealed. */
function isRepealed(alignment: Alignment, { from, to }: WordSpan): boolean {
  const { ofWord } = alignment.old.sections;
  const last = ofWord[to - 1] ?? -1;
  for (let section = ofWord[from] ?? -1; section <= last; section += 1)
    if (!isRepealedSection(alignment, section)) return false;
  return true;
}

/** Whether nothing of a section is left in the new version, or only a note that it was repealed. */
function isRepealedSection(
  { old, new: next, links, newSectionOf, vocabulary }: Alignment,
  section: number,
): boolean {
  const now = newSectionOf[section] ?? -1;
  if (now < 0) {
    const [from, to] = [old.sections.from[section] ?? 0, old.sections.to[section] ?? 0];
    return links.toNew.subarray(from, to).every((word) => word < 0);
  }
  const [from, to] = [next.sections.from[now] ?? 0, next.sections.to[now] ?? 0];
  if (to - from > SHORT) return false;
  const words = Array.from(next.words.ids.subarray(from, to), (id) => vocabulary.formOf(id));
  return REPEALED.test(words.join(' '));
}
