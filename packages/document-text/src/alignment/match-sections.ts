import { matchParts, type PartPair } from './match-parts';
import type { PartLikeness } from './part-likeness';
import type { Sections } from './sections';
import type { SharedGrams } from './shared-grams';

/** What the same number is worth beside common text: text elsewhere has to be clearly more alike. */
const SAME_KEY = 0.15;
/** Sections with the same number are a pair even when rewritten; others only when so much of their text is common. */
const LEAST_WITH_KEY = 0.08;
const LEAST_WITHOUT = 0.4;
/** Sections with other numbers have to be more alike than any other two by so much: else it is only boilerplate that they share. */
const LEAD = 0.04;
/** Two sections as alike as this are the same text, even if it stands several times. */
const SAME = 0.95;
const MOST_NAMESAKES = 6;

/**
 * The sections of both texts that are the same article: by number and text, text elsewhere counting more only when clearly more alike. `unchanged`
 * has those that need no comparison (see `findUnchangedSections`).
 */
export function matchSections(
  oldSections: Sections,
  newSections: Sections,
  shared: SharedGrams,
  likeness: PartLikeness,
  unchanged: Int32Array,
): PartPair[] {
  const byKey = new Map<string, number[]>();
  newSections.keys.forEach((key, section) => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, [section]);
    else if (known.length < MOST_NAMESAKES) known.push(section);
  });
  return matchParts(oldSections, newSections, shared, likeness, {
    known: (old) => {
      const next = unchanged[old] ?? -1;
      return next < 0 ? undefined : next;
    },
    suggest: (old) => byKey.get(oldSections.keys[old] ?? '') ?? [],
    rate: (old, next, { common, old: oldTotal, next: newTotal }) => {
      const likeness = (2 * common) / (oldTotal + newTotal || 1);
      const same = oldSections.keys[old] === newSections.keys[next];
      if (likeness < (same ? LEAST_WITH_KEY : LEAST_WITHOUT)) return undefined;
      return likeness + (same ? SAME_KEY : 0);
    },
    leastLead: (old, next, score) =>
      oldSections.keys[old] === newSections.keys[next] || score >= SAME ? 0 : LEAD,
  });
}
