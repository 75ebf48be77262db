import type { Version, VersionPair } from './alignment';
import { gramHash, areSameWords } from './unique-grams';
import type { WordLinks } from './word-links';

/**
 * Links paragraphs of which nothing is linked yet with those that have the same words: where items of forms and lists went to other places,
 * and nearly as many of them are left in either version, the first is the first.
 */
export function linkEqualParagraphs({ old, new: next, constants }: VersionPair, links: WordLinks): void {
  const oldLeft = leftIn(old, links.toNew);
  const newLeft = leftIn(next, links.toOld);
  for (const [hash, paragraphs] of oldLeft) {
    const others = newLeft.get(hash);
    const [fewer, more] = [paragraphs.length, others?.length ?? 0].sort((a, b) => a - b);
    if (!others || (fewer ?? 0) < constants.leftCopies * (more ?? 0)) continue;
    paragraphs.slice(0, others.length).forEach((paragraph, at) => {
      const other = others[at] ?? 0;
      const [from, to] = [old.paragraphs.from[paragraph] ?? 0, old.paragraphs.to[paragraph] ?? 0];
      const start = next.paragraphs.from[other] ?? 0;
      const length = to - from;
      if (length !== (next.paragraphs.to[other] ?? 0) - start) return;
      if (areSameWords(old.words.ids, from, next.words.ids, start, length))
        links.linkSpan({ old: from, next: start, length });
    });
  }
}

/** Paragraphs without any link, in order, by the hash of their words. What a section begins with says which one it is, and does not move. */
function leftIn({ paragraphs, sections, words }: Version, links: Int32Array): Map<number, number[]> {
  const left = new Map<number, number[]>();
  for (let paragraph = 0; paragraph < paragraphs.length; paragraph += 1) {
    const [from, to] = [paragraphs.from[paragraph] ?? 0, paragraphs.to[paragraph] ?? 0];
    let word = from;
    while (word < to && links[word] === -1) word += 1;
    if (word < to || to === from || sections.from[sections.ofWord[from] ?? -1] === from) continue;
    const hash = gramHash(words.ids, from, to - from);
    const known = left.get(hash);
    if (known) known.push(paragraph);
    else left.set(hash, [paragraph]);
  }
  return left;
}
