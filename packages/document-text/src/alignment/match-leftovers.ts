import { matchParts, type PartPair } from './match-parts';
import type { PartLikeness } from './part-likeness';
import type { Parts } from './parts';
import type { SharedGrams } from './shared-grams';

/** How much common text makes a leftover stretch one that moved: much, unless it stays in its article or beside its neighbours. */
const LEAST_COMMON = 8;
const LEAST_COMMON_AT_HOME = 2.5;
const LEAST_SHARE = 0.45;
const HOME = 0.15;
const NEIGHBOUR = 0.1;

/** What is known of the surroundings of leftover stretches. */
export interface Surroundings {
  /** Whether both stretches are in one section that was matched. */
  readonly isAtHome: (oldWord: number, newWord: number) => boolean;
  /** Whether the stretches share words that stand once in either text. */
  readonly isDistinct: (oldFrom: number, oldTo: number, newFrom: number, newTo: number) => boolean;
  /** Whether the words before or after both stretches are linked with each other. */
  readonly areNeighbours: (oldFrom: number, oldTo: number, newFrom: number, newTo: number) => boolean;
}

/** Stretches without counterpart that stand elsewhere in the new text: moved passages, whole or edited. */
export function matchLeftovers(
  oldStretches: Parts,
  newStretches: Parts,
  shared: SharedGrams,
  likeness: PartLikeness,
  { isAtHome, isDistinct, areNeighbours }: Surroundings,
): PartPair[] {
  return matchParts(oldStretches, newStretches, shared, likeness, {
    known: () => undefined,
    suggest: () => [],
    rate: (old, next, { common, old: oldTotal, next: newTotal }) => {
      const [oldFrom, oldTo] = [oldStretches.from[old] ?? 0, oldStretches.to[old] ?? 0];
      const [newFrom, newTo] = [newStretches.from[next] ?? 0, newStretches.to[next] ?? 0];
      const home = isAtHome(oldFrom, newFrom);
      const neighbour = areNeighbours(oldFrom, oldTo, newFrom, newTo);
      if (common < (home || neighbour ? LEAST_COMMON_AT_HOME : LEAST_COMMON)) return undefined;
      const share = (common / oldTotal + common / newTotal) / 2;
      if (share < LEAST_SHARE) return undefined;
      if (!home && !neighbour && !isDistinct(oldFrom, oldTo, newFrom, newTo)) return undefined;
      return share + Math.min(1, common / 40) / 4 + (home ? HOME : 0) + (neighbour ? NEIGHBOUR : 0);
    },
    leastLead: () => 0,
  });
}
