/** Numbers for words as they are printed, from 0. */
export interface PrintedWords {
  /** The number of the word from one character of a text to another. */
  numberOf: (text: string, from: number, to: number) => number;
  /** The word of a number. */
  wordOf: (number: number) => string;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * An open-addressed hash table of words that looks them up where they stand: no string is made for a word that is known, as a `Map`
 * would need for each of the millions of words of a large law. Hashes are FNV-1a over UTF-16 code units.
 */
export function createPrintedWords(): PrintedWords {
  const words: string[] = [];
  let hashes = new Int32Array(1 << 13);
  /** Number of the word in each slot, -1 for none; a power of two of them, at most half in use. */
  let slots = new Int32Array(1 << 14).fill(-1);

  const grow = (): void => {
    const wider = new Int32Array(hashes.length * 2);
    wider.set(hashes);
    hashes = wider;
    slots = new Int32Array(slots.length * 2).fill(-1);
    for (let number = 0; number < words.length; number += 1) {
      let slot = (hashes[number] ?? 0) & (slots.length - 1);
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number;
    }
  };
  const learn = (word: string, hash: number, slot: number): number => {
    const number = words.push(word) - 1;
    hashes[number] = hash;
    slots[slot] = number;
    if (words.length === hashes.length) grow();
    return number;
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
        if (number < 0) return learn(text.slice(from, to), hash, slot);
        if (hashes[number] === hash && standsAt(words[number] ?? '', text, from, to)) return number;
        slot = (slot + 1) & (slots.length - 1);
      }
    },
    wordOf: (number) => words[number] ?? '',
  };
}

function standsAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
