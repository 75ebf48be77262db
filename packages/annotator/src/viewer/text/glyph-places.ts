import type { PageBox } from '../layout/page-geometry';
import { isLeftOut, matchGlyphs, type GlyphPart } from './glyph-match';
import type { TracedGlyph } from './glyph-trace';
import { isBackwards, type CharacterPlaces } from './character-places';
import type { PlacedItem, RunShape } from './run-shape';

/** How far (in heights of the font) the first glyph may be from where its item begins. */
const NEAR = 0.1;
/** The same where the glyph is the next one anyway: pdf.js passes over the width of soft hyphens. */
const NEXT = 1.5;
/** Fractions of a width that differ by less are the same. */
const ROUNDING = 1e-6;

/**
 * The places of the characters of a page's items, read from its glyphs; `undefined` for items whose characters are not those of
 * the glyphs at their place. Items and glyphs come in the same order, with what pdf.js leaves out of the text between.
 */
export function placeCharacters(
  items: readonly PlacedItem[],
  shapes: readonly RunShape[],
  glyphs: readonly TracedGlyph[],
  box: PageBox,
): (CharacterPlaces | undefined)[] {
  const kept = glyphs.filter((glyph) => !isLeftOut(glyph));
  const left = Math.min(box.view[0], box.view[2]);
  const top = Math.max(box.view[1], box.view[3]);
  let cursor = 0;

  const distance = (item: PlacedItem, { x, y }: TracedGlyph): number =>
    Math.hypot(x - (item.transform[4] ?? 0), y - (item.transform[5] ?? 0));
  const find = (item: PlacedItem, size: number): ReturnType<typeof matchGlyphs> => {
    for (let at = cursor; at < kept.length; at += 1) {
      const glyph = kept[at];
      if (!glyph || distance(item, glyph) > NEAR * size) continue;
      const match = matchGlyphs(item.str, kept, at);
      if (match) return match;
    }
    const next = kept[cursor];
    return next && distance(item, next) <= NEXT * size ? matchGlyphs(item.str, kept, cursor) : undefined;
  };

  return items.map((item, element) => {
    const shape = shapes[element];
    if (!shape || shape.width <= 0 || item.str.trim() === '') return undefined;
    const match = find(item, shape.fontSize);
    if (!match) return undefined;
    cursor = match.next;
    const cos = Math.cos(shape.angle);
    const sin = Math.sin(shape.angle);
    const along = (x: number, y: number): number =>
      ((x - left - shape.x) * cos + (top - y - shape.y) * sin) / shape.width;
    return placesOf(
      item.str,
      match.parts,
      (index) => {
        const glyph = kept[index];
        return glyph ? [along(glyph.x, glyph.y), along(glyph.endX, glyph.endY)] : [0, 0];
      },
      shape.isRtl,
    );
  });
}

/** Fractions of the width for each unit of a text: the shares of glyphs, and what follows from them for spaces and marks. */
function placesOf(
  text: string,
  parts: readonly (GlyphPart | undefined)[],
  extentOf: (glyph: number) => readonly [number, number],
  isRtl: boolean,
): CharacterPlaces {
  const lows = new Float64Array(text.length).fill(Number.NaN);
  const highs = new Float64Array(text.length).fill(Number.NaN);
  parts.forEach((part, index) => {
    if (!part) return;
    const [a, b] = extentOf(part.glyph);
    const place = isBackwards(text, index, isRtl) ? part.parts - 1 - part.part : part.part;
    const width = Math.abs(b - a) / part.parts;
    lows[index] = Math.min(a, b) + place * width;
    highs[index] = Math.min(a, b) + (place + 1) * width;
  });
  for (let index = 0; index < text.length; index += 1) {
    if (!Number.isNaN(lows[index] ?? 0)) continue;
    const [low, high] = /\s/.test(text.charAt(index))
      ? between(text, lows, highs, index, isRtl)
      : inside(text, lows, highs, index, isRtl);
    lows[index] = low;
    highs[index] = high;
  }
  return { lows, highs };
}

/** What is left for a space between its neighbours. */
function between(
  text: string,
  lows: Float64Array,
  highs: Float64Array,
  index: number,
  isRtl: boolean,
): readonly [number, number] {
  const isLast = index === lows.length - 1;
  const before = { low: lows[index - 1] ?? 0, high: highs[index - 1] ?? 0 };
  // The width of an element goes on to the end of its last space.
  if (isLast) return isRtl ? [Math.min(before.low, 0), before.low] : [before.high, Math.max(before.high, 1)];
  let next = index + 1;
  while (next < lows.length && Number.isNaN(lows[next] ?? 0)) next += 1;
  const after = { low: lows[next] ?? before.high, high: highs[next] ?? before.high };
  // Beside a number in text from right to left stands not the digit that is read next but the one at its other end.
  if (isRtl && index > 0 && isBackwards(text, index - 1, isRtl)) {
    const ends = [...highs].filter((high) => high <= before.low + ROUNDING);
    return [Math.min(before.low, Math.max(0, ...ends)), before.low];
  }
  if (isRtl && isBackwards(text, next, isRtl)) {
    const starts = [...lows].filter((low) => low >= after.high - ROUNDING);
    return [after.high, Math.max(after.high, Math.min(1, ...starts))];
  }
  const from = index > 0 ? before.high : after.low;
  return [Math.min(from, after.low), Math.max(from, after.low)];
}

/** A mark stands at the end of its letter; the second half of a pair where the first is. */
function inside(
  text: string,
  lows: Float64Array,
  highs: Float64Array,
  index: number,
  isRtl: boolean,
): readonly [number, number] {
  const low = lows[index - 1] ?? 0;
  const high = highs[index - 1] ?? low;
  if (/[\udc00-\udfff]/.test(text.charAt(index))) return [low, high];
  return isBackwards(text, index, isRtl) ? [low, low] : [high, high];
}
