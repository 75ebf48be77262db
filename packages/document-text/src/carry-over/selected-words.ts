import type { Alignment } from '../alignment/alignment';
import type { TextRange } from '../ranges/text-range';
import { citationOf } from '../structure/citation';
import type { WordSpan } from '../words/word-places';

/** A selection of the old version by its words. */
export interface SelectedWords {
  readonly range: TextRange;
  readonly span: WordSpan;
  /** Letters of all its words. */
  readonly letters: number;
  /** How its place is cited; undefined where the structure has no citation for it. */
  readonly citation: string | undefined;
}

/** The words of a selection; undefined where it is not on the text (on a running header, say, or beyond the last page). */
export function selectedWords(alignment: Alignment, range: TextRange): SelectedWords | undefined {
  const { old } = alignment;
  const span = old.places.wordsIn(range);
  if (!span) return undefined;
  let letters = 0;
  for (let word = span.from; word < span.to; word += 1) letters += lettersOfWord(alignment, word);
  return { range, span, letters, citation: citationOf(old.structure, range) };
}

/** The letters of a word of the old version. */
export function lettersOfWord({ old, vocabulary }: Alignment, word: number): number {
  return vocabulary.formOf(old.words.ids[word] ?? 0).length;
}
