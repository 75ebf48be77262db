import type { Alignment } from '../alignment/alignment';
import type { CarryOverConstants } from '../constants/carry-over-constants';
import { contextAround, equalRunAround } from './evidence';
import { paragraphIdentity } from './paragraph-identity';
import { isSameCopy } from './same-copy';
import type { SectionIdentity } from './section-identity';

/** What speaks for the place of a selection whose words are all the same there. */
export interface Evidence {
  /** Share of the neighboring words that went along, 0 to 1. */
  readonly context: number;
  /** What the span of equal words around the selection is worth, in rare words. */
  readonly weight: number;
  readonly isParagraph: boolean;
  /** Whether it stayed in its article, in order, and whether that article is surely the same. */
  readonly isInPlace: boolean;
  readonly isSureSection: boolean;
  /** Places of that span in the new version, up to `mostPlaces`, and how many there were in the old one. */
  readonly places: readonly number[];
  readonly oldPlaces: number;
  /** Whether it is surely the same one of them. */
  readonly isSameCopy: boolean;
  /** The share of the paragraph that became the paragraph of the new place, where it is distinct enough to be sure of that; else 0. */
  readonly sureShare: number;
  /** Words of the span before the selection: to find the selection at another place of it. */
  readonly wordsBefore: number;
}

/** Collects the evidence for the place of selected words (`from` to `to` of the old text) that are the same at `now` of the new text. */
export function gatherEvidence(
  alignment: Alignment,
  identityOf: SectionIdentity,
  from: number,
  to: number,
  now: number,
): Evidence {
  const { old, new: next, inPlace, constants } = alignment;
  const run = equalRunAround(alignment, from, to);
  const places = next.occurrences.find(old.words.ids, run.from, run.to, constants.mostPlaces);
  const oldPlaces = old.occurrences.find(old.words.ids, run.from, run.to, constants.mostPlaces);
  const context = contextAround(alignment, from, to, now, now + to - from);
  const isSureSection = identityOf(from) === 'sure';
  let placed = 0;
  for (let word = from; word < to; word += 1) placed += inPlace[word] ?? 0;
  return {
    context,
    weight: run.weight,
    isParagraph: run.isParagraph,
    isInPlace: placed * 2 > to - from,
    isSureSection,
    places,
    oldPlaces: oldPlaces.length,
    isSameCopy: isSameCopy(alignment, {
      run,
      oldPlaces,
      places,
      isSureSection,
      oldWord: from,
      newWord: now,
      context,
    }),
    sureShare: sureShareOf(alignment, from, to, now),
    wordsBefore: from - run.from,
  };
}

function sureShareOf(alignment: Alignment, from: number, to: number, now: number): number {
  const { ofWord } = alignment.old.paragraphs;
  if (ofWord[from] !== ofWord[to - 1]) return 0;
  const { share, isDistinct } = paragraphIdentity(alignment, from, now);
  return isDistinct ? share : 0;
}

/** Whether the same text stands at several places, and nothing indicates which of them is meant. */
export function isAmbiguous(evidence: Evidence, constants: CarryOverConstants): boolean {
  const { isInPlace, isSureSection, places, oldPlaces, isSameCopy, sureShare } = evidence;
  if ((isInPlace && isSureSection) || isSameCopy) return false;
  if (sureShare >= (places.length > 1 ? constants.sureShareOfSeveral : constants.sureShare)) return false;
  return places.length > 1 || oldPlaces > 1;
}

/** Whether words that are the same at their new place may be carried over without a confirmation. */
export function isTrusted(words: number, evidence: Evidence, constants: CarryOverConstants): boolean {
  if (isAmbiguous(evidence, constants)) return false;
  const { context, weight, isParagraph, isInPlace, sureShare } = evidence;
  if (sureShare >= constants.sureShare) return true;
  if (isInPlace) return words >= constants.shortWords || context >= constants.shortContext;
  return weight >= (isParagraph ? constants.movedParagraph : constants.movedWeight);
}
