import { PARAGRAPH } from '../layout/reading-order';
import type { VersionPair } from './alignment';
import type { SectionLinks } from './link-sections';

/**
 * Links the words on either side of linked ones that are the same in both texts and have no link, up to the ends of paragraphs. A common word
 * in between that is linked with one somewhere else, alone, goes with them.
 */
export function extendRuns(
  { old, new: next, constants }: VersionPair,
  weights: Float32Array,
  { links, inPlace }: SectionLinks,
): void {
  const { toNew, toOld } = links;
  const isAlone = (word: number): boolean => {
    const now = toNew[word] ?? -1;
    return toNew[word - 1] !== now - 1 && toNew[word + 1] !== now + 1;
  };
  const extend = (word: number, step: 1 | -1): void => {
    for (let at = word + step; at >= 0 && at < old.words.length; at += step) {
      const now = (toNew[at - step] ?? -1) + step;
      const id = old.words.ids[at] ?? 0;
      if (toNew[at] !== -1 || now < 0 || now >= next.words.length || next.words.ids[now] !== id) return;
      // A gap is before its word.
      const [oldGap, newGap] = step === 1 ? [at, now] : [at + 1, now + 1];
      if (old.words.gaps[oldGap] === PARAGRAPH || next.words.gaps[newGap] === PARAGRAPH) return;
      const other = toOld[now] ?? -1;
      if (other >= 0) {
        if ((weights[id] ?? 0) >= constants.slightWord || !isAlone(other)) return;
        links.unlink(other);
      }
      links.link(at, now);
      inPlace[at] = inPlace[at - step] ?? 0;
    }
  };
  for (let word = 0; word < old.words.length; word += 1)
    if ((toNew[word] ?? -1) >= 0 && toNew[word + 1] === -1) extend(word, 1);
  for (let word = old.words.length - 1; word >= 0; word -= 1)
    if ((toNew[word] ?? -1) >= 0 && toNew[word - 1] === -1) extend(word, -1);
}
