import type { WordSequence } from './word-sequence';

/** Counts how often words stand one after the other in a text. */
export interface Occurrences {
  /** Where the words `from` to `to` (exclusive) of `ids` stand in this text, in order; no more than `most` places. */
  find: (ids: Int32Array, from: number, to: number, most: number) => number[];
}

/** An index of one text: where each word stands. Eight bytes a word. */
export function indexOccurrences({ ids, length }: WordSequence): Occurrences {
  let vocabularySize = 0;
  for (const id of ids) vocabularySize = Math.max(vocabularySize, id + 1);
  const first = new Int32Array(vocabularySize + 1);
  for (let word = 0; word < length; word += 1)
    first[(ids[word] ?? 0) + 1] = (first[(ids[word] ?? 0) + 1] ?? 0) + 1;
  for (let id = 0; id < vocabularySize; id += 1) first[id + 1] = (first[id + 1] ?? 0) + (first[id] ?? 0);
  const places = new Int32Array(length);
  const next = first.slice();
  for (let word = 0; word < length; word += 1) {
    const id = ids[word] ?? 0;
    places[next[id] ?? 0] = word;
    next[id] = (next[id] ?? 0) + 1;
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
