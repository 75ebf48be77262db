import type { Parts } from './parts';

/** What two parts have in common, in weighted words and pairs of neighboring words. */
export interface Common {
  readonly common: number;
  readonly old: number;
  readonly next: number;
}

/** Compares a span of the old text with one of the new text, as multisets: the order of the words does not count but between neighbors. */
export type PartSimilarity = (oldFrom: number, oldTo: number, newFrom: number, newTo: number) => Common;

/**
 * What a part of a text is worth, in weighted words and pairs of neighboring words: no two have more in common than the lesser one is worth. Counted
 * when it is first asked for, which it is of few.
 */
export function createPartWorths(
  ids: Int32Array,
  parts: Parts,
  weights: Float32Array,
): (part: number) => number {
  const worths = new Float64Array(parts.length).fill(NaN);
  return (part) => {
    const known = worths[part] ?? 0;
    if (!Number.isNaN(known)) return known;
    const to = parts.to[part] ?? 0;
    let worth = 0;
    let before = 0;
    for (let at = parts.from[part] ?? 0; at < to; at += 1) {
      const weight = weights[ids[at] ?? 0] ?? 0;
      worth += weight + Math.min(before, weight);
      before = weight;
    }
    worths[part] = worth;
    return worth;
  };
}

/** Pairs of neighbors are counted by hash; two of them with one count are rare enough not to matter. */
const PAIR_SLOTS = 1 << 17;

/** Comparisons of spans of two texts; several with the same old span in a row are cheaper. Half a megabyte, and four bytes a word of the vocabulary. */
export function createPartSimilarity(
  oldIds: Int32Array,
  newIds: Int32Array,
  weights: Float32Array,
): PartSimilarity {
  /** How often each word and each pair of the known old span has not been found again yet; pairs after the words. */
  const left = new Int32Array(weights.length + PAIR_SLOTS);
  let knownFrom = 0;
  let knownTo = 0;
  let knownTotal = 0;
  const slotOfPair = (before: number, id: number): number =>
    weights.length + ((Math.imul(before, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b)) >>> 15);
  const worthOfPair = (before: number, id: number): number =>
    Math.min(weights[before] ?? 0, weights[id] ?? 0);

  /** Counts a span `step` times. */
  const count = (ids: Int32Array, from: number, to: number, step: 1 | -1): void => {
    let before = -1;
    for (let at = from; at < to; at += 1) {
      const id = ids[at] ?? 0;
      left[id] = (left[id] ?? 0) + step;
      if (before >= 0) {
        const slot = slotOfPair(before, id);
        left[slot] = (left[slot] ?? 0) + step;
      }
      before = id;
    }
  };
  /** What the words and pairs of a span are worth. */
  const worthOf = (ids: Int32Array, from: number, to: number): number => {
    let total = 0;
    let before = -1;
    for (let at = from; at < to; at += 1) {
      const id = ids[at] ?? 0;
      total += weights[id] ?? 0;
      if (before >= 0) total += worthOfPair(before, id);
      before = id;
    }
    return total;
  };
  return (oldFrom, oldTo, newFrom, newTo) => {
    if (oldFrom !== knownFrom || oldTo !== knownTo) {
      count(oldIds, knownFrom, knownTo, -1);
      count(oldIds, oldFrom, oldTo, 1);
      knownTotal = worthOf(oldIds, oldFrom, oldTo);
      [knownFrom, knownTo] = [oldFrom, oldTo];
    }
    // Taking the new span away leaves what is not in it; what goes below zero is not in the old one.
    let common = 0;
    let next = 0;
    let before = -1;
    for (let at = newFrom; at < newTo; at += 1) {
      const id = newIds[at] ?? 0;
      const worth = weights[id] ?? 0;
      next += worth;
      const words = left[id] ?? 0;
      if (words > 0) common += worth;
      left[id] = words - 1;
      if (before >= 0) {
        const slot = slotOfPair(before, id);
        const pairs = left[slot] ?? 0;
        const pairWorth = worthOfPair(before, id);
        next += pairWorth;
        if (pairs > 0) common += pairWorth;
        left[slot] = pairs - 1;
      }
      before = id;
    }
    count(newIds, newFrom, newTo, 1);
    return { common, old: knownTotal, next };
  };
}
