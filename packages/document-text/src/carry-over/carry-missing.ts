import type { Alignment } from '../alignment/alignment';
import type { WordSpan } from '../words/word-places';
import type { CarriedOver } from './carried-over';
import { rangeOfVerbatim, VERBATIM } from './carry-verbatim';
import type { SelectedWords } from './selected-words';
import { rangeOfWords, type Survivors } from './survivors';

/** How sure it is that a place with a part of the words is meant. */
const PARTS = 0.5;
/** What stands in place of an article that was repealed, in the five languages. */
const REPEALED =
  /weggefallen|aufgehoben|gegenstandslos|abrogée?s?\b|supprimée?s?\b|abrogat[oaie]|soppress[oaie]|derogad[oa]s?|suprimid[oa]s?|repealed|omitted|revoked/iu;

/**
 * The answer for a selection without a counterpart. Candidates are the places where all of its words occur nevertheless (`starts`), and
 * where a part of them survives.
 */
export function carryMissing(
  alignment: Alignment,
  selected: SelectedWords,
  places: readonly Survivors[],
  starts: readonly number[],
): CarriedOver {
  const { span, letters, citation: from } = selected;
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
        range: rangeOfVerbatim(alignment, selected, start),
        confidence: VERBATIM / starts.length,
      })),
      ...places.map((place) => ({
        range: rangeOfWords(alignment.new, place),
        confidence: (PARTS * place.letters) / letters,
      })),
    ],
  };
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
  { old, new: next, links, newSectionOf, vocabulary, constants }: Alignment,
  section: number,
): boolean {
  const now = newSectionOf[section] ?? -1;
  if (now < 0) {
    const [from, to] = [old.sections.from[section] ?? 0, old.sections.to[section] ?? 0];
    return links.toNew.subarray(from, to).every((word) => word < 0);
  }
  const [from, to] = [next.sections.from[now] ?? 0, next.sections.to[now] ?? 0];
  if (to - from > constants.repealedWords) return false;
  const words = Array.from(next.words.ids.subarray(from, to), (id) => vocabulary.formOf(id));
  return REPEALED.test(words.join(' '));
}
