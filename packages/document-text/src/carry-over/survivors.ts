import type { Alignment, Version } from '../alignment/alignment';
import type { WordLinks } from '../alignment/word-links';
import type { TextRange } from '../ranges/text-range';
import type { WordSpan } from '../words/word-places';
import { lettersOfWord, type SelectedWords } from './selected-words';

/** What is left of a span of the old text at one place of the new one. */
export interface Survivors {
  /** Words of the new text from the first to the last (exclusive) that live on there. */
  readonly from: number;
  readonly to: number;
  /** The first and last word of the old span that live on there. */
  readonly oldFirst: number;
  readonly oldLast: number;
  /** Letters of the words that live on there. */
  readonly letters: number;
}

/**
 * The places where parts of a span live on, the one with most of its letters first. Words that are farther apart than the span is
 * long, and in different paragraphs, are at two places. Words inserted between those of one paragraph do not
 * part them, however many.
 */
export function findSurvivors(
  { toNew }: WordLinks,
  from: number,
  to: number,
  paragraphOfNew: Int32Array,
  lettersOf: (oldWord: number) => number,
): Survivors[] {
  const linked: number[] = [];
  for (let word = from; word < to; word += 1) if ((toNew[word] ?? -1) >= 0) linked.push(word);
  linked.sort((a, b) => (toNew[a] ?? 0) - (toNew[b] ?? 0));
  const far = to - from;
  const places: { from: number; to: number; oldFirst: number; oldLast: number; letters: number }[] = [];
  for (const word of linked) {
    const at = toNew[word] ?? 0;
    const last = places.at(-1);
    if (last && (at - last.to < far || paragraphOfNew[at] === paragraphOfNew[last.to - 1])) {
      last.to = at + 1;
      last.oldFirst = Math.min(last.oldFirst, word);
      last.oldLast = Math.max(last.oldLast, word);
      last.letters += lettersOf(word);
    } else places.push({ from: at, to: at + 1, oldFirst: word, oldLast: word, letters: lettersOf(word) });
  }
  return places.sort((a, b) => b.letters - a.letters || a.from - b.from);
}

/** The places of the new version where parts of a selection survive, the one with most of its letters first. */
export function survivorsOf(alignment: Alignment, { span }: SelectedWords): Survivors[] {
  const { links, new: next } = alignment;
  const lettersOf = (word: number): number => lettersOfWord(alignment, word);
  return findSurvivors(links, span.from, span.to, next.paragraphs.ofWord, lettersOf);
}

/** The range of the new version from one word to another (exclusive). */
export function rangeOfWords({ places }: Version, { from, to }: Pick<WordSpan, 'from' | 'to'>): TextRange {
  return places.rangeOf({ from, to, lettersBefore: 0, lettersAfter: 0 });
}
