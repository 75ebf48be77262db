import type { Alignment } from '../alignment/alignment';

/** What stands in place of an article that was repealed, in the five languages. */
const REPEALED =
  /weggefallen|aufgehoben|gegenstandslos|abrogée?s?\b|supprimée?s?\b|abrogat[oaie]|soppress[oaie]|derogad[oa]s?|suprimid[oa]s?|repealed|omitted|revoked/iu;
/** An article of no more words than this says nothing but that it is repealed. */
const SHORT = 30;

/** Says why nothing of selected words was found: their article is gone, or only they are. */
export function createFailureReason({
  old,
  new: next,
  links,
  sectionNow,
  vocabulary,
}: Alignment): (from: number, to: number) => 'repealed' | 'no-text' {
  const isRepealed = (section: number): boolean => {
    const now = sectionNow[section] ?? -1;
    if (now < 0) {
      const [from, to] = [old.sections.from[section] ?? 0, old.sections.to[section] ?? 0];
      return links.toNew.subarray(from, to).every((word) => word < 0);
    }
    const [from, to] = [next.sections.from[now] ?? 0, next.sections.to[now] ?? 0];
    if (to - from > SHORT) return false;
    const words = Array.from(next.words.ids.subarray(from, to), (id) => vocabulary.formOf(id));
    return REPEALED.test(words.join(' '));
  };
  return (from, to) => {
    const first = old.sections.ofWord[from] ?? -1;
    const last = old.sections.ofWord[to - 1] ?? -1;
    for (let section = first; section <= last; section += 1) if (!isRepealed(section)) return 'no-text';
    return 'repealed';
  };
}
