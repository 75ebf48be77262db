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
  const totals = totalsOf(newParagraphs, after.words.ids, weights);
  const commons = new Map<number, number>();
  for (let paragraph = 0; paragraph < oldParagraphs.length; paragraph += 1) {
    const [from, to] = [oldParagraphs.from[paragraph] ?? 0, oldParagraphs.to[paragraph] ?? 0];
    commons.clear();
    let total = 0;
    // Neighbors mostly have the same target: its sum is put away only when another one comes.
    let last = -1;
    let common = 0;
    for (let word = from; word < to; word += 1) {
      const worth = weights[before.words.ids[word] ?? 0] ?? 0;
      total += worth;
      const target = newParagraphs.ofWord[links.toNew[word] ?? -1] ?? -1;
      if (target < 0) continue;
      if (target !== last) {
        if (last >= 0) commons.set(last, common);
        common = commons.get(target) ?? 0;
        last = target;
      }
      common += worth;
    }
    if (last >= 0) commons.set(last, common);
    dropShared(commons, totals, total, constants);
    if (commons.size === 0) continue;
    for (let word = from; word < to;) {
      const end = endOfRun(before, after, links, word, to);
      const target = newParagraphs.ofWord[links.toNew[word] ?? -1];
      if (target !== undefined && commons.has(target)) {
        let weight = 0;
        for (let at = word; at < end; at += 1) weight += weights[before.words.ids[at] ?? 0] ?? 0;
        if (weight < constants.chanceRun) for (let at = word; at < end; at += 1) links.unlink(at);
      }
      word = end;
    }
  }
}

/** Takes out the targets that a paragraph has a good share in common with: theirs is no chance. */
function dropShared(
  commons: Map<number, number>,
  totals: Float32Array,
  total: number,
  { chanceShare }: AlignmentConstants,
): void {
  commons.forEach((common, target) => {
    if (common >= chanceShare * Math.min(total, totals[target] ?? 0)) commons.delete(target);
  });
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

function totalsOf(paragraphs: Parts, ids: Int32Array, weights: Float32Array): Float32Array {
  const totals = new Float32Array(paragraphs.length);
  for (let paragraph = 0; paragraph < paragraphs.length; paragraph += 1) {
    const to = paragraphs.to[paragraph] ?? 0;
    for (let word = paragraphs.from[paragraph] ?? 0; word < to; word += 1)
      totals[paragraph] = (totals[paragraph] ?? 0) + (weights[ids[word] ?? 0] ?? 0);
  }
  return totals;
}
