import type { PartPair } from './match-parts';
import type { Sections } from './sections';

/**
 * Pairs of sections that are left between the same two sections, and that alone have their number there: a heading of a few words that were changed,
 * and an article of which little is left but its heading, have too little in common to be found by their words.
 */
export function sectionsBetween(
  newSectionOf: Int32Array,
  { numbers: oldNumbers }: Sections,
  { numbers: newNumbers }: Sections,
): PartPair[] {
  const isTaken = new Uint8Array(newNumbers.length);
  for (const now of newSectionOf) if (now >= 0) isTaken[now] = 1;
  const pairs: PartPair[] = [];
  const pairUp = (oldLeft: readonly number[], newLeft: readonly number[]): void => {
    for (const old of oldLeft) {
      const number = oldNumbers[old];
      const [next, ...others] = newLeft.filter((one) => newNumbers[one] === number);
      const isOnly = oldLeft.every((one) => one === old || oldNumbers[one] !== number);
      if (next !== undefined && others.length === 0 && isOnly) pairs.push({ old, next, margin: 0 });
    }
  };
  const between = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => from + 1 + at);
  let [before, newBefore] = [-1, -1];
  const close = (after: number, newAfter: number): void => {
    if (after - before < 2 || newAfter - newBefore < 2) return;
    const newLeft = between(newBefore, newAfter);
    if (newLeft.every((next) => isTaken[next] === 0)) pairUp(between(before, after), newLeft);
  };
  newSectionOf.forEach((now, section) => {
    if (now < 0) return;
    close(section, now);
    [before, newBefore] = [section, now];
  });
  close(newSectionOf.length, newNumbers.length);
  return pairs;
}
