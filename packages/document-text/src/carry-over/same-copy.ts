import type { Alignment, Version } from '../alignment/alignment';
import type { EqualRun } from './evidence';

/** The key of an article that is in no division. */
const ARTICLE = /[§:]/u;

/** The places of a span of equal words in both versions, and what is known of the one that it went to. */
export interface Copies {
  readonly run: EqualRun;
  readonly oldPlaces: readonly number[];
  readonly places: readonly number[];
  readonly isSureSection: boolean;
  /** A selected word in the span, and its counterpart. */
  readonly oldWord: number;
  readonly newWord: number;
  /** The share of the neighbors that went along. */
  readonly context: number;
}

/**
 * Whether words that stand at several places are surely the copy that they are linked with: as many copies are in both versions, and it is the
 * first, or second and so on, in both, in a section with the same number; or it stayed beside or in a section that is surely the same, with each
 * copy linked with its own or with all others in other annexes.
 */
export function isSameCopy(alignment: Alignment, copies: Copies): boolean {
  const { run, oldPlaces, places, oldWord, newWord, context } = copies;
  const { mostPlaces, copyContext } = alignment.constants;
  if (places.length >= mostPlaces) return false;
  const at = places.indexOf(newWord - (oldWord - run.from));
  const isAsMany = oldPlaces.length === places.length;
  if (isAsMany && areInSameSection(alignment, oldWord, newWord) && oldPlaces.indexOf(run.from) === at)
    return true;
  if (at < 0 || !copies.isSureSection || context < copyContext) return false;
  if (Math.abs(sectionsFromHome(alignment, copies, newWord)) > 1) return false;
  return isAsMany ? areLinkedInOrder(alignment, copies) : isNearest(alignment, copies);
}

/** Whether each copy of the old version is linked, from its first to its last word, with the one of the new version. */
function areLinkedInOrder({ links: { toNew } }: Alignment, { run, oldPlaces, places }: Copies): boolean {
  const length = run.to - run.from;
  return oldPlaces.every((old, at) => {
    const now = places[at] ?? -1;
    return toNew[old] === now && toNew[old + length - 1] === now + length - 1;
  });
}

/** Whether there was one copy only, and all others are in other annexes than the section that its own became. */
function isNearest(alignment: Alignment, { oldPlaces, places, oldWord, newWord, run }: Copies): boolean {
  const { old, new: next, newSectionOf } = alignment;
  const annex = annexOf(next, newSectionOf[old.sections.ofWord[oldWord] ?? -1] ?? -1);
  if (oldPlaces.length > 1 || annex === '') return false;
  const own = newWord - (oldWord - run.from);
  const isIn = (place: number): boolean => annexOf(next, next.sections.ofWord[place] ?? -1) === annex;
  return places.every((place) => isIn(place) === (place === own));
}

/** The outermost division that a section is in, or is; empty for none. */
function annexOf({ sections }: Version, section: number): string {
  const [outer = '', ...inner] = (sections.keys[section] ?? '').split('/');
  return inner.length === 0 && ARTICLE.test(outer) ? '' : outer;
}

/** How many sections a new word is behind the one that the section of the old word has become. */
function sectionsFromHome(
  { old, new: next, newSectionOf }: Alignment,
  { oldWord }: Copies,
  word: number,
): number {
  const home = newSectionOf[old.sections.ofWord[oldWord] ?? -1] ?? -1;
  return home < 0 ? Infinity : (next.sections.ofWord[word] ?? -1) - home;
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
