import type { ChangeConstants } from '../constants/change-constants';
import type { Version } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import type { WordWindow } from '../alignment/unique-grams';
import { createFormTest } from '../words/form-test';
import type { Vocabulary } from '../words/vocabulary';
import { textBefore } from './text-before';

const NUMBER = /^\d+$/;
const SENTENCE_END = /^\s*[.;:!?]/u;
/** Dots that lead to a page number. */
const LEADER = /(?:[.…·_]\s*){4}$/u;

/**
 * 1 for each word of a table of contents: from the first entry that was recognized as one to the last, further entries right after it
 * with page numbers that continue those before, and passages with dots that lead to page numbers one after the other.
 */
export function wordsInContents(
  version: Version,
  passages: Parts,
  vocabulary: Vocabulary,
  constants: ChangeConstants,
): Uint8Array {
  const { words, places, structure, pages } = version;
  const formOf = (word: number): string => vocabulary.formOf(words.ids[word] ?? -1);
  const marks = new Uint8Array(words.length);
  const mark = (from: number, to: number): void => {
    for (let passage = from; passage < to; passage += 1)
      marks.fill(1, passages.from[passage], passages.to[passage]);
  };
  const passageAt = (unit: number): number => {
    const start = structure.units[unit]?.start;
    return (start && passages.ofWord[places.wordFrom(start)]) ?? passages.length;
  };
  const isListed = (passage: number): boolean => {
    let letters = 0;
    for (let word = passages.from[passage] ?? 0; word < (passages.to[passage] ?? 0); word += 1)
      letters += formOf(word).length;
    const isSentence = SENTENCE_END.test(textBefore(version, passages.to[passage] ?? 0));
    return letters <= (isSentence ? constants.contentsSentence : constants.contentsLongest);
  };
  /** The page number that a passage ends with, 0 for none. */
  const pageNumberOf = (passage: number): number => {
    const form = formOf((passages.to[passage] ?? 0) - 1);
    return NUMBER.test(form) && Number(form) <= pages.length ? Number(form) : 0;
  };
  const markTail = (last: number, lastPage: number): void => {
    for (
      let passage = last + 1;
      passage <= last + constants.contentsNear && passage < passages.length;
      passage += 1
    ) {
      if (!isListed(passage)) return;
      const page = pageNumberOf(passage);
      if (page < lastPage) continue;
      mark(last + 1, passage + 1);
      [last, lastPage] = [passage, page];
    }
  };
  let lastPage = 0;
  structure.units.forEach(({ inContents }, unit) => {
    if (!inContents) return;
    const from = passageAt(unit);
    const isLast = !structure.units[unit + 1]?.inContents;
    const to = isLast ? from + 1 : Math.max(passageAt(unit + 1), from + 1);
    mark(from, from + 1);
    for (let passage = from; passage < to; passage += 1) {
      if (isListed(passage)) mark(passage, passage + 1);
      lastPage = pageNumberOf(passage) || lastPage;
    }
    if (isLast && lastPage > 0) markTail(from, lastPage);
    if (isLast) lastPage = 0;
  });

  const isNumber = createFormTest(vocabulary, NUMBER);
  const leaders = constants.contentsLeaders;
  let led: number[] = [];
  for (let word = 1; word < words.length; word += 1) {
    if (!isNumber(words.ids[word] ?? -1) || !LEADER.test(textBefore(version, word))) continue;
    if (word - (led.at(-1) ?? word) > constants.contentsApart) led = [];
    led.push(word);
    const first = led.length === leaders ? led[0] : led.length > leaders ? led.at(-2) : undefined;
    if (first !== undefined) mark(passages.ofWord[first] ?? 0, (passages.ofWord[word] ?? 0) + 1);
  }
  return marks;
}

/** Whether a window of both texts is nothing but tables of contents; where a side is empty, whether its place is in one or beside it. */
export function isInContents(
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
  inOld: Uint8Array,
  inNew: Uint8Array,
): boolean {
  const isIn = (marks: Uint8Array, from: number, to: number): boolean =>
    from < to
      ? marks.subarray(from, to).every((mark) => mark === 1)
      : marks[from - 1] === 1 || marks[from] === 1;
  return isIn(inOld, oldFrom, oldTo) && isIn(inNew, newFrom, newTo);
}
