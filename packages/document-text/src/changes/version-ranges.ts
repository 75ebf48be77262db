import type { Version } from '../alignment/alignment';
import { PARAGRAPH, positionAtPlace, textAtPlace } from '../layout/reading-order';
import type { Position } from '../pages/position';
import { endOf, rangeBetween, startOf, type TextRange } from '../ranges/text-range';

/** Ranges of one version's words. */
export interface VersionRanges {
  /** From the first word to the last; empty (`from` = `to`): after the word before. */
  ofWords: (from: number, to: number) => TextRange;
  /** The same of whole paragraphs, with the signs they begin and end with ("§ 5", "(2)", a full stop). */
  ofPassages: (from: number, to: number) => TextRange;
}

/** Finds the ranges of a version's words. */
export function createVersionRanges({ pages, words, places }: Version): VersionRanges {
  const { order, gaps, startPlace, endPlace } = words;
  const textAt = (place: number): string => textAtPlace(pages, order, place);
  const positionAt = (place: number, character: number): Position => positionAtPlace(order, place, character);
  const wordsIn = (from: number, to: number): TextRange =>
    places.rangeOf({ from, to, lettersBefore: 0, lettersAfter: 0 });

  /** Where the paragraph begins that begins with a word: its first sign. */
  const beginOf = (word: number): Position | undefined => {
    if (gaps[word] !== PARAGRAPH) return undefined;
    const first = startPlace[word] ?? 0;
    const lowest = word === 0 ? 0 : (endPlace[word - 1] ?? 0) + 1;
    let place = first;
    while (place > lowest && order.gap[place] !== PARAGRAPH) place -= 1;
    while (place < first && textAt(place).trim() === '') place += 1;
    return positionAt(place, /\S/u.exec(textAt(place))?.index ?? 0);
  };
  /** Where the paragraph ends that ends with the word before: after its last sign. */
  const endBefore = (word: number): Position | undefined => {
    if (word < words.length && gaps[word] !== PARAGRAPH) return undefined;
    const last = endPlace[word - 1] ?? 0;
    let place = last;
    while (place + 1 < order.length && order.gap[place + 1] !== PARAGRAPH) place += 1;
    while (place > last && textAt(place).trim() === '') place -= 1;
    return positionAt(place, textAt(place).trimEnd().length);
  };
  const pointAt = (position: Position): TextRange => rangeBetween(position, position);
  const origin: Position = { page: 0, element: 0, character: 0 };

  return {
    ofWords: (from, to) => {
      if (from < to) return wordsIn(from, to);
      if (from > 0) return pointAt(endOf(wordsIn(from - 1, from)));
      return pointAt(words.length > 0 ? startOf(wordsIn(0, 1)) : origin);
    },
    ofPassages: (from, to) => {
      if (words.length === 0) return pointAt(origin);
      if (from < to) {
        const range = wordsIn(from, to);
        return rangeBetween(beginOf(from) ?? startOf(range), endBefore(to) ?? endOf(range));
      }
      if (from > 0) return pointAt(endBefore(from) ?? endOf(wordsIn(from - 1, from)));
      return pointAt(beginOf(0) ?? startOf(wordsIn(0, 1)));
    },
  };
}
