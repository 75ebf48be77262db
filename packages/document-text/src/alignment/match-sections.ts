import type { AlignmentConstants } from '../constants/alignment-constants';
import type { VersionPair } from './alignment';
import { matchParts, type PartPair } from './match-parts';
import { createPartSimilarity, type PartSimilarity } from './part-similarity';
import type { Sections } from './sections';
import { indexSharedGrams, type SharedGrams } from './shared-grams';
import { findUnchangedSections } from './unchanged-sections';
import { wordWeights } from './word-weights';

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
export function matchSections({ old, new: next, vocabulary, constants }: VersionPair): SectionMatches {
  const [oldIds, newIds] = [old.words.ids, next.words.ids];
  const pairs = rateSections(
    old.sections,
    next.sections,
    indexSharedGrams(oldIds, newIds, old.sections, next.sections, {
      size: constants.sectionSequence,
      mostPlaces: constants.sequencePlaces,
    }),
    createPartSimilarity(
      oldIds,
      newIds,
      wordWeights(vocabulary, oldIds.length + newIds.length, constants.sectionCommonest),
    ),
    findUnchangedSections(oldIds, old.sections, newIds, next.sections),
    constants,
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
  constants: AlignmentConstants,
): PartPair[] {
  const byKey = new Map<string, number[]>();
  newSections.keys.forEach((key, section) => {
    const known = byKey.get(key);
    if (!known) byKey.set(key, [section]);
    else if (known.length < constants.sectionNamesakes) known.push(section);
  });
  return matchParts(oldSections, newSections, shared, similarity, {
    mostCandidates: constants.mostCandidates,
    known: (old) => {
      const next = unchanged[old] ?? -1;
      return next < 0 ? undefined : next;
    },
    suggest: (old) => byKey.get(oldSections.keys[old] ?? '') ?? [],
    rate: (old, next, { common, old: oldTotal, next: newTotal }) => {
      const similarity = (2 * common) / (oldTotal + newTotal || 1);
      const same = oldSections.keys[old] === newSections.keys[next];
      if (similarity < (same ? constants.sectionLeastNumbered : constants.sectionLeastOther))
        return undefined;
      return similarity + (same ? constants.sectionSameNumber : 0);
    },
    leastMargin: (old, next, score) =>
      oldSections.keys[old] === newSections.keys[next] || score >= constants.sectionSame
        ? 0
        : constants.sectionLeastMargin,
  });
}
