import type { Parts } from './parts';
import { createVotes, type SharedGrams } from './shared-grams';

/** Better than any score. */
const SURE = 2;

/** The rules by which parts are matched. */
export interface PartRules {
  /** The most parts of the new text that are compared with a part of the old one: those with most in common. */
  readonly mostCandidates: number;
  /** The new part that an old one surely is; neither needs to be compared with others. */
  readonly known: (old: number) => number | undefined;
  /** How good a pair is, higher is better; undefined when it is none. */
  readonly rate: (old: number, next: number) => number | undefined;
  /** By how much a pair with this score has to be better than every other pair of either part; 0 where the better one is good enough. */
  readonly leastMargin: (old: number, next: number, score: number) => number;
}

/** A part of the old text and the one of the new text it has become. */
export interface PartPair {
  readonly old: number;
  readonly next: number;
  /** By how much it is better than the next best pair of either part. */
  readonly margin: number;
}

interface RatedPair {
  readonly old: number;
  readonly next: number;
  readonly score: number;
}

/** Pairs of parts, each part in one pair at most: the best pair first, then the best of what is left. */
export function matchParts(
  oldParts: Parts,
  newParts: Parts,
  shared: SharedGrams,
  { mostCandidates, known, rate, leastMargin }: PartRules,
): PartPair[] {
  const rated: RatedPair[] = [];
  const votes = createVotes(newParts.length);
  for (let old = 0; old < oldParts.length; old += 1) {
    const sure = known(old);
    if (sure !== undefined) {
      rated.push({ old, next: sure, score: SURE });
      continue;
    }
    shared.vote(old, votes);
    for (const next of votes.take(mostCandidates)) {
      const score = rate(old, next);
      if (score !== undefined) rated.push({ old, next, score });
    }
  }
  const oldBest = createTwoBest(oldParts.length);
  const newBest = createTwoBest(newParts.length);
  for (const { old, next, score } of rated) {
    oldBest.add(old, score);
    newBest.add(next, score);
  }
  rated.sort((a, b) => b.score - a.score || a.old - b.old || a.next - b.next);
  const oldTaken = new Uint8Array(oldParts.length);
  const newTaken = new Uint8Array(newParts.length);
  const pairs: PartPair[] = [];
  for (const { old, next, score } of rated) {
    if (oldTaken[old] || newTaken[next]) continue;
    const margin = score - Math.max(0, oldBest.rivalOf(old, score), newBest.rivalOf(next, score));
    const least = leastMargin(old, next, score);
    if (least > 0 && margin < least) continue;
    oldTaken[old] = 1;
    newTaken[next] = 1;
    pairs.push({ old, next, margin });
  }
  return pairs;
}

/** The best and the second best score of each part. */
function createTwoBest(count: number) {
  const best = new Float32Array(count).fill(-Infinity);
  const second = new Float32Array(count).fill(-Infinity);
  return {
    add: (part: number, score: number): void => {
      const rounded = Math.fround(score);
      if (rounded > (best[part] ?? 0)) {
        second[part] = best[part] ?? -Infinity;
        best[part] = rounded;
      } else if (rounded > (second[part] ?? 0)) second[part] = rounded;
    },
    /** The best score that another pair than the one with this score has. */
    rivalOf: (part: number, score: number): number =>
      (best[part] ?? 0) > Math.fround(score) ? (best[part] ?? 0) : (second[part] ?? 0),
  };
}
