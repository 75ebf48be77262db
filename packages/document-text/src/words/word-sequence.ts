import { isSuspendedBefore } from '../folding/line-joint';
import type { PageText } from '../pages/page-text';
import { CharacterClass } from './character-class';
import { CONTINUES, PARAGRAPH, textAtPlace, type ReadingOrder } from '../layout/reading-order';
import type { Vocabulary } from './vocabulary';
import { CLAUSE, createWordColumns, type GrowingWords, type WordColumns } from './word-columns';

/**
 * The words of a document in reading order, as columns. A word is a run of letters, digits and marks; hyphens inside
 * it do not end it, nor does a hyphen at a line end, so that text with other line breaks has the same words. Apostrophes end a word ("l'article" is
 * two).
 */
export interface WordSequence extends WordColumns {
  readonly order: ReadingOrder;
  readonly pages: readonly PageText[];
}

/** Reads the words of a document and adds them to the vocabulary. */
export function readWords(
  pages: readonly PageText[],
  order: ReadingOrder,
  vocabulary: Vocabulary,
  classOf: (code: number) => number,
): WordSequence {
  const columns = createWordColumns(order.length * WORDS_AN_ELEMENT);
  const reader = createWordReader(columns, vocabulary, classOf, setsHyphensApart(pages, order));
  for (let place = 0; place < order.length; place += 1)
    reader.read(textAtPlace(pages, order, place), place, order.gap[place] ?? CONTINUES);
  reader.close();
  return { ...columns.done(), order, pages };
}

/** Cuts elements into words; a word may run on from one element into the next. */
function createWordReader(
  columns: GrowingWords,
  vocabulary: Vocabulary,
  classOf: (code: number) => number,
  hasLooseHyphens: boolean,
) {
  /** Parts of the open word on earlier elements or before a hyphen; then its last part, in its element. */
  let before = '';
  let part = '';
  let partFrom = 0;
  let partTo = 0;
  /** Where the open word begins; no word is open when `opened` is negative. */
  let opened = -1;
  let openedAt = 0;
  let closedPlace = 0;
  /** The open word ends with a hyphen; and, when loose, white space after it on the same line. */
  let hyphenated = false;
  let loose = false;
  let gap: number = PARAGRAPH;

  const close = (): void => {
    if (opened < 0) return;
    const id =
      before === ''
        ? vocabulary.add(part, partFrom, partTo)
        : vocabulary.add(before + part.slice(partFrom, partTo));
    columns.add(id, opened, openedAt, closedPlace, partTo, gap);
    gap = CONTINUES;
    before = '';
    opened = -1;
    hyphenated = false;
    loose = false;
  };
  /** Takes a run of word characters. */
  const take = (text: string, place: number, from: number, to: number): void => {
    if (loose && !continuesWord(text.slice(from))) close();
    loose = false;
    if (opened < 0) {
      opened = place;
      openedAt = from;
    } else before += part.slice(partFrom, partTo);
    part = text;
    partFrom = from;
    partTo = to;
    closedPlace = place;
    hyphenated = false;
  };
  /** Closes the open word where a line, page or paragraph ends, unless a hyphen joins it to the text after the end. */
  const breakBefore = (text: string, gapBefore: number): void => {
    const isJoined = hyphenated && (text.trim() === '' || continuesWord(text));
    if (!isJoined) close();
    loose = false;
    if (opened < 0 && gap !== PARAGRAPH) gap = gapBefore === PARAGRAPH ? PARAGRAPH : Math.max(gap, gapBefore);
  };
  /** Takes a character that belongs to no run of word characters. */
  const takeOther = (kind: number, text: string, place: number, at: number, hyphenFrom: number): void => {
    if (kind === CharacterClass.hyphen) {
      if (hyphenated) close();
      hyphenated = opened >= 0;
    } else if (kind === CharacterClass.sign) {
      close();
      take(text, place, at, at + 1);
      close();
    } else if (kind === CharacterClass.space) {
      if (hyphenated) loose = true;
      else if (at < hyphenFrom) close();
    } else if (kind === CharacterClass.other) {
      close();
      if (gap !== PARAGRAPH && isClauseEnd(text.charCodeAt(at))) gap = CLAUSE;
    }
  };
  return {
    /** Reads the element at a place of the reading order. */
    read: (text: string, place: number, gapBefore: number): void => {
      if (gapBefore !== CONTINUES) breakBefore(text, gapBefore);
      const hyphenFrom = looseHyphenFrom(text, classOf, hasLooseHyphens);
      for (let at = 0; at < text.length;) {
        const kind = classOf(text.charCodeAt(at));
        let to = at + 1;
        if (kind === CharacterClass.word) {
          while (to < text.length && classOf(text.charCodeAt(to)) === CharacterClass.word) to += 1;
          take(text, place, at, to);
        } else takeOther(kind, text, place, at, hyphenFrom);
        at = to;
      }
    },
    /** Ends the last word. */
    close,
  };
}

/** Words of an element for which there is room at first; laws set in short pieces need more, and get it. */
const WORDS_AN_ELEMENT = 8;

/** A hyphen set apart from the word it divides, as some typesetting does at line ends. */
const LINE_END_HYPHEN = /[-\u2010\u00ad]$/;
/** The same, as typesetting alone puts it; whoever types writes the other one. */
const SET_HYPHEN = /[\u2010\u00ad]$/;
const TYPED_HYPHEN = /\p{L}(\s*)-$/u;

/** Documents that divide words with hyphens set apart do so in so many lines at least, and more often than with others. */
const LEAST_LOOSE = 0.02;

/** Whether a document sets typed hyphens apart from the words that they divide; elsewhere "und -" at a line end is not part of a word. */
function setsHyphensApart(pages: readonly PageText[], order: ReadingOrder): boolean {
  let [lines, loose, tight] = [0, 0, 0];
  for (let place = 0; place < order.length; place += 1) {
    if ((order.gap[place + 1] ?? PARAGRAPH) === CONTINUES) continue;
    lines += 1;
    const text = textAtPlace(pages, order, place).trimEnd();
    const [, space] = text.endsWith('-') ? (TYPED_HYPHEN.exec(text) ?? []) : [];
    if (space === '') tight += 1;
    else if (space !== undefined) loose += 1;
  }
  return loose > tight && loose >= LEAST_LOOSE * lines;
}

/** From where on a hyphen with white space before it ends an element; its length where none does. */
function looseHyphenFrom(text: string, classOf: (code: number) => number, hasLooseHyphens: boolean): number {
  let last = text.length - 1;
  while (last >= 0 && classOf(text.charCodeAt(last)) === CharacterClass.space) last -= 1;
  if (last < 0 || classOf(text.charCodeAt(last)) !== CharacterClass.hyphen) return text.length;
  const end = text.trimEnd();
  if (!(hasLooseHyphens ? LINE_END_HYPHEN : SET_HYPHEN).test(end)) return text.length;
  const before = end.slice(0, -1);
  const { length: from } = before.trimEnd();
  return from < before.length ? from : text.length;
}

/** Full stop, semicolon, colon, exclamation mark, question mark. */
function isClauseEnd(code: number): boolean {
  return code === 0x2e || code === 0x3b || code === 0x3a || code === 0x21 || code === 0x3f;
}

/** Whether the text after a hyphen and a line end or space is the rest of its word: "Haupt- und" is not, nor is a sign. */
function continuesWord(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text) && !isSuspendedBefore(text);
}
