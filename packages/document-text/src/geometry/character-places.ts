import { hasRightToLeft, isBackwards, isMark } from './script-direction';

/**
 * Where the characters (UTF-16 units) of an element stand along its line: each from a low to a high fraction of the element's width,
 * counted from the left end of the line as it is read from left to right, whatever the direction of the text.
 */
export interface CharacterPlaces {
  readonly lows: Float64Array;
  readonly highs: Float64Array;
}

/** A span of an element's width, in fractions counted as in `CharacterPlaces`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Places of characters that follow each other without gaps; `starts` are fractions in reading direction, one more than units. */
export function placesFromStarts(starts: Float64Array, isRtl: boolean): CharacterPlaces {
  const count = Math.max(starts.length - 1, 0);
  const lows = new Float64Array(count);
  const highs = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? 1;
    lows[index] = isRtl ? 1 - end : start;
    highs[index] = isRtl ? 1 - start : end;
  }
  return { lows, highs };
}

/** The spans that the units from `from` up to `to` cover: one, but where numbers stand in text from right to left. */
export function spansOf(
  { lows, highs }: CharacterPlaces,
  text: string,
  from: number,
  to: number,
): readonly Span[] {
  const first = Math.max(from, 0);
  const last = Math.min(to, lows.length) - 1;
  if (last < first) return [];
  if (!hasRightToLeft(text)) {
    const low = lows[first] ?? 0;
    return [{ from: low, to: Math.max(low, highs[last] ?? 1) }];
  }
  const found: { from: number; to: number }[] = [];
  const isParted = (a: number, b: number): boolean => {
    for (let index = 0; index < lows.length; index += 1) {
      const middle = ((lows[index] ?? 0) + (highs[index] ?? 0)) / 2;
      if ((index < first || index > last) && middle > a && middle < b) return true;
    }
    return false;
  };
  const order = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  for (const index of order.sort((a, b) => (lows[a] ?? 0) - (lows[b] ?? 0))) {
    const low = lows[index] ?? 0;
    const high = highs[index] ?? 0;
    const before = found.at(-1);
    if (before && !isParted(before.to, low)) before.to = Math.max(before.to, high);
    else found.push({ from: low, to: high });
  }
  return found;
}

/**
 * Where carets stand, in fractions of the width in reading direction: before each unit and after the last. Where no caret can be,
 * inside a character, it is the one before.
 */
export function caretsOf({ lows, highs }: CharacterPlaces, text: string, isRtl: boolean): Float64Array {
  const carets = new Float64Array(text.length + 1);
  const reading = (place: number): number => (isRtl ? 1 - place : place);
  for (let index = 0; index < text.length; index += 1) {
    const isBack = isBackwards(text, index, isRtl);
    const edge = isBack ? highs[index] : lows[index];
    carets[index] = index > 0 && isMark(text, index) ? (carets[index - 1] ?? 0) : reading(edge ?? 0);
  }
  const last = text.length - 1;
  const end = last < 0 ? undefined : isBackwards(text, last, isRtl) ? lows[last] : highs[last];
  carets[text.length] = end === undefined ? 1 : reading(end);
  return carets;
}
