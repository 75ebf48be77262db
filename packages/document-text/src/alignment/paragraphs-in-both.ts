import type { Version, VersionPair } from './alignment';
import type { EqualSpan } from './heaviest-chain';
import { markerTest } from './link-markers';
import { areSameWords, gramHash } from './unique-grams';

/**
 * Paragraphs, of at least so many words after their numbers or letters, that stand once in either version and are the same in both; in the order of
 * the old one.
 */
export function paragraphsInBoth(texts: VersionPair): EqualSpan[] {
  const { old, new: next, constants } = texts;
  const isMarker = markerTest(texts);
  const inNew = uniqueTexts(next, isMarker, constants.strayedWords);
  const found: EqualSpan[] = [];
  for (const [hash, start] of uniqueTexts(old, isMarker, constants.strayedWords)) {
    const now = inNew.get(hash) ?? -1;
    if (start < 0 || now < 0) continue;
    const length = endOf(old, start) - start;
    if (length === endOf(next, now) - now && areSameWords(old.words.ids, start, next.words.ids, now, length))
      found.push({ old: start, next: now, length });
  }
  return found;
}

function endOf({ paragraphs }: Version, word: number): number {
  return paragraphs.to[paragraphs.ofWord[word] ?? -1] ?? 0;
}

/** The first words of paragraphs after their numbers or letters, by the hash of all their words; -1 where several have it. */
function uniqueTexts(
  { paragraphs, words }: Version,
  isMarker: (id: number) => boolean,
  least: number,
): Map<number, number> {
  const found = new Map<number, number>();
  for (let paragraph = 0; paragraph < paragraphs.length; paragraph += 1) {
    const [from, to] = [paragraphs.from[paragraph] ?? 0, paragraphs.to[paragraph] ?? 0];
    const start = isMarker(words.ids[from] ?? 0) ? from + 1 : from;
    if (to - start < least) continue;
    const hash = gramHash(words.ids, start, to - start);
    found.set(hash, found.has(hash) ? -1 : start);
  }
  return found;
}
