import { PARAGRAPH } from '../layout/reading-order';
import type { WordAligner } from './align-window';
import type { VersionPair } from './alignment';
import type { SectionLinks } from './link-sections';
import type { WordWindow } from './unique-grams';
import type { WordLinks } from './word-links';

/**
 * Aligns what stands between linked words of one paragraph and has no link on either side: a word in a sentence that was kept became the word in its
 * place ("despido", "despedido"), however little the paragraphs have in common. Over the ends of paragraphs too, words are those that have the same
 * letters and are divided otherwise, as in the cells of a table.
 */
export function linkHoles(
  { old, new: next, vocabulary, constants: { alignedHole } }: VersionPair,
  { links, inPlace }: SectionLinks,
  alignWords: WordAligner,
): void {
  const { toNew, toOld } = links;
  const formOfOld = (word: number): string => vocabulary.formOf(old.words.ids[word] ?? 0);
  const formOfNew = (word: number): string => vocabulary.formOf(next.words.ids[word] ?? 0);
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
    const hole = { oldFrom: before + 1, oldTo: after, newFrom: newBefore + 1, newTo: newAfter };
    linkSameLetters(hole, formOfOld, formOfNew, links);
    if (!isOneParagraph(old.words.gaps, before + 1, after + 1)) continue;
    if (!isOneParagraph(next.words.gaps, newBefore + 1, newAfter + 1)) continue;
    alignWords(hole, links);
    if (inPlace[before] === 1 && inPlace[after] === 1)
      for (let word = before + 1; word < after; word += 1) inPlace[word] = toNew[word] === -1 ? 0 : 1;
  }
}

/** Links words that have the same letters, divided otherwise: "rfc75" and, on the next line, "18" with "rfc7518". */
function linkSameLetters(
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
  formOfOld: (word: number) => string,
  formOfNew: (word: number) => string,
  { link }: WordLinks,
): void {
  for (let old = oldFrom; old < oldTo; old += 1)
    for (let next = newFrom; next < newTo; next += 1) {
      let [before, now] = ['', ''];
      let [oldEnd, newEnd] = [old, next];
      do {
        if (before.length <= now.length && oldEnd < oldTo) before += formOfOld(oldEnd++);
        else if (before.length > now.length && newEnd < newTo) now += formOfNew(newEnd++);
        else break;
      } while (before !== now && (before.startsWith(now) || now.startsWith(before)));
      const [lost, come] = [oldEnd - old, newEnd - next];
      if (before !== now || lost + come < 3) continue;
      for (let word = 0; word < Math.min(lost, come); word += 1) link(old + word, next + word);
      break;
    }
}
