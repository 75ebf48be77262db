import type { Parts } from './parts';
import { areSameWords, gramHash } from './unique-grams';

/** Finds the parts of the new text that share sequences of words with a part of the old one. */
export interface SharedGrams {
  /** Adds, for a part of the old text, each new part's number of shared sequences (each divided by the number of its places). */
  vote: (oldPart: number, votes: Votes) => void;
}

/** Counts votes for the parts of a text, of which only a few have any. */
export interface Votes {
  add: (part: number, count: number) => void;
  /** The parts with most votes, most first, of equal ones the first; no more than `most`. Then no part has any. */
  take: (most: number) => number[];
}

/** Votes for so many parts: eight bytes each. */
export function createVotes(parts: number): Votes {
  const counts = new Float64Array(parts);
  let voted: number[] = [];
  const isBefore = (part: number, other: number): boolean => {
    const [count = 0, otherCount = 0] = [counts[part], counts[other]];
    return count > otherCount || (count === otherCount && part < other);
  };
  return {
    add: (part, count) => {
      if (counts[part] === 0) voted.push(part);
      counts[part] = (counts[part] ?? 0) + count;
    },
    take: (most) => {
      const parts: number[] = [];
      for (const part of voted) {
        let at = parts.length;
        while (at > 0 && isBefore(part, parts[at - 1] ?? 0)) at -= 1;
        if (at >= most) continue;
        parts.splice(at, 0, part);
        if (parts.length > most) parts.pop();
      }
      for (const part of voted) counts[part] = 0;
      voted = [];
      return parts;
    },
  };
}

/** Which sequences of words are compared: so many words each, those with more places in the new text are no evidence for any part. */
export interface GramOptions {
  readonly size: number;
  readonly mostPlaces: number;
}

/** Room for common sequences; one takes the place of another one with the same hash. */
const COMMON_SLOTS = 1 << 15;

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
  /** Sequences of the old text that are known to have too many places, by their hash: common words are most of a text. */
  const common = new Int32Array(COMMON_SLOTS).fill(-1);
  return {
    vote: (oldPart, votes) => {
      const to = (oldParts.to[oldPart] ?? 0) - size;
      for (let old = oldParts.from[oldPart] ?? 0; old <= to; old += 1) {
        const hash = gramHash(oldIds, old, size);
        const known = common[hash & (COMMON_SLOTS - 1)] ?? -1;
        if (known >= 0 && areSameWords(oldIds, old, oldIds, known, size)) continue;
        let count = 0;
        let at = heads[hash & (room - 1)] ?? -1;
        for (; at >= 0 && count <= mostPlaces; at = nexts[at] ?? -1) {
          if (!areSameWords(oldIds, old, newIds, at, size)) continue;
          if (count < mostPlaces) places[count] = newParts.ofWord[at] ?? -1;
          count += 1;
        }
        if (count > mostPlaces) {
          common[hash & (COMMON_SLOTS - 1)] = old;
          continue;
        }
        for (let place = 0; place < count; place += 1) {
          votes.add(places[place] ?? -1, 1 / count);
        }
      }
    },
  };
}
