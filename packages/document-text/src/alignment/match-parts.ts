import type { Common, PartLikeness } from './part-likeness';
import type { Parts } from './parts';
import type { SharedGrams } from './shared-grams';

/** So many parts of the new text are compared with a part of the old one, those with most in common first. */
const MOST_CANDIDATES = 8;

/** What decides which parts belong together. */
export interface PartRules {
  /** New parts to compare an old part with beside those that share sequences of words with it. */
  readonly suggest: (old: number) => readonly number[];
  /** How good a pair is, higher is better; undefined when it is none. */
  readonly rate: (old: number, next: number, common: Common) => number | undefined;
}

/** A part of the old text and the one of the new text it has become. */
export interface PartPair {
  readonly old: number;
  readonly next: number;
}

/** Pairs of parts, each part in one pair at most: the best pair first, then the best of what is left. */
export function matchParts(
  oldParts: Parts,
  newParts: Parts,
  shared: SharedGrams,
  likeness: PartLikeness,
  { suggest, rate }: PartRules,
): PartPair[] {
  const pairs: (PartPair & { readonly score: number })[] = [];
  const votes = new Map<number, number>();
  for (let old = 0; old < oldParts.length; old += 1) {
    votes.clear();
    shared.vote(old, votes);
    const voted = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_CANDIDATES);
    for (const next of new Set([...suggest(old), ...voted.map(([part]) => part)])) {
      const common = likeness(
        oldParts.from[old] ?? 0,
        oldParts.to[old] ?? 0,
        newParts.from[next] ?? 0,
        newParts.to[next] ?? 0,
      );
      const score = rate(old, next, common);
      if (score !== undefined) pairs.push({ old, next, score });
    }
  }
  pairs.sort((a, b) => b.score - a.score || a.old - b.old || a.next - b.next);
  const oldTaken = new Uint8Array(oldParts.length);
  const newTaken = new Uint8Array(newParts.length);
  return pairs.filter(({ old, next }) => {
    if (oldTaken[old] || newTaken[next]) return false;
    oldTaken[old] = 1;
    newTaken[next] = 1;
    return true;
  });
}
