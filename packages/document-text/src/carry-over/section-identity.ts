import type { Alignment } from '../alignment/alignment';

/** So much more alike than the next best is no chance. */
const CLEAR_LEAD = 0.25;

/** How sure it is that an old section and the new one it was matched with are the same article. */
export type SectionIdentity = (oldWord: number) => 'sure' | 'likely';

/**
 * A section is surely the same if its number stands once in both versions and is the same, or if it is much more like its match than
 * like anything else. In a law of sixty articles with equal words, or with several editions of an article one after the other, all
 * other matches are only likely.
 */
export function createSectionIdentity({
  old,
  new: next,
  sectionNow,
  sectionLead,
}: Alignment): SectionIdentity {
  const timesIn = (keys: readonly string[]): Map<string, number> => {
    const times = new Map<string, number>();
    for (const number of keys.map(numberOf)) times.set(number, (times.get(number) ?? 0) + 1);
    return times;
  };
  const oldTimes = timesIn(old.sections.keys);
  const newTimes = timesIn(next.sections.keys);
  return (oldWord) => {
    const section = old.sections.ofWord[oldWord] ?? -1;
    const key = old.sections.keys[section] ?? '';
    const now = next.sections.keys[sectionNow[section] ?? -1];
    if ((sectionLead[section] ?? 0) >= CLEAR_LEAD) return 'sure';
    if (key !== now) return 'likely';
    const number = numberOf(key);
    return oldTimes.get(number) === 1 && newTimes.get(number) === 1 ? 'sure' : 'likely';
  };
}

/** An article's own number in its key, without the divisions and the count that tell it from others with the same number. */
function numberOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/#\d+$/, '');
}
