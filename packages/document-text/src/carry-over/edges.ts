import type { Version } from '../alignment/alignment';
import { positionAtPlace, textAtPlace } from '../layout/reading-order';
import { endOf, rangeBetween, startOf, type TextRange } from '../ranges/text-range';
import type { WordSpan } from '../words/word-places';

/** The signs of a selection before its first and after its last word ("§", a bracket, a full stop), without white space. */
export interface Edges {
  readonly before: string;
  readonly after: string;
}

/** The signs at the ends of a selection whose words are known, `most` at an end. */
export function edgesOf({ places, words }: Version, range: TextRange, span: WordSpan, most: number): Edges {
  const start = places.placeOf(startOf(range), 1);
  const end = places.placeOf(endOf(range), -1);
  const textAt = (place: number): string => textAtPlace(words.pages, words.order, place);
  const signs = (fromPlace: number, from: number, toPlace: number, to: number): string => {
    let found = '';
    for (let place = fromPlace; place <= toPlace && found.length < most; place += 1)
      found += textAt(place)
        .slice(place === fromPlace ? Math.max(0, from) : 0, place === toPlace ? to : undefined)
        .replace(/\s+/g, '');
    return found;
  };
  const last = span.to - 1;
  return {
    before:
      start && span.lettersBefore === 0
        ? signs(start[0], start[1], words.startPlace[span.from] ?? 0, words.startCharacter[span.from] ?? 0)
        : '',
    after:
      end && span.lettersAfter === 0
        ? signs(words.endPlace[last] ?? 0, words.endCharacter[last] ?? 0, end[0], end[1])
        : '',
  };
}

/** A range made wider by the signs that stand beside it as they stood at the ends of the selection. */
export function withEdges({ places, words }: Version, range: TextRange, { before, after }: Edges): TextRange {
  const { order, pages } = words;
  const textAt = (place: number): string => textAtPlace(pages, order, place);
  let start = startOf(range);
  const from = places.placeOf(start, 1);
  if (from && before !== '') {
    let [place, at] = from;
    for (let sign = before.length - 1; sign >= 0;) {
      while (at === 0 && place > 0) {
        place -= 1;
        at = textAt(place).length;
      }
      at -= 1;
      const character = textAt(place)[at] ?? '';
      if (character === '') break;
      if (/\s/.test(character)) continue;
      if (character !== before[sign]) break;
      start = positionAtPlace(order, place, at);
      sign -= 1;
    }
  }
  let end = endOf(range);
  const to = places.placeOf(end, -1);
  if (to && after !== '') {
    let [place, at] = to;
    for (let sign = 0; sign < after.length;) {
      while (place < order.length && at >= textAt(place).length) {
        place += 1;
        at = 0;
      }
      const character = textAt(place)[at] ?? '';
      if (character === '') break;
      at += 1;
      if (/\s/.test(character)) continue;
      if (character !== after[sign]) break;
      end = positionAtPlace(order, place, at);
      sign += 1;
    }
  }
  return rangeBetween(start, end);
}
