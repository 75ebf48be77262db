import { matchParts, type PartPair } from './match-parts';
import type { PartSimilarity } from './part-similarity';
import type { Parts } from './parts';
import type { SharedGrams } from './shared-grams';

/** How much common text a leftover span needs to count as moved: much, unless it stays in its article or beside its neighbors. */
const LEAST_COMMON = 8;
const LEAST_COMMON_AT_HOME = 2.5;
const LEAST_SHARE = 0.45;
const HOME = 0.15;
const NEIGHBOR = 0.1;
/** Text that stands at several places may have moved to the section next to its own, if so much of it is common. */
const NEAR = 0.1;
const LEAST_SHARE_NEAR = 0.6;

/** What is known of the surroundings of leftover spans. */
export interface Surroundings {
  /** Whether both spans are in one section that was matched. */
  readonly isAtHome: (oldWord: number, newWord: number) => boolean;
  /** Whether the new span is in a section next to the one that the old span's has become. */
  readonly isNearHome: (oldWord: number, newWord: number) => boolean;
  /** Whether the spans share a sequence of words that is unique in either text. */
  readonly isDistinct: (oldFrom: number, oldTo: number, newFrom: number, newTo: number) => boolean;
  /** Whether the words before or after both spans are linked with each other. */
  readonly areNeighbors: (oldFrom: number, oldTo: number, newFrom: number, newTo: number) => boolean;
}

/** Matches spans without a counterpart that occur elsewhere in the new text: moved passages, whole or edited. */
export function matchLeftovers(
  oldSpans: Parts,
  newSpans: Parts,
  shared: SharedGrams,
  similarity: PartSimilarity,
  { isAtHome, isNearHome, isDistinct, areNeighbors }: Surroundings,
): PartPair[] {
  return matchParts(oldSpans, newSpans, shared, similarity, {
    known: () => undefined,
    suggest: () => [],
    rate: (old, next, { common, old: oldTotal, next: newTotal }) => {
      const [oldFrom, oldTo] = [oldSpans.from[old] ?? 0, oldSpans.to[old] ?? 0];
      const [newFrom, newTo] = [newSpans.from[next] ?? 0, newSpans.to[next] ?? 0];
      const home = isAtHome(oldFrom, newFrom);
      const neighbor = areNeighbors(oldFrom, oldTo, newFrom, newTo);
      if (common < (home || neighbor ? LEAST_COMMON_AT_HOME : LEAST_COMMON)) return undefined;
      const share = (common / oldTotal + common / newTotal) / 2;
      if (share < LEAST_SHARE) return undefined;
      const near = share >= LEAST_SHARE_NEAR && isNearHome(oldFrom, newFrom);
      if (!home && !neighbor && !near && !isDistinct(oldFrom, oldTo, newFrom, newTo)) return undefined;
      const place = home ? HOME : near ? NEAR : 0;
      return share + Math.min(1, common / 40) / 4 + place + (neighbor ? NEIGHBOR : 0);
    },
    leastMargin: () => 0,
  });
}
