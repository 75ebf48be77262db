import type { VersionPair } from './alignment';
import { matchParts, type PartPair } from './match-parts';
import { createPartSimilarity, type PartSimilarity } from './part-similarity';
import type { Sections } from './sections';
import { indexSharedGrams, type SharedGrams } from './shared-grams';
import { findUnchangedSections } from './unchanged-sections';
import { wordWeights } from './word-weights';

/** Sections that share sequences of so many words are compared. */
const SHARED_WORDS = 4;
/** The weight of the commonest word where sections are compared: it is in all of them. */
const COMMONEST = 0.02;

/** What the same number is worth beside common text elsewhere has to be clearly more alike. */
const SAME_KEY = 0.15;
/** Sections with the same number are a pair even when rewritten; others only when so much of their text is common. */
const LEAST_WITH_KEY = 0.08;
const LEAST_WITHOUT = 0.4;
/** Sections with other numbers have to be more alike than any other two by so much: else it is only boilerplate that they share. */
const LEAST_MARGIN = 0.04;
/** Two sections as alike as this are the same text, even if it stands several times. */
const SAME = 0.95;
const MOST_NAMESAKES = 6;

/** Which section of the old text has become which of the new one. */
export interface SectionMatches {
  readonly pairs: readonly PartPair[];
  /** The new section that each old one has become, -1 for none. */
  readonly newSectionOf: Int32Array;
  /** By how much each old section is more like that new one than any other two of them are, 0 to 1 and a little more. */
  readonly sectionMargin: Float32Array;
}

/**
 * Matches sections that are the same article: by number and text; a section with another number only if it is clearly more alike. Sections
 * with the same number and the same words are matched without a comparison.
 */
export function matchSections({ old, new: next, vocabulary }: VersionPair): SectionMatches {
  const [oldIds, newIds] = [old.words.ids, next.words.ids];
  const pairs = rateSections(
    old.sections,
    next.sections,
    indexSharedGrams(oldIds, newIds, old.sections, next.sections, SHARED_WORDS),
    createPartSimilarity(oldIds, newIds, wordWeights(vocabulary, oldIds.length + newIds.length, COMMONEST)),
    findUnchangedSections(oldIds, old.sections, newIds, next.sections),
  );
  const newSectionOf = new Int32Array(old.sections.length).fill(-1);
  const sectionMargin = new Float32Array(old.sections.length);
  for (const { old: section, next: now, margin } of pairs) {
    newSectionOf[section] = now;
    sectionMargin[section] = margin;
  }
  return { pairs, newSectionOf, sectionMargin };
}

function rateSections(
  oldSections: Sections,
  newSections: Sections,
  shared: SharedGrams,
  similarity: PartSimilarity,
  unchanged: Int32Array,
): PartPair[] {
  const byKey = new Map<string, number[]>();
  newSections.keys.forEach((key, section) => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, [section]);
    else if (known.length < MOST_NAMESAKES) known.push(section);
  });
  return matchParts(oldSections, newSections, shared, similarity, {
    known: (old) => {
      const next = unchanged[old] ?? -1;
      return next < 0 ? undefined : next;
    },
    suggest: (old) => byKey.get(oldSections.keys[old] ?? '') ?? [],
    rate: (old, next, { common, old: oldTotal, next: newTotal }) => {
      const similarity = (2 * common) / (oldTotal + newTotal || 1);
      const same = oldSections.keys[old] === newSections.keys[next];
      if (similarity < (same ? LEAST_WITH_KEY : LEAST_WITHOUT)) return undefined;
      return similarity + (same ? SAME_KEY : 0);
    },
    leastMargin: (old, next, score) =>
      oldSections.keys[old] === newSections.keys[next] || score >= SAME ? 0 : LEAST_MARGIN,
  });
}
