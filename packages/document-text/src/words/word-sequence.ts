import { isSuspendedBefore } from '../line-joint';
import type { PageText } from '../text-item';
import { CharacterClass } from './character-class';
import { createGrowingNumbers } from './growing-numbers';
import { GOES_ON, PARAGRAPH, type ReadingOrder } from '../layout/reading-order';
import type { Vocabulary } from './vocabulary';

/**
 * The words of a document in reading order: no object a word, 21 bytes each. A word is a run of letters, digits and marks; hyphens inside
 * it do not end it, nor does a hyphen at a line end, so that text set anew has the same words. Apostrophes end a word ("l'article" is
 * two).
 */
export interface WordSequence {
  readonly length: number;
  /** The word's number in the vocabulary. */
  readonly ids: Int32Array;
  /** Place in the reading order and character there of a word's first character. */
  readonly startPlace: Int32Array;
  readonly startCharacter: Int32Array;
  /** Place in the reading order and character there after a word's last character. */
  readonly endPlace: Int32Array;
  readonly endCharacter: Int32Array;
  /** What stands between the word before and this one: the most parting of the reading order's gaps. */
  readonly gaps: Uint8Array;
  readonly order: ReadingOrder;
  readonly pages: readonly PageText[];
}

/** Reads the words of a document; the vocabulary learns them. */
export function readWords(
  pages: readonly PageText[],
  order: ReadingOrder,
  vocabulary: Vocabulary,
  classOf: (code: number) => number,
): WordSequence {
  const room = order.length * 8;
  const ids = createGrowingNumbers(room);
  const startPlace = createGrowingNumbers(room);
  const startCharacter = createGrowingNumbers(room);
  const endPlace = createGrowingNumbers(room);
  const endCharacter = createGrowingNumbers(room);
  const gaps = createGrowingNumbers(room);
  /** Parts of the open word on earlier elements or before a hyphen; empty and closed when `opened` is negative. */
  let before = '';
  let opened = -1;
  let openedAt = 0;
  let closedPlace = 0;
  let closedAt = 0;
  /** The open word ends with a hyphen; and, when loose, white space after it on the same line. */
  let hyphenated = false;
  let loose = false;
  let gap: number = PARAGRAPH;

  const close = (): void => {
    if (opened < 0) return;
    ids.push(vocabulary.add(before));
    startPlace.push(opened);
    startCharacter.push(openedAt);
    endPlace.push(closedPlace);
    endCharacter.push(closedAt);
    gaps.push(gap);
    gap = GOES_ON;
    before = '';
    opened = -1;
    hyphenated = false;
    loose = false;
  };
  /** Takes a run of word characters. */
  const take = (text: string, place: number, from: number, to: number): void => {
    if (loose && !isGoingOn(text.slice(from))) close();
    loose = false;
    if (opened < 0) {
      opened = place;
      openedAt = from;
    }
    before += text.slice(from, to);
    closedPlace = place;
    closedAt = to;
    hyphenated = false;
  };

  for (let place = 0; place < order.length; place += 1) {
    const text = pages[order.page[place] ?? -1]?.elements[order.element[place] ?? -1] ?? '';
    const stands = order.gap[place] ?? GOES_ON;
    if (stands !== GOES_ON) {
      const goesOn = hyphenated && (text.trim() === '' || isGoingOn(text));
      if (!goesOn) close();
      loose = false;
      if (opened < 0 && gap !== PARAGRAPH) gap = stands === PARAGRAPH ? PARAGRAPH : Math.max(gap, stands);
    }
    for (let at = 0; at < text.length;) {
      const kind = classOf(text.charCodeAt(at));
      if (kind === CharacterClass.word) {
        let to = at + 1;
        while (to < text.length && classOf(text.charCodeAt(to)) === CharacterClass.word) to += 1;
        take(text, place, at, to);
        at = to;
        continue;
      }
      if (kind === CharacterClass.hyphen) {
        if (hyphenated) close();
        hyphenated = opened >= 0;
      } else if (kind === CharacterClass.sign) {
        close();
        take(text, place, at, at + 1);
        close();
      } else if (kind === CharacterClass.space) {
        if (hyphenated) loose = true;
        else if (!LINE_END_HYPHEN.test(text.slice(at))) close();
      } else if (kind === CharacterClass.other) close();
      at += 1;
    }
  }
  close();
  return {
    length: ids.length,
    ids: ids.toArray(),
    startPlace: startPlace.toArray(),
    startCharacter: startCharacter.toArray(),
    endPlace: endPlace.toArray(),
    endCharacter: endCharacter.toArray(),
    gaps: Uint8Array.from(gaps.toArray()),
    order,
    pages,
  };
}

/** A hyphen set apart from the word it divides, as some typesetting does at line ends. */
const LINE_END_HYPHEN = /^\s+[-\u2010\u00ad]\s*$/;

/** Whether the text after a hyphen and a line end or space is the rest of its word: "Haupt- und" is not, nor is a sign. */
function isGoingOn(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text) && !isSuspendedBefore(text);
}
