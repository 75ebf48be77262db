import type { Alignment, Version } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import { textBefore } from './text-before';
import type { WordWindow } from './word-changes';

/** A sentence or an item of a list is over. */
const STOP = /[.:;!?…。]/u;

/**
 * Whether the same words are divided differently: a paragraph begins on one side, after the end of a sentence, where none begins on the
 * other. What looks like a division at the end of a page or column, or in the middle of a sentence, is the typesetter's.
 */
export function isDividedAnew(
  { old, new: next, links }: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
): boolean {
  return (
    hasOwnCut(old, oldPassages, oldFrom, oldTo, links.toNew, next, newPassages) ||
    hasOwnCut(next, newPassages, newFrom, newTo, links.toOld, old, oldPassages)
  );
}

function hasOwnCut(
  version: Version,
  passages: Parts,
  from: number,
  to: number,
  counterpart: Int32Array,
  other: Version,
  otherPassages: Parts,
): boolean {
  for (let word = passages.to[passages.ofWord[from] ?? -1] ?? to; word < to;) {
    const there = counterpart[word] ?? -1;
    const isCutThere = otherPassages.from[otherPassages.ofWord[there] ?? -1] === there;
    const isReal =
      there > 0 &&
      STOP.test(textBefore(version, word)) &&
      !isAtPageEnd(version, word) &&
      !isAtPageEnd(other, there);
    if (isReal && !isCutThere) return true;
    word = passages.to[passages.ofWord[word] ?? -1] ?? to;
  }
  return false;
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
