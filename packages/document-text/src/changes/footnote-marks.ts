import type { Alignment, Version } from '../alignment/alignment';
import { CONTINUES, textAtPlace } from '../layout/reading-order';
import { isRaised } from '../layout/raised-marks';
import { createFormTest } from '../words/form-test';
import type { Draft } from './draft-changes';
import { textBefore } from './text-before';

/** A number that is raised, or set right behind the sign that ends a sentence or a part of one, with no space between. */
const MARK = /^\d{1,3}$/;
const SIGN = /^[.;:,!?]+$/u;
const SENTENCE_END = /[.!?]/u;
/** What is before the sign: a word, and no abbreviation such as "Art." or "Nr.". */
const WORD = /\p{L}{4}$/u;

/**
 * Takes out what is nothing but marks of footnotes: which number a note has changes with each note before it, and says nothing of the
 * text. Most raised marks are no words in the first place (`findRaisedMarks`); these are those in several pieces or behind a space, and
 * the ones that a file has as ordinary numbers.
 */
export function withoutFootnoteMarks(alignment: Alignment, drafts: readonly Draft[]): Draft[] {
  const [inOld, inNew] = [footnoteMarks(alignment, alignment.old), footnoteMarks(alignment, alignment.new)];
  const isMarks = (marks: ReadonlySet<number>, from: number, to: number): boolean => {
    for (let word = from; word < to; word += 1) if (!marks.has(word)) return false;
    return true;
  };
  return drafts.flatMap((draft) => {
    if (draft.kind !== 'replaced') return [draft];
    const words = draft.words.filter(
      ({ oldFrom, oldTo, newFrom, newTo }) =>
        !isMarks(inOld, oldFrom, oldTo) || !isMarks(inNew, newFrom, newTo),
    );
    return words.length === 0 ? [] : [{ ...draft, words }];
  });
}

/** The words of a version that are marks of footnotes; none where the numbers do not rise from one to the next, as those of footnotes do. */
function footnoteMarks({ vocabulary, constants }: Alignment, version: Version): ReadonlySet<number> {
  const { words } = version;
  const formOf = (word: number): string => vocabulary.formOf(words.ids[word] ?? -1);
  const isNumber = createFormTest(vocabulary, MARK);
  const afterLabel = wordsAfterLabels(version);
  const [marks, raised]: [number[], number[]] = [[], []];
  for (let word = 1; word < words.length; word += 1) {
    if (!isNumber(words.ids[word] ?? -1)) continue;
    if (isRaisedMark(version, word)) raised.push(word);
    if (!(afterLabel.has(word) || WORD.test(formOf(word - 1)))) continue;
    const sign = textBefore(version, word);
    if (!isParted(version, word) && SIGN.test(sign) && isEnd(version, word, SENTENCE_END.test(sign)))
      marks.push(word);
  }
  const rising = marks.filter((word, at) => Number(formOf(word)) >= Number(formOf(marks[at - 1] ?? word)));
  const isNumbered = marks.length >= constants.footnoteMarks;
  const areMarks = isNumbered && rising.length >= constants.footnotesRising * marks.length;
  return new Set([...raised, ...(areMarks ? marks : [])]);
}

/** Whether a word is raised behind letters: a number of a sentence is, too, but with a space before it. */
function isRaisedMark({ words, pages }: Version, word: number): boolean {
  const { order, startPlace, startCharacter } = words;
  const place = startPlace[word] ?? 0;
  if ((startCharacter[word] ?? 0) > 0 || order.gap[place] !== CONTINUES) return false;
  const boxAt = (at: number) => pages[order.page[at] ?? -1]?.boxes?.[order.element[at] ?? -1];
  let before = place - 1;
  while (before > 0 && order.gap[before] === CONTINUES && textAtPlace(pages, order, before).trim() === '')
    before -= 1;
  const [mark, letters] = [boxAt(place), boxAt(before)];
  if (!mark || !letters || order.page[place] !== order.page[before]) return false;
  return isRaised(mark, letters) && /\S$/.test(textAtPlace(pages, order, before));
}

/** The words right behind the labels of articles: `Art. 56.9` is Article 56 with note 9. */
function wordsAfterLabels({ structure, places }: Version): ReadonlySet<number> {
  return new Set(
    structure.units.flatMap(({ kind, label, start }) => {
      const parts = kind === 'article' ? label.match(/[\p{L}\p{N}]+/gu) : null;
      return parts ? [places.wordFrom(start) + parts.length] : [];
    }),
  );
}

/** Whether the text ends at a word, or goes on after a space: behind the end of a sentence with another sentence. */
function isEnd(version: Version, word: number, isSentence: boolean): boolean {
  const { order, startPlace, startCharacter, length } = version.words;
  const next = startPlace[word + 1] ?? 0;
  if (word + 1 >= length || isParted(version, word + 1)) return true;
  const letter = textAtPlace(version.pages, order, next)[startCharacter[word + 1] ?? 0] ?? '';
  return /^\s/.test(textBefore(version, word + 1)) && (!isSentence || /\p{Lu}/u.test(letter));
}

/** Whether a line ends between a word and the one before it. */
function isParted({ words: { order, startPlace, endPlace } }: Version, word: number): boolean {
  const to = startPlace[word] ?? 0;
  for (let place = (endPlace[word - 1] ?? 0) + 1; place <= to; place += 1)
    if (order.gap[place] !== CONTINUES) return true;
  return false;
}
