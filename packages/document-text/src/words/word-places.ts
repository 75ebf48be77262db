import { positionAtPlace, textAtPlace } from '../layout/reading-order';
import { comparePositions, type Position } from '../pages/position';
import { endOf, rangeBetween, startOf, type TextRange } from '../ranges/text-range';
import type { WordSequence } from './word-sequence';

/** Words of a range: half-open, with the letters of the first and last word that the range leaves out. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
  readonly lettersBefore: number;
  readonly lettersAfter: number;
}

/** Finds words by their places in the text and the other way round. */
export interface WordPlaces {
  /** The words that a range touches; undefined when it touches none, or lies outside the text. */
  wordsIn: (range: TextRange) => WordSpan | undefined;
  /** Place in the reading order, and character there, of a position; of the next element in that direction where its own is not in the order. */
  placeOf: (position: Position, step: 1 | -1) => readonly [place: number, character: number] | undefined;
  /** The first word that ends after a position; the number of words where none does. */
  wordFrom: (position: Position) => number;
  /** The range of words, without so many letters of the first and of the last one. */
  rangeOf: (span: WordSpan) => TextRange;
}

/**
 * Finds the place in the reading order of a position: of the next element in the given direction where its own is not in it (it is empty,
 * or set apart). Four bytes an element.
 */
function elementPlaces({
  pages,
  order,
}: WordSequence): (at: Position, step: 1 | -1) => [number, number] | undefined {
  const firstOf = new Int32Array(pages.length + 1);
  pages.forEach((page, index) => (firstOf[index + 1] = (firstOf[index] ?? 0) + page.elements.length));
  const placeOf = new Int32Array(firstOf[pages.length] ?? 0).fill(-1);
  for (let place = 0; place < order.length; place += 1)
    placeOf[(firstOf[order.page[place] ?? 0] ?? 0) + (order.element[place] ?? 0)] = place;
  return ({ page, element, character }, step) => {
    const own = firstOf[page] === undefined || element < 0 ? -1 : (firstOf[page] ?? 0) + element;
    if (own < 0 || page < 0 || page >= pages.length) return undefined;
    for (let at = own; at >= 0 && at < placeOf.length; at += step) {
      const place = placeOf[at] ?? -1;
      if (place >= 0) return [place, at === own ? character : step > 0 ? 0 : Number.MAX_SAFE_INTEGER];
    }
    return undefined;
  };
}

/** Places of one document's words. */
export function createWordPlaces(sequence: WordSequence): WordPlaces {
  const { order, pages, startPlace, startCharacter, endPlace, endCharacter } = sequence;
  const isLetter = (character: string | undefined): boolean =>
    /[\p{L}\p{N}\p{M}\ud800-\udfff]/u.test(character ?? '');

  /** Place and character of each letter of a word. */
  const lettersOf = (word: number): [place: number, character: number][] => {
    const letters: [number, number][] = [];
    const last = endPlace[word] ?? 0;
    for (let place = startPlace[word] ?? 0; place <= last; place += 1) {
      const text = textAtPlace(pages, order, place);
      const to = place === last ? (endCharacter[word] ?? 0) : text.length;
      for (let at = place === startPlace[word] ? (startCharacter[word] ?? 0) : 0; at < to; at += 1)
        if (isLetter(text[at])) letters.push([place, at]);
    }
    return letters;
  };
  const firstWord = (isPast: (word: number) => boolean): number => {
    let low = 0;
    let high = sequence.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isPast(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const wordEndingAfter = ([place, at]: readonly [number, number]): number =>
    firstWord(
      (word) => (endPlace[word] ?? 0) > place || (endPlace[word] === place && (endCharacter[word] ?? 0) > at),
    );
  const placeOf = elementPlaces(sequence);
  const wordsIn: WordPlaces['wordsIn'] = (range) => {
    if (!(comparePositions(startOf(range), endOf(range)) < 0)) return undefined;
    const [start, end] = [placeOf(startOf(range), 1), placeOf(endOf(range), -1)];
    if (!start || !end) return undefined;
    const from = wordEndingAfter(start);
    const to = firstWord(
      (word) =>
        (startPlace[word] ?? 0) > end[0] ||
        (startPlace[word] === end[0] && (startCharacter[word] ?? 0) >= end[1]),
    );
    if (to <= from) return undefined;
    const isBefore = ([place, character]: [number, number], [atPlace, at]: [number, number]): boolean =>
      place < atPlace || (place === atPlace && character < at);
    return {
      from,
      to,
      lettersBefore: lettersOf(from).filter((letter) => isBefore(letter, start)).length,
      lettersAfter: lettersOf(to - 1).filter((letter) => !isBefore(letter, end)).length,
    };
  };

  const wordFrom: WordPlaces['wordFrom'] = (at) => {
    const start = placeOf(at, 1);
    return start ? wordEndingAfter(start) : sequence.length;
  };

  const rangeOf: WordPlaces['rangeOf'] = ({ from, to, lettersBefore, lettersAfter }) => {
    const last = to - 1;
    let start = positionAtPlace(order, startPlace[from] ?? 0, startCharacter[from] ?? 0);
    let end = positionAtPlace(order, endPlace[last] ?? 0, endCharacter[last] ?? 0);
    const first = lettersBefore > 0 ? lettersOf(from)[lettersBefore] : undefined;
    if (first) start = positionAtPlace(order, ...first);
    const final = lettersAfter > 0 ? lettersOf(last).at(-1 - lettersAfter) : undefined;
    if (final) end = positionAtPlace(order, final[0], final[1] + 1);
    return rangeBetween(start, end);
  };
  return { wordsIn, placeOf, wordFrom, rangeOf };
}
