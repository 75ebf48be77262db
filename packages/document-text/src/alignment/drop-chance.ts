import type { AlignmentConstants } from '../constants/alignment-constants';
import type { Version } from './alignment';
import type { Parts } from './parts';
import type { WordLinks } from './word-links';

/**
 * Removes links between paragraphs that have only a few words in common: a repealed paragraph is often replaced by another one that
 * happens to use some of its words.
 */
export function dropChanceLinks(
  before: Version,
  after: Version,
  weights: Float32Array,
  links: WordLinks,
  constants: AlignmentConstants,
): void {
  const { paragraphs: oldParagraphs } = before;
  const { paragraphs: newParagraphs } = after;
  const worthOf = (ids: Int32Array) => (word: number) => weights[ids[word] ?? 0] ?? 0;
  const worthOfOld = worthOf(before.words.ids);
  const totals = totalsOf(newParagraphs, worthOf(after.words.ids));
  const commons = new Map<number, number>();
  for (let paragraph = 0; paragraph < oldParagraphs.length; paragraph += 1) {
    const [from, to] = [oldParagraphs.from[paragraph] ?? 0, oldParagraphs.to[paragraph] ?? 0];
    commons.clear();
    let total = 0;
    for (let word = from; word < to; word += 1) {
      const worth = worthOfOld(word);
      total += worth;
      const target = newParagraphs.ofWord[links.toNew[word] ?? -1];
      if (target !== undefined) commons.set(target, (commons.get(target) ?? 0) + worth);
    }
    for (const [target, common] of commons)
      if (common >= constants.chanceShare * Math.min(total, totals[target] ?? 0)) commons.delete(target);
    if (commons.size === 0) continue;
    for (let word = from; word < to;) {
      const end = endOfRun(before, after, links, word, to);
      const target = newParagraphs.ofWord[links.toNew[word] ?? -1];
      if (target !== undefined && commons.has(target)) {
        let weight = 0;
        for (let at = word; at < end; at += 1) weight += worthOfOld(at);
        if (weight < constants.chanceRun) for (let at = word; at < end; at += 1) links.unlink(at);
      }
      word = end;
    }
  }
}

/** The end of the words from one on that are the same in both texts, one after the other and in one paragraph; at least the next word. */
function endOfRun(before: Version, after: Version, { toNew }: WordLinks, from: number, to: number): number {
  const { ofWord } = after.paragraphs;
  const isSame = (word: number): boolean => before.words.ids[word] === after.words.ids[toNew[word] ?? -1];
  let end = from + 1;
  if (!isSame(from)) return end;
  while (
    end < to &&
    toNew[end] === (toNew[end - 1] ?? 0) + 1 &&
    isSame(end) &&
    ofWord[toNew[end] ?? -1] === ofWord[toNew[from] ?? -1]
  )
    end += 1;
  return end;
}

function totalsOf(paragraphs: Parts, worthOf: (word: number) => number): Float32Array {
  const totals = new Float32Array(paragraphs.length);
  for (let paragraph = 0; paragraph < paragraphs.length; paragraph += 1)
    for (let word = paragraphs.from[paragraph] ?? 0; word < (paragraphs.to[paragraph] ?? 0); word += 1)
      totals[paragraph] = (totals[paragraph] ?? 0) + worthOf(word);
  return totals;
}
