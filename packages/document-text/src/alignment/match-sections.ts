import type { AlignmentConstants } from '../constants/alignment-constants';
import type { VersionPair } from './alignment';
import { matchParts, type PartPair } from './match-parts';
import { createPartSimilarity, createPartWorths } from './part-similarity';
import type { Sections } from './sections';
import { sectionsBetween } from './sections-between';
import { indexSharedGrams, type SharedGrams } from './shared-grams';
import { findUnchangedSections } from './unchanged-sections';

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
export function matchSections(texts: VersionPair, weights: Float32Array): SectionMatches {
  const { old, new: next, constants } = texts;
  const [oldIds, newIds] = [old.words.ids, next.words.ids];
  const pairs = rateSections(
    old.sections,
    next.sections,
    indexSharedGrams(oldIds, newIds, old.sections, next.sections, {
      size: constants.sectionSequence,
      mostPlaces: constants.sequencePlaces,
    }),
    sectionLikeness(texts, weights),
    findUnchangedSections(oldIds, old.sections, newIds, next.sections),
    constants,
  );
  const newSectionOf = new Int32Array(old.sections.length).fill(-1);
  const sectionMargin = new Float32Array(old.sections.length);
  for (const { old: section, next: now, margin } of pairs) {
    newSectionOf[section] = now;
    sectionMargin[section] = margin;
  }
  const between = sectionsBetween(newSectionOf, old.sections, next.sections);
  for (const { old: section, next: now } of between) newSectionOf[section] = now;
  return { pairs: [...pairs, ...between], newSectionOf, sectionMargin };
}

/** How alike an old section and a new one are, from 0 to 1 (Dice coefficient); undefined where it is less than `least`. */
type SectionLikeness = (old: number, next: number, least: number) => number | undefined;

/** Sums of the same words in another order are not quite equal. */
const ROUNDING = 1e-6;

function sectionLikeness({ old, new: next }: VersionPair, weights: Float32Array): SectionLikeness {
  const [oldIds, newIds] = [old.words.ids, next.words.ids];
  const compare = createPartSimilarity(oldIds, newIds, weights);
  const oldWorthOf = createPartWorths(oldIds, old.sections, weights);
  const newWorthOf = createPartWorths(newIds, next.sections, weights);
  return (section, now, least) => {
    const [oldWorth, newWorth] = [oldWorthOf(section), newWorthOf(now)];
    // A short section and a very long one need no look at their words.
    if (2 * Math.min(oldWorth, newWorth) < (least - ROUNDING) * (oldWorth + newWorth)) return undefined;
    const [oldFrom, oldTo] = [old.sections.from[section] ?? 0, old.sections.to[section] ?? 0];
    const [newFrom, newTo] = [next.sections.from[now] ?? 0, next.sections.to[now] ?? 0];
    const { common, old: oldTotal, next: newTotal } = compare(oldFrom, oldTo, newFrom, newTo);
    const likeness = (2 * common) / (oldTotal + newTotal || 1);
    return likeness < least ? undefined : likeness;
  };
}

function rateSections(
  oldSections: Sections,
  newSections: Sections,
  shared: SharedGrams,
  likenessOf: SectionLikeness,
  unchanged: Int32Array,
  constants: AlignmentConstants,
): PartPair[] {
  return matchParts(oldSections, newSections, shared, {
    mostCandidates: constants.mostCandidates,
    known: (old) => {
      const next = unchanged[old] ?? -1;
      return next < 0 ? undefined : next;
    },
    rate: (old, next) => {
      const same = oldSections.keys[old] === newSections.keys[next];
      const least = same ? constants.sectionLeastNumbered : constants.sectionLeastOther;
      const likeness = likenessOf(old, next, least);
      return likeness === undefined ? undefined : likeness + (same ? constants.sectionSameNumber : 0);
    },
    leastMargin: (old, next, score) =>
      oldSections.keys[old] === newSections.keys[next] || score >= constants.sectionSame
        ? 0
        : constants.sectionLeastMargin,
  });
}
