import { PARAGRAPH } from '../layout/reading-order';
import { createGrowingNumbers } from '../words/growing-numbers';
import type { WordSequence } from '../words/word-sequence';

/** Parts of a text, in order and disjoint: half-open spans of word numbers. */
export interface Parts {
  readonly length: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The part of each word of the text, -1 for words in none. */
  readonly ofWord: Int32Array;
}

/** The parts with the given beginnings and ends. */
export function partsOf(words: number, from: Int32Array, to: Int32Array): Parts {
  const ofWord = new Int32Array(words).fill(-1);
  for (let part = 0; part < from.length; part += 1) ofWord.fill(part, from[part], to[part]);
  return { length: from.length, from, to, ofWord };
}

/** The paragraphs of a text: every word is in one. */
export function paragraphsOf({ length, gaps }: WordSequence): Parts {
  return spansOf(length, gaps, () => true);
}

/** The longest spans of words that pass a test, cut where paragraphs begin. */
export function spansOf(words: number, gaps: Uint8Array, isIn: (word: number) => boolean): Parts {
  const from = createGrowingNumbers();
  const to = createGrowingNumbers();
  let open = false;
  for (let word = 0; word < words; word += 1) {
    const inside = isIn(word);
    if (open && (!inside || gaps[word] === PARAGRAPH)) {
      to.push(word);
      open = false;
    }
    if (inside && !open) {
      from.push(word);
      open = true;
    }
  }
  if (open) to.push(words);
  return partsOf(words, from.toArray(), to.toArray());
}
