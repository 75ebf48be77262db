import type { Alignment, Version } from '../alignment/alignment';
import { contextAround, equalRunAround } from './evidence';
import { paragraphIdentity } from './paragraph-identity';
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
  /** Places of that span in the new version, up to `MOST_PLACES`, and how many there were in the old one. */
  readonly places: readonly number[];
  readonly oldPlaces: number;
  /** Whether there are as many in both versions, this one is the first, or second and so on, in both, and its section has the same number. */
  readonly isSameCopy: boolean;
  /** The share of the paragraph that became the paragraph of the new place, where it is distinct enough to be sure of that; else 0. */
  readonly sureShare: number;
  /** Words of the span before the selection: to find the selection at another place of it. */
  readonly wordsBefore: number;
}

/** The most places of equal text that are distinguished. */
export const MOST_PLACES = 20;
/** Single words and short phrases need neighbors that went along; eight words in a row speak for themselves. */
const LEAST_CONTEXT = [
  { words: 3, context: 0.4 },
  { words: 8, context: 0.25 },
] as const;
/** A common word alone among other words is found in any sentence. */
const SLIGHT = 1;
const LEAST_SLIGHT_CONTEXT = 0.65;
/** In an article that may be another one, more has to be the same. */
const LEAST_UNSURE = 5;
const LEAST_UNSURE_CONTEXT = 0.75;
/** Words that moved need so much text that moved with them and is unique in both versions, or a whole paragraph. */
export const LEAST_MOVED = 5;
const LEAST_MOVED_CONTEXT = 0.4;
const LONG_MOVED = 10;
const LEAST_MOVED_PARAGRAPH = 1;
/** A whole paragraph, or so much equal text around them, speaks for words that stayed in their article, whatever is beside it. */
const LEAST_PARAGRAPH = 2;
const LONG_IN_PLACE = 8;
/** What stands at so many places ("Act No." in a list of Acts) needs more of its text around it. */
const MANY_PLACES = 10;
const LEAST_AMONG_MANY = 4;
/** A paragraph of which so much became another is that one now; where the same words stand at several places it has to be more. */
const SURE_SHARE = 0.5;
const SURE_SHARE_AMONG_SEVERAL = 0.75;

/** Collects the evidence for the place of selected words (`from` to `to` of the old text) that are the same at `now` of the new text. */
export function gatherEvidence(
  alignment: Alignment,
  identityOf: SectionIdentity,
  from: number,
  to: number,
  now: number,
): Evidence {
  const { old, new: next, inPlace } = alignment;
  const run = equalRunAround(alignment, from, to);
  const places = next.occurrences.find(old.words.ids, run.from, run.to, MOST_PLACES);
  const oldPlaces = old.occurrences.find(old.words.ids, run.from, run.to, MOST_PLACES);
  let placed = 0;
  for (let word = from; word < to; word += 1) placed += inPlace[word] ?? 0;
  return {
    context: contextAround(alignment, from, to, now, now + to - from),
    weight: run.weight,
    isParagraph: run.isParagraph,
    isInPlace: placed * 2 > to - from,
    isSureSection: identityOf(from) === 'sure',
    places,
    oldPlaces: oldPlaces.length,
    isSameCopy:
      areInSameSection(alignment, from, now) &&
      oldPlaces.length === places.length &&
      places.length < MOST_PLACES &&
      oldPlaces.indexOf(run.from) === places.indexOf(now - (from - run.from)),
    sureShare: sureShareOf(alignment, from, to, now),
    wordsBefore: from - run.from,
  };
}

/** Whether two words are in sections that alone have a number, and the same, or in the only ones without. */
function areInSameSection({ old, new: next }: Alignment, oldWord: number, newWord: number): boolean {
  const key = uniqueKeyOf(old, oldWord);
  return key !== undefined && key === uniqueKeyOf(next, newWord);
}

/** The number of the section of a word, if no other section has it. */
function uniqueKeyOf({ sections }: Version, word: number): string | undefined {
  const section = sections.ofWord[word] ?? -1;
  return sections.isNumberUnique[section] === 1 ? sections.keys[section] : undefined;
}

function sureShareOf(alignment: Alignment, from: number, to: number, now: number): number {
  const { ofWord } = alignment.old.paragraphs;
  if (ofWord[from] !== ofWord[to - 1]) return 0;
  const { share, isDistinct } = paragraphIdentity(alignment, from, now);
  return isDistinct ? share : 0;
}

/** Whether the same text stands at several places, and nothing indicates which of them is meant. */
export function isAmbiguous(evidence: Evidence): boolean {
  const { isInPlace, isSureSection, places, oldPlaces, isSameCopy, sureShare } = evidence;
  if ((isInPlace && isSureSection) || isSameCopy) return false;
  if (sureShare >= SURE_SHARE_AMONG_SEVERAL) return false;
  return places.length > 1 || oldPlaces > 1;
}

/** Whether words that are the same at their new place may be carried over without a confirmation. */
export function isTrusted(words: number, evidence: Evidence): boolean {
  if (isAmbiguous(evidence)) return false;
  const { context, weight, isParagraph, isInPlace, isSureSection, sureShare } = evidence;
  if (isInPlace) {
    if (sureShare >= SURE_SHARE) return true;
    if (weight < LEAST_AMONG_MANY && evidence.places.length >= MANY_PLACES) return false;
    if (!isSureSection && weight < LEAST_UNSURE && context < LEAST_UNSURE_CONTEXT) return false;
    if (weight >= LONG_IN_PLACE || (isParagraph && weight >= LEAST_PARAGRAPH)) return true;
    if (words < 3 && weight < SLIGHT && context < LEAST_SLIGHT_CONTEXT) return false;
    const need = LEAST_CONTEXT.find((step) => words < step.words);
    return context >= (need?.context ?? 0);
  }
  if (isParagraph) return weight >= LEAST_MOVED_PARAGRAPH;
  if (sureShare >= SURE_SHARE) return true;
  return weight >= LONG_MOVED || (weight >= LEAST_MOVED && context >= LEAST_MOVED_CONTEXT);
}
