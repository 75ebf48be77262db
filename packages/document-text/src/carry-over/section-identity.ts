import type { Alignment } from '../alignment/alignment';

/** How sure it is that an old section and the new one it was matched with are the same article. */
export type SectionIdentity = (oldWord: number) => 'sure' | 'likely';

/**
 * A section is surely the same if its number stands once in both versions and is the same, if it is much more like its match than
 * like anything else, or if those before and after it have stayed beside it. In a law of sixty articles with equal words, or with several editions of an article one after the other, all
 * other matches are only likely.
 */
export function createSectionIdentity({
  old,
  new: next,
  newSectionOf,
  sectionMargin,
  constants: { sectionClearMargin },
}: Alignment): SectionIdentity {
  return (oldWord) => {
    const section = old.sections.ofWord[oldWord] ?? -1;
    const now = newSectionOf[section] ?? -1;
    if ((sectionMargin[section] ?? 0) >= sectionClearMargin) return 'sure';
    if (now >= 0 && newSectionOf[section - 1] === now - 1 && newSectionOf[section + 1] === now + 1)
      return 'sure';
    const isSame = now >= 0 && old.sections.keys[section] === next.sections.keys[now];
    const isUnique = old.sections.isNumberUnique[section] === 1 && next.sections.isNumberUnique[now] === 1;
    return isSame && isUnique ? 'sure' : 'likely';
  };
}
