import type { CarriedOver, Position } from '@glossator/document-text';
import { comparePositions, endOf, startOf } from '@glossator/document-text';
import type { WordSelection } from '../../../packages/document-text/src/testing/carried-words';
import type { SetLaw, SetWord } from '../../../packages/document-text/src/testing/typeset';
import type { Outcome } from '../evaluator';
import { SECOND_COLUMN } from './set-texts';

/** What became of selected words, known from how the new version was made. Numbers of words of the new version; `to` is exclusive. */
export interface WordTruth {
  readonly label: 'same' | 'edited' | 'deleted' | 'ambiguous' | 'grey';
  /** From the first to the last word that lives on, and with the new words beside it. */
  readonly core?: readonly [from: number, to: number];
  readonly max?: readonly [from: number, to: number];
}

/** A place is right from such an overlap on, counted in letters. */
const RIGHT = 0.9;
const EDITED = 0.5;
const DELETED = 0.25;

/** The new version, ready to say what became of old words. */
export interface NewWords {
  readonly law: SetLaw;
  /** The words with an origin, without copies where the word itself is there. */
  readonly byOrigin: ReadonlyMap<number, readonly number[]>;
}

export function newWordsOf(law: SetLaw): NewWords {
  const byOrigin = new Map<number, number[]>();
  law.words.forEach(({ origin }, at) => {
    if (origin >= 0) byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), at]);
  });
  for (const [origin, places] of byOrigin) {
    const own = places.filter((at) => law.words[at]?.isCopy === undefined);
    if (own.length > 0) byOrigin.set(origin, own);
  }
  return { law, byOrigin };
}

/** What became of a selection. */
export function truthOf(
  before: SetLaw,
  { law, byOrigin }: NewWords,
  { first, last }: WordSelection,
): WordTruth {
  const selected = before.words.slice(first, last + 1);
  const all = sum(selected);
  const living = selected.flatMap((word) => {
    const places = byOrigin.get(word.origin) ?? [];
    return places.length === 0 ? [] : [{ word, places }];
  });
  if (living.some(({ places }) => places.length > 1)) {
    // Copies that do not read the same, misread as they are, are not equally entitled; which one is better is a matter of taste.
    const texts = living.map(({ places }) => new Set(places.map((at) => paragraphOf(law, at))));
    return { label: texts.every(({ size }) => size === 1) ? 'ambiguous' : 'grey' };
  }
  const kept = sum(living.map(({ word }) => word));
  if (kept < DELETED * all) return { label: 'deleted' };
  const places = living.map(({ places: [at = 0] }) => at);
  const [from, to] = [Math.min(...places), Math.max(...places) + 1];
  const isInOrder = places.every((at, index) => index === 0 || at > (places[index - 1] ?? 0));
  const added = sum(law.words.slice(from, to)) - kept;
  if (kept < EDITED * all || !isInOrder || added > kept) return { label: 'grey' };
  const isSame =
    living.length === selected.length &&
    to - from === selected.length &&
    living.every(({ word, places: [at = 0] }) => law.words[at]?.text === word.text);
  return { label: isSame ? 'same' : 'edited', core: [from, to], max: withNew(law, from, to) };
}

function paragraphOf({ words }: SetLaw, at: number): string {
  const { article, block } = words[at] ?? {};
  const isIn = (word: SetWord): boolean => word.article === article && word.block === block;
  return words.flatMap((word) => (isIn(word) ? word.text : [])).join(' ');
}

/** A span with the new words beside it, up to the ends of its paragraphs. */
function withNew({ words }: SetLaw, from: number, to: number): [number, number] {
  const isNew = (at: number, beside: number): boolean => {
    const [word, other] = [words[at], words[beside]];
    return word?.origin === -1 && word.article === other?.article && word.block === other.block;
  };
  while (isNew(from - 1, from)) from -= 1;
  while (isNew(to, to - 1)) to += 1;
  return [from, to];
}

/** How an answer turned out. */
export function outcomeOf(
  { law }: NewWords,
  { label, core, max }: WordTruth,
  { status, range }: CarriedOver,
  isSecondColumn: boolean,
): Outcome {
  if (label === 'grey') return 'grey';
  const has = status !== 'failed' && range !== undefined;
  if (label === 'deleted') return !has ? 'perfect' : status === 'success' ? 'silentWrong' : 'okFailed';
  if (label === 'ambiguous') return status === 'success' ? 'silentWrong' : 'perfect';
  if (!has) return 'missed';
  const covered = wordsIn(law, startOf(range), endOf(range), isSecondColumn);
  const isPlaced = core !== undefined && max !== undefined && overlap(law, covered, core, max) >= RIGHT;
  if (!isPlaced) return status === 'success' ? 'silentWrong' : 'wrongSuggestion';
  if (label === 'same') return status === 'success' ? 'perfect' : 'placed';
  return status === 'success' ? 'silentChange' : 'perfect';
}

/** The words of one column that a range touches. */
function wordsIn({ words }: SetLaw, start: Position, end: Position, isSecondColumn: boolean): Set<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    if (word.article >= SECOND_COLUMN !== isSecondColumn) return;
    if (comparePositions(word.start, end) < 0 && comparePositions(word.end, start) > 0) found.add(at);
  });
  return found;
}

/** Letters in both as a share of letters in either; words between core and max count where they are covered. */
function overlap(
  { words }: SetLaw,
  covered: ReadonlySet<number>,
  [coreFrom, coreTo]: readonly [number, number],
  [maxFrom, maxTo]: readonly [number, number],
): number {
  let [both, either] = [0, 0];
  words.forEach((word, at) => {
    const isWanted = at >= coreFrom && at < coreTo;
    const isAllowed = at >= maxFrom && at < maxTo;
    const isCovered = covered.has(at);
    if (isCovered && isAllowed) both += lettersOf(word);
    if (isCovered || isWanted) either += lettersOf(word);
  });
  return either === 0 ? 0 : both / either;
}

function sum(words: readonly SetWord[]): number {
  return words.reduce((letters, word) => letters + lettersOf(word), 0);
}

function lettersOf({ text }: SetWord): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
