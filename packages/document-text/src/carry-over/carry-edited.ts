import type { Alignment } from '../alignment/alignment';
import { citationOf } from '../structure/citation';
import type { TextRange } from '../ranges/text-range';
import type { WordSpan } from '../words/word-places';
import type { CarriedOver, CarryOverReasonKind } from './carried-over';
import { confidenceOfChanged } from './confidence';
import { edgesOf, withEdges } from './edges';
import { contextAround } from './evidence';
import { isMerged } from './merged';
import type { SelectedWords } from './selected-words';
import { withReplacedEdges } from './replaced-edges';
import { rangeOfWords, type Survivors } from './survivors';

/** Whether enough of a selection survives at a place for it to be the selection's place. */
export function survivesAt({ constants }: Alignment, { letters }: SelectedWords, place: Survivors): boolean {
  return place.letters >= constants.leastSurvival * letters;
}

/** Carries over a selection of which a part survives: at `best`, the first of `places`, and less of it at the others. */
export function carryEdited(
  alignment: Alignment,
  { range: selected, span, letters, citation: from }: SelectedWords,
  places: readonly Survivors[],
  best: Survivors,
): CarriedOver {
  const { old, new: next } = alignment;
  const edges = edgesOf(old, selected, span, alignment.constants.edgeSigns);
  const context = contextAround(alignment, span.from, span.to, best.from, best.to);
  const isInPlace = alignment.inPlace[best.oldFirst] === 1;
  const confidence = confidenceOfChanged({
    survival: best.letters / letters,
    rival: (places[1]?.letters ?? 0) / letters,
    context,
    isInPlace,
  });
  const rangeAt = (place: Survivors): TextRange =>
    withEdges(next, rangeOfWords(next, withReplacedEdges(alignment, span, place)), edges);
  const range = rangeAt(best);
  const to = citationOf(next.structure, range);
  const kindOf = (): CarryOverReasonKind => {
    if ((places[1]?.letters ?? 0) >= alignment.constants.splitShare * letters) return 'split';
    if (from !== to) return 'moved';
    return isMerged(alignment, span, best) ? 'merged' : 'words-changed';
  };
  return {
    status: 'unconfirmed',
    confidence,
    reason: {
      kind: kindOf(),
      changedWords: changedWords(alignment, span, withReplacedEdges(alignment, span, best)),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    },
    range,
    candidates: places.map((other) => ({
      range: other === best ? range : rangeAt(other),
      confidence: other === best ? confidence : ((1 - confidence) * other.letters) / letters,
    })),
  };
}

/** How many words of a selection are gone or replaced at its new place, and how many were inserted there. */
function changedWords(
  { old, new: next, links }: Alignment,
  span: WordSpan,
  { from, to }: Pick<WordSpan, 'from' | 'to'>,
): number {
  let unchanged = 0;
  for (let word = from; word < to; word += 1) {
    const before = links.toOld[word] ?? -1;
    if (before >= span.from && before < span.to && old.words.ids[before] === next.words.ids[word])
      unchanged += 1;
  }
  return Math.max(span.to - span.from, to - from) - unchanged;
}
