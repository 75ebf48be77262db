import type { Alignment, Version } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import { textAtPlace } from '../layout/places';
import { textBefore } from './text-before';
import type { WordWindow } from './word-changes';

/** A sentence is over; a full stop alone may follow an abbreviation or the number of an item ("Nr.", "1."), words this short. */
const STOP = /[:!?…。]/u;
const FULL_STOP = /\./u;
const SHORT = 3;
/** What surely stands before an item of a list (a comma may stand before a number of a citation), and what an item begins with. */
const BEFORE_ITEM = /;/u;
const ITEM = /^(?:\d{1,3}\p{L}?|\p{L}{1,2}|[ivxl]{1,5})[.)°]/iu;

/**
 * Whether the same words are divided differently: a paragraph begins on one side, after a sentence or with an item of a list, where none
 * begins on the other. What looks like a division at the end of a page or column, or in the middle of a sentence, is the typesetter's.
 */
export function isDividedAnew(
  { old, new: next, links, vocabulary }: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
): boolean {
  const isShort = ({ words }: Version, word: number): boolean =>
    vocabulary.formOf(words.ids[word] ?? -1).length <= SHORT;
  const isReal = (version: Version, word: number): boolean => {
    const before = textBefore(version, word);
    if (STOP.test(before) || (FULL_STOP.test(before) && !isShort(version, word - 1))) return true;
    return BEFORE_ITEM.test(before) && ITEM.test(textFrom(version, word));
  };
  const oldCuts = cutsIn(old, oldPassages, oldFrom, oldTo).filter((word) => isReal(old, word));
  const newCuts = cutsIn(next, newPassages, newFrom, newTo).filter((word) => isReal(next, word));
  const isCutIn = (passages: Parts, word: number): boolean =>
    passages.from[passages.ofWord[word] ?? -1] === word;
  const isOwn = (version: Version, passages: Parts, word: number | undefined): boolean =>
    word !== undefined && word >= 0 && !isCutIn(passages, word) && !isAtPageEnd(version, word);
  return (
    oldCuts.some((word) => isOwn(next, newPassages, links.toNew[word])) ||
    newCuts.some((word) => isOwn(old, oldPassages, links.toOld[word]))
  );
}

/** The words inside a stretch of passages with which a paragraph begins, but not a page or column. */
function cutsIn(version: Version, { to: ends, ofWord }: Parts, from: number, to: number): number[] {
  const cuts: number[] = [];
  for (let word = ends[ofWord[from] ?? -1] ?? to; word < to; word = ends[ofWord[word] ?? -1] ?? to)
    if (!isAtPageEnd(version, word)) cuts.push(word);
  return cuts;
}

/** The text of a word's element from the word on. */
function textFrom({ words, pages }: Version, word: number): string {
  const { order, startPlace, startCharacter } = words;
  return textAtPlace(pages, order, startPlace[word] ?? 0).slice(startCharacter[word] ?? 0);
}

/** Whether a page or column ends between a word and the one before it: the page changes, or the text goes on higher up. */
function isAtPageEnd({ words, pages }: Version, word: number): boolean {
  const { order, startPlace, endPlace } = words;
  const [place, before] = [startPlace[word] ?? 0, endPlace[word - 1] ?? 0];
  const page = order.page[place] ?? 0;
  if (order.page[before] !== page) return true;
  const boxes = pages[page]?.boxes;
  const [box, boxBefore] = [boxes?.[order.element[place] ?? -1], boxes?.[order.element[before] ?? -1]];
  return box !== undefined && boxBefore !== undefined && box.y > boxBefore.y + boxBefore.height;
}
