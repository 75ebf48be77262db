import { PARAGRAPH } from '../layout/reading-order';
import type { WordAligner } from './align-window';
import type { VersionPair } from './alignment';
import type { SectionLinks } from './link-sections';

/**
 * Aligns what stands between linked words of one paragraph and has no link on either side: a word in a sentence that was kept became the word in its
 * place ("despido", "despedido"), however little the paragraphs have in common.
 */
export function linkHoles(
  { old, new: next, constants: { alignedHole } }: VersionPair,
  { links, inPlace }: SectionLinks,
  alignWords: WordAligner,
): void {
  const { toNew, toOld } = links;
  const isOneParagraph = (gaps: Uint8Array, from: number, to: number): boolean =>
    !gaps.subarray(from, to).includes(PARAGRAPH);
  for (let before = 0; before < toNew.length; before += 1) {
    const newBefore = toNew[before] ?? -1;
    if (newBefore < 0 || toNew[before + 1] !== -1) continue;
    let after = before + 1;
    while (after < toNew.length && toNew[after] === -1) after += 1;
    const newAfter = toNew[after] ?? -1;
    const [lost, come] = [after - before - 1, newAfter - newBefore - 1];
    if (lost > alignedHole || come < 1 || come > alignedHole) continue;
    if (!toOld.subarray(newBefore + 1, newAfter).every((word) => word === -1)) continue;
    if (!isOneParagraph(old.words.gaps, before + 1, after + 1)) continue;
    if (!isOneParagraph(next.words.gaps, newBefore + 1, newAfter + 1)) continue;
    alignWords({ oldFrom: before + 1, oldTo: after, newFrom: newBefore + 1, newTo: newAfter }, links);
    if (inPlace[before] === 1 && inPlace[after] === 1)
      for (let word = before + 1; word < after; word += 1) inPlace[word] = toNew[word] === -1 ? 0 : 1;
  }
}
