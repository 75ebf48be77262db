import type { AlignmentConstants } from '../constants/alignment-constants';
import type { Vocabulary } from '../words/vocabulary';

/** How alike two different words are, from 0 (nothing in common that counts) to 1. */
export type WordSimilarity = (a: number, b: number) => number;

/**
 * Likeness of words that differ in one place: the share of the longer one that is their common beginning and end, accents not counted
 * ("magistrat" and "magistrats", "Etat" and "État"). Short words and such with digits are never alike.
 */
export function createWordSimilarity(
  vocabulary: Vocabulary,
  { wordLikeness, likeWordLetters }: AlignmentConstants,
): WordSimilarity {
  const size = vocabulary.size;
  const bare: string[] = [];
  const first = new Uint16Array(size);
  const last = new Uint16Array(size);
  for (let id = 0; id < size; id += 1) {
    const form = vocabulary.formOf(id);
    const word =
      form.length < likeWordLetters || /\p{N}/u.test(form)
        ? ''
        : form.normalize('NFD').replace(/\p{M}/gu, '');
    bare.push(word);
    first[id] = word.charCodeAt(0) || 0;
    last[id] = word.charCodeAt(word.length - 1) || 0;
  }
  return (a, b) => {
    if (first[a] === 0 || first[b] === 0) return 0;
    if (first[a] !== first[b] && last[a] !== last[b]) return 0;
    const [one, other] = [bare[a] ?? '', bare[b] ?? ''];
    const shorter = Math.min(one.length, other.length);
    const longer = Math.max(one.length, other.length);
    if (shorter < wordLikeness * longer) return 0;
    let head = 0;
    while (head < shorter && one.charCodeAt(head) === other.charCodeAt(head)) head += 1;
    let tail = 0;
    while (
      tail < shorter - head &&
      one.charCodeAt(one.length - 1 - tail) === other.charCodeAt(other.length - 1 - tail)
    )
      tail += 1;
    const similarity = (head + tail) / longer;
    return similarity >= wordLikeness ? similarity : 0;
  };
}
