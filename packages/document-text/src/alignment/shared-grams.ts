import type { Parts } from './parts';
import { gramHash } from './unique-grams';

/** Sequences of words that occur more often than this in the new text are no evidence for any part. */
const MOST_PLACES = 12;

/** Finds the parts of the new text that share sequences of words with a part of the old one. */
export interface SharedGrams {
  /** Adds, for a part of the old text, each new part's number of shared sequences (each divided by the number of its places). */
  vote: (oldPart: number, votes: Map<number, number>) => void;
}

/** An index of the sequences of `size` words inside the parts of the new text: twelve bytes a word. */
export function indexSharedGrams(
  oldIds: Int32Array,
  newIds: Int32Array,
  oldParts: Parts,
  newParts: Parts,
  size: number,
): SharedGrams {
  const room = 2 ** Math.ceil(Math.log2(newIds.length + 2));
  const heads = new Int32Array(room).fill(-1);
  const nexts = new Int32Array(newIds.length);
  for (let part = newParts.length - 1; part >= 0; part -= 1)
    for (let at = (newParts.to[part] ?? 0) - size; at >= (newParts.from[part] ?? 0); at -= 1) {
      const slot = gramHash(newIds, at, size) & (room - 1);
      nexts[at] = heads[slot] ?? -1;
      heads[slot] = at;
    }
  const places = new Int32Array(MOST_PLACES);
  const isEqual = (old: number, next: number): boolean => {
    for (let word = 0; word < size; word += 1) if (oldIds[old + word] !== newIds[next + word]) return false;
    return true;
  };
  return {
    vote: (oldPart, votes) => {
      const to = (oldParts.to[oldPart] ?? 0) - size;
      for (let old = oldParts.from[oldPart] ?? 0; old <= to; old += 1) {
        let count = 0;
        let at = heads[gramHash(oldIds, old, size) & (room - 1)] ?? -1;
        for (; at >= 0 && count <= MOST_PLACES; at = nexts[at] ?? -1) {
          if (!isEqual(old, at)) continue;
          if (count < MOST_PLACES) places[count] = newParts.ofWord[at] ?? -1;
          count += 1;
        }
        if (count > MOST_PLACES) continue;
        for (let place = 0; place < count; place += 1) {
          const part = places[place] ?? -1;
          votes.set(part, (votes.get(part) ?? 0) + 1 / count);
        }
      }
    },
  };
}
