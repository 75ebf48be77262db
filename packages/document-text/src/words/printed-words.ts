import { createGrowingNumbers } from './growing-numbers';

/** Words as they are printed, with a number each. */
export interface PrintedWords {
  /** The number of the word from one character of a text to another; counts it. */
  add: (text: string, from: number, to: number) => number;
  /** How often words with each of so many numbers were added. */
  countAll: (numbers: number) => Int32Array;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** What is known of a word stands side by side, so that a word is one look into the memory: its columns, and how many there are. */
const HASH = 0;
const START = 1;
const NUMBER = 2;
const TIMES = 3;
const COLUMNS = 4;

/**
 * An open-addressed hash table of words that looks them up where they stand: no string is made for a word that is known, as a `Map`
 * would need for each of the millions of words of a large law. Hashes are FNV-1a over UTF-16 code units. The words' characters are in one
 * array, in the order in which they were learned: those of common words are near to each other. `numberFor` is called with each word once.
 */
export function createPrintedWords(numberFor: (word: string) => number): PrintedWords {
  const characters = createGrowingNumbers(1 << 15);
  /** The columns of each word; where the characters of a word begin, those of the word before end. */
  let words = new Int32Array(COLUMNS << 13);
  let length = 0;
  /** The first column of the word in each slot, -1 for none; a power of two of them, at most half in use. */
  let slots = new Int32Array(1 << 14).fill(-1);

  const grow = (): void => {
    const wider = new Int32Array(words.length * 2);
    wider.set(words);
    words = wider;
    slots = new Int32Array(slots.length * 2).fill(-1);
    for (let word = 0; word < length; word += COLUMNS) {
      let slot = (words[word + HASH] ?? 0) & (slots.length - 1);
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = word;
    }
  };
  const learn = (text: string, from: number, to: number, hash: number, slot: number): number => {
    for (let at = from; at < to; at += 1) characters.push(text.charCodeAt(at));
    const number = numberFor(text.slice(from, to));
    words[length + HASH] = hash;
    words[length + NUMBER] = number;
    words[length + TIMES] = 1;
    slots[slot] = length;
    length += COLUMNS;
    if (length + COLUMNS > words.length) grow();
    words[length + START] = characters.length;
    return number;
  };
  const standsAt = (word: number, text: string, from: number, to: number): boolean => {
    const start = words[word + START] ?? 0;
    if ((words[word + COLUMNS + START] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1)
      if (characters.at(start + at - from) !== text.charCodeAt(at)) return false;
    return true;
  };
  return {
    add: (text, from, to) => {
      let hash = FNV_OFFSET;
      for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
      // The slot is given by the lowest bits alone: mix the others in.
      hash ^= hash >>> 15;
      let slot = hash & (slots.length - 1);
      for (;;) {
        const word = slots[slot] ?? -1;
        if (word < 0) return learn(text, from, to, hash, slot);
        if (words[word + HASH] === hash && standsAt(word, text, from, to)) {
          words[word + TIMES] = (words[word + TIMES] ?? 0) + 1;
          return words[word + NUMBER] ?? 0;
        }
        slot = (slot + 1) & (slots.length - 1);
      }
    },
    countAll: (numbers) => {
      const counts = new Int32Array(numbers);
      for (let word = 0; word < length; word += COLUMNS) {
        const number = words[word + NUMBER] ?? 0;
        counts[number] = (counts[number] ?? 0) + (words[word + TIMES] ?? 0);
      }
      return counts;
    },
  };
}
