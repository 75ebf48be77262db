import type { AlignmentConstants } from '../constants/alignment-constants';
import { matchParts, type PartPair } from './match-parts';
import type { PartSimilarity } from './part-similarity';
import type { Parts } from './parts';
import type { SharedGrams } from './shared-grams';

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

/** Sums of the same words in another order are not quite equal. */
const ROUNDING = 1e-6;

/**
 * Matches spans without a counterpart that occur elsewhere in the new text: moved passages, whole or edited. Most spans are so short that
 * `mostInCommon` answers for them: no two have more in common than that.
 */
export function matchLeftovers(
  oldSpans: Parts,
  newSpans: Parts,
  shared: SharedGrams,
  similarity: PartSimilarity,
  mostInCommon: (oldSpan: number, newSpan: number) => number,
  { isAtHome, isNearHome, isDistinct, areNeighbors }: Surroundings,
  constants: AlignmentConstants,
): PartPair[] {
  return matchParts(oldSpans, newSpans, shared, {
    mostCandidates: constants.mostCandidates,
    known: () => undefined,
    rate: (old, next) => {
      if (mostInCommon(old, next) < constants.movedCommon - ROUNDING) return undefined;
      const [oldFrom, oldTo] = [oldSpans.from[old] ?? 0, oldSpans.to[old] ?? 0];
      const [newFrom, newTo] = [newSpans.from[next] ?? 0, newSpans.to[next] ?? 0];
      const { common, old: oldTotal, next: newTotal } = similarity(oldFrom, oldTo, newFrom, newTo);
      if (common < constants.movedCommon) return undefined;
      const share = (common / oldTotal + common / newTotal) / 2;
      if (share < constants.movedShare) return undefined;
      const home = isAtHome(oldFrom, newFrom);
      const neighbor = areNeighbors(oldFrom, oldTo, newFrom, newTo);
      const near = share >= constants.movedShareNear && isNearHome(oldFrom, newFrom);
      if (!home && !neighbor && !near && !isDistinct(oldFrom, oldTo, newFrom, newTo)) return undefined;
      return share;
    },
    leastMargin: () => 0,
  });
}
