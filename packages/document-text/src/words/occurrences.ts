import type { WordSequence } from './word-sequence';

/** Counts how often words stand one after the other in a text. */
export interface Occurrences {
  /** Where the words `from` to `to` (exclusive) of `ids` stand in this text, in order; no more than `most` places. */
  find: (ids: Int32Array, from: number, to: number, most: number) => number[];
}

/** An index of one text: where each word stands. Four bytes a word, and four a word of the vocabulary. */
export function indexOccurrences({ ids, length }: WordSequence): Occurrences {
  let vocabularySize = 0;
  for (let word = 0; word < length; word += 1) {
    const id = ids[word] ?? 0;
    if (id >= vocabularySize) vocabularySize = id + 1;
  }
  // Counts become the ends of each word's places, which are then filled backwards until the ends are the beginnings.
  const first = new Int32Array(vocabularySize + 1);
  for (let word = 0; word < length; word += 1) {
    const id = ids[word] ?? 0;
    first[id] = (first[id] ?? 0) + 1;
  }
  for (let id = 1; id <= vocabularySize; id += 1) first[id] = (first[id] ?? 0) + (first[id - 1] ?? 0);
  const places = new Int32Array(length);
  for (let word = length - 1; word >= 0; word -= 1) {
    const id = ids[word] ?? 0;
    const at = (first[id] ?? 0) - 1;
    first[id] = at;
    places[at] = word;
  }
  const countOf = (id: number): number => (id < vocabularySize ? (first[id + 1] ?? 0) - (first[id] ?? 0) : 0);
  return {
    find: (sought, from, to, most) => {
      let rarest = from;
      for (let word = from; word < to; word += 1)
        if (countOf(sought[word] ?? 0) < countOf(sought[rarest] ?? 0)) rarest = word;
      const id = sought[rarest] ?? 0;
      if (countOf(id) === 0) return [];
      const found: number[] = [];
      for (let at = first[id] ?? 0; at < (first[id + 1] ?? 0) && found.length < most; at += 1) {
        const start = (places[at] ?? 0) - (rarest - from);
        let equal = start >= 0 && start + to - from <= length;
        for (let word = from; equal && word < to; word += 1)
          equal = sought[word] === ids[start + word - from];
        if (equal) found.push(start);
      }
      return found;
    },
  };
}
