/** What two parts have in common, in weighted words and pairs of neighbouring words. */
export interface Common {
  readonly common: number;
  readonly old: number;
  readonly next: number;
}

/** Compares a stretch of the old text with one of the new text, as multisets: the order of the words does not count but between neighbours. */
export type PartLikeness = (oldFrom: number, oldTo: number, newFrom: number, newTo: number) => Common;

/** Comparisons of stretches of two texts; several with the same old stretch in a row are cheaper. */
export function createPartLikeness(
  oldIds: Int32Array,
  newIds: Int32Array,
  weights: Float32Array,
): PartLikeness {
  let knownFrom = -1;
  let knownTo = -1;
  let known = new Map<number, number>();
  let knownTotal = 0;
  const learn = (from: number, to: number): void => {
    known = new Map();
    knownTotal = 0;
    eachFeature(oldIds, weights, from, to, (key, worth) => {
      known.set(key, (known.get(key) ?? 0) + 1);
      knownTotal += worth;
    });
    knownFrom = from;
    knownTo = to;
  };
  return (oldFrom, oldTo, newFrom, newTo) => {
    if (oldFrom !== knownFrom || oldTo !== knownTo) learn(oldFrom, oldTo);
    const used = new Map<number, number>();
    let common = 0;
    let next = 0;
    eachFeature(newIds, weights, newFrom, newTo, (key, worth) => {
      next += worth;
      const count = used.get(key) ?? 0;
      if (count >= (known.get(key) ?? 0)) return;
      used.set(key, count + 1);
      common += worth;
    });
    return { common, old: knownTotal, next };
  };
}

/** Words by their numbers, pairs of neighbours by a number beyond all words; a pair is worth its commoner word. */
function eachFeature(
  ids: Int32Array,
  weights: Float32Array,
  from: number,
  to: number,
  take: (key: number, worth: number) => void,
): void {
  let before = -1;
  for (let at = from; at < to; at += 1) {
    const id = ids[at] ?? 0;
    const worth = weights[id] ?? 0;
    take(id, worth);
    if (before >= 0) take((before + 1) * 0x4000000 + id, Math.min(worth, weights[before] ?? 0));
    before = id;
  }
}
