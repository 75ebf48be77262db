import { createGrowingNumbers } from './growing-numbers';

/** Numbers for words as they are printed, from 0. */
export interface PrintedWords {
  /** The number of the word from one character of a text to another. */
  numberOf: (text: string, from: number, to: number) => number;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * An open-addressed hash table of words that looks them up where they stand: no string is made for a word that is known, as a `Map`
 * would need for each of the millions of words of a large law. Hashes are FNV-1a over UTF-16 code units. The words' characters are in one
 * array, in the order in which they were learned, so that those of common words are near to each other in memory.
 */
export function createPrintedWords(): PrintedWords {
  const characters = createGrowingNumbers(1 << 15);
  /** Hash of each word, and where its characters begin; one more than words, which is where the last ones end. */
  let hashes = new Int32Array(1 << 13);
  let starts = new Int32Array(1 << 13);
  let count = 0;
  /** Number of the word in each slot, -1 for none; a power of two of them, at most half in use. */
  let slots = new Int32Array(1 << 14).fill(-1);

  const widened = (numbers: Int32Array): Int32Array<ArrayBuffer> => {
    const wider = new Int32Array(numbers.length * 2);
    wider.set(numbers);
    return wider;
  };
  const grow = (): void => {
    hashes = widened(hashes);
    starts = widened(starts);
    slots = new Int32Array(slots.length * 2).fill(-1);
    for (let number = 0; number < count; number += 1) {
      let slot = (hashes[number] ?? 0) & (slots.length - 1);
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number;
    }
  };
  const learn = (text: string, from: number, to: number, hash: number, slot: number): number => {
    const number = count;
    for (let at = from; at < to; at += 1) characters.push(text.charCodeAt(at));
    hashes[number] = hash;
    slots[slot] = number;
    count += 1;
    starts[count] = characters.length;
    if (count + 1 === hashes.length) grow();
    return number;
  };
  const standsAt = (number: number, text: string, from: number, to: number): boolean => {
    const start = starts[number] ?? 0;
    if ((starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1)
      if (characters.at(start + at - from) !== text.charCodeAt(at)) return false;
    return true;
  };
  return {
    numberOf: (text, from, to) => {
      let hash = FNV_OFFSET;
      for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
      // The slot is given by the lowest bits alone: mix the others in.
      hash ^= hash >>> 15;
      let slot = hash & (slots.length - 1);
      for (;;) {
        const number = slots[slot] ?? -1;
        if (number < 0) return learn(text, from, to, hash, slot);
        if (hashes[number] === hash && standsAt(number, text, from, to)) return number;
        slot = (slot + 1) & (slots.length - 1);
      }
    },
  };
}
