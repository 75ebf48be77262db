import type { Parts } from './parts';
import { gramHash } from './unique-grams';

/** Finds the parts of the new text that share sequences of words with a part of the old one. */
export interface SharedGrams {
  /** Adds, for a part of the old text, each new part's number of shared sequences (each divided by the number of its places). */
  vote: (oldPart: number, votes: Map<number, number>) => void;
}

/** Which sequences of words are compared: so many words each, those with more places in the new text are no evidence for any part. */
export interface GramOptions {
  readonly size: number;
  readonly mostPlaces: number;
}

/** An index of the sequences of words inside the parts of the new text: twelve bytes a word. */
export function indexSharedGrams(
  oldIds: Int32Array,
  newIds: Int32Array,
  oldParts: Parts,
  newParts: Parts,
  { size, mostPlaces }: GramOptions,
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
  const places = new Int32Array(mostPlaces);
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
        for (; at >= 0 && count <= mostPlaces; at = nexts[at] ?? -1) {
          if (!isEqual(old, at)) continue;
          if (count < mostPlaces) places[count] = newParts.ofWord[at] ?? -1;
          count += 1;
        }
        if (count > mostPlaces) continue;
        for (let place = 0; place < count; place += 1) {
          const part = places[place] ?? -1;
          votes.set(part, (votes.get(part) ?? 0) + 1 / count);
        }
      }
    },
  };
}
