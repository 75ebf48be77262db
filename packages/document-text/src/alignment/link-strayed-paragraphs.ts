import type { Version, VersionPair } from './alignment';
import type { SectionMatches } from './match-sections';
import { paragraphsInBoth } from './paragraphs-in-both';
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
  const { old, constants } = texts;
  const isStrayed = (word: number): boolean => {
    const section = old.sections.ofWord[word] ?? -1;
    return (newSectionOf[section] ?? -1) < 0 || (sectionMargin[section] ?? 0) < constants.strayedMargin;
  };
  for (const span of paragraphsInBoth(texts))
    if (isStrayed(span.old) && isPartOfMuch(old, span.old, span.length)) links.linkSpan(span);
}

/** Whether a paragraph is a small part of its section: an article of some paragraphs moves with its heading. */
function isPartOfMuch({ sections }: Version, start: number, length: number): boolean {
  const section = sections.ofWord[start] ?? -1;
  return length * PART <= (sections.to[section] ?? 0) - (sections.from[section] ?? 0);
}
