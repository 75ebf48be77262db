import type { AlignmentConstants } from '../constants/alignment-constants';
import type { WordLinks } from './word-links';

/**
 * Links equal words between linked words of both texts, with nothing else between: a passage keeps its middle although the paragraphs of
 * one text are divided differently.
 */
export function fillHoles(
  oldIds: Int32Array,
  newIds: Int32Array,
  { toNew, toOld, link }: WordLinks,
  { longestHole }: AlignmentConstants,
): void {
  let last = -1;
  for (let word = 0; word < toNew.length; word += 1) {
    const next = toNew[word] ?? -1;
    if (next < 0) continue;
    const hole = word - last - 1;
    const before = last < 0 ? -1 : (toNew[last] ?? -1);
    if (hole > 0 && hole <= longestHole && before >= 0 && next - before === hole + 1) {
      let equal = true;
      for (let step = 1; equal && step <= hole; step += 1)
        equal = toOld[before + step] === -1 && oldIds[last + step] === newIds[before + step];
      for (let step = 1; equal && step <= hole; step += 1) link(last + step, before + step);
    }
    last = word;
  }
}
