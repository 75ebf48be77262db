import type { Alignment } from '../alignment/alignment';
import { PARAGRAPH } from '../layout/reading-order';

/** Share of the neighbors, the nearer the more, whose counterparts stand beside the words `from` to `to` of the new text. */
export function contextAround(
  { links: { toNew }, old: { words }, constants: { contextReach, contextSlack } }: Alignment,
  oldFrom: number,
  oldTo: number,
  from: number,
  to: number,
): number {
  let held = 0;
  let all = 0;
  const look = (word: number, expected: number, distance: number): void => {
    if (word < 0 || word >= words.length) return;
    const weight = contextReach + 1 - distance;
    all += weight;
    const next = toNew[word] ?? -1;
    if (next >= 0 && Math.abs(next - expected) <= contextSlack + distance) held += weight;
  };
  for (let distance = 1; distance <= contextReach; distance += 1) {
    look(oldFrom - distance, from, distance);
    look(oldTo - 1 + distance, to - 1, distance);
  }
  return all === 0 ? 1 : held / all;
}

/** A span of words that are the same and follow each other in both texts. */
export interface EqualRun {
  readonly from: number;
  readonly to: number;
  /** What its words are worth together. */
  readonly weight: number;
  /** Whether it is a whole paragraph in both texts; its number or letter may differ. */
  readonly isParagraph: boolean;
}

/**
 * The span of equal words that selected words, equal in both texts themselves, stand in. Where they went to another section
 * without most of theirs, it ends with their section: that the next one has stayed says nothing of where they belong.
 */
export function equalRunAround(alignment: Alignment, oldFrom: number, oldTo: number): EqualRun {
  const {
    links: { toNew },
    old: { words: old, sections: oldSections },
    new: { words: next, sections: newSections },
    weights,
    newSectionOf,
    constants: { longestRun },
  } = alignment;
  let from = oldFrom;
  let to = oldTo;
  const isEqual = (word: number): boolean => old.ids[word] === next.ids[toNew[word] ?? -1];
  const extend = (first: number, end: number): void => {
    while (
      from > first &&
      to - from < longestRun &&
      toNew[from - 1] === (toNew[from] ?? 0) - 1 &&
      (toNew[from] ?? 0) > 0 &&
      isEqual(from - 1)
    )
      from -= 1;
    while (to < end && to - from < longestRun && toNew[to] === (toNew[to - 1] ?? 0) + 1 && isEqual(to))
      to += 1;
  };
  const section = oldSections.ofWord[oldFrom] ?? -1;
  const [sectionFrom = 0, sectionTo = old.length] = [oldSections.from[section], oldSections.to[section]];
  const hasLeft = newSectionOf[section] !== newSections.ofWord[toNew[oldFrom] ?? -1];
  if (hasLeft) extend(sectionFrom, sectionTo);
  if (!hasLeft || (to - from) * 2 >= sectionTo - sectionFrom) extend(0, old.length);
  let weight = 0;
  for (let word = from; word < to; word += 1) weight += weights[old.ids[word] ?? 0] ?? 0;
  const [start, end] = [toNew[from] ?? 0, (toNew[to - 1] ?? 0) + 1];
  const begins = (gaps: Uint8Array, word: number): boolean =>
    word <= 1 || word >= gaps.length || gaps[word] === PARAGRAPH || gaps[word - 1] === PARAGRAPH;
  const ends = (gaps: Uint8Array, word: number): boolean => word >= gaps.length || gaps[word] === PARAGRAPH;
  const isParagraph =
    begins(old.gaps, from) && ends(old.gaps, to) && begins(next.gaps, start) && ends(next.gaps, end);
  return { from, to, weight, isParagraph };
}
