import type { Version, VersionPair } from './alignment';
import { markerTest } from './link-markers';
import type { SectionMatches } from './match-sections';
import { areSameWords, gramHash } from './unique-grams';
import type { WordLinks } from './word-links';

/** So many times as long as a paragraph is the section of forms that it strays from. */
const PART = 10;

/**
 * Links paragraphs that stand once in both versions, and are the same in both, where their section became none or hardly that one: the forms of an annex
 * in another order, say. In a section that is surely the same what became of a paragraph there comes first.
 */
export function linkStrayedParagraphs(
  texts: VersionPair,
  { newSectionOf, sectionMargin }: SectionMatches,
  links: WordLinks,
): void {
  const { old, new: next, constants } = texts;
  const isMarker = markerTest(texts);
  const isStrayed = (word: number): boolean => {
    const section = old.sections.ofWord[word] ?? -1;
    return (newSectionOf[section] ?? -1) < 0 || (sectionMargin[section] ?? 0) < constants.strayedMargin;
  };
  const inNew = uniqueTexts(next, isMarker, constants.strayedWords);
  for (const [hash, start] of uniqueTexts(old, isMarker, constants.strayedWords)) {
    const now = inNew.get(hash) ?? -1;
    if (start < 0 || now < 0 || !isStrayed(start)) continue;
    const length = endOf(old, start) - start;
    if (length !== endOf(next, now) - now || !isPartOfMuch(old, start, length)) continue;
    if (areSameWords(old.words.ids, start, next.words.ids, now, length))
      links.linkSpan({ old: start, next: now, length });
  }
}

/** Whether a paragraph is a small part of its section: an article of some paragraphs moves with its heading. */
function isPartOfMuch({ sections }: Version, start: number, length: number): boolean {
  const section = sections.ofWord[start] ?? -1;
  return length * PART <= (sections.to[section] ?? 0) - (sections.from[section] ?? 0);
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
