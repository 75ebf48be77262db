import type { PageBox } from './page-box';
import type { CharacterPlaces } from './character-places';
import { matchGlyphs, type GlyphPart } from './glyph-match';
import type { GlyphTrace } from './glyph-trace';
import type { DrawnPlaces } from './page-runs';
import type { PlacedItem, RunShape } from './run-shape';
import { isBackwards, isSpace } from './script-direction';

/** How far (in heights of the font) the first glyph may be from the line of its item ... */
const NEAR = 0.1;
/** ... and along it from the beginning: pdf.js passes over the width of soft hyphens. */
const NEAR_IN_LINE = 1.5;
/** How far (in heights) the places of characters may go beyond their item. */
const MOST_OFF = 1.5;
/** Fractions of a width that differ by less are the same. */
const ROUNDING = 1e-6;

/** Makes the places of text items out of the glyphs of their page, for its `PageRuns`. */
export function placesByGlyphs(trace: GlyphTrace): DrawnPlaces {
  return (item, shape, box) => placeCharacters(item, shape, trace, box);
}

/**
 * The places of the characters of one text item, read from the glyphs of its page; `undefined` where the glyphs at its place do
 * not say what it says. The glyphs of an item follow each other, with what pdf.js leaves out of the text between.
 */
export function placeCharacters(
  item: PlacedItem,
  shape: RunShape,
  trace: GlyphTrace,
  box: PageBox,
): CharacterPlaces | undefined {
  if (shape.width <= 0 || item.str.trim() === '') return undefined;
  const left = Math.min(box.view[0], box.view[2]);
  const top = Math.max(box.view[1], box.view[3]);
  const cos = Math.cos(shape.angle);
  const sin = Math.sin(shape.angle);
  const along = (at: number): number => {
    const x = (trace.places[at] ?? 0) - left - shape.x;
    const y = top - (trace.places[at + 1] ?? 0) - shape.y;
    return (x * cos + y * sin) / shape.width;
  };
  const extentOf = (glyph: number): readonly [number, number] => [along(4 * glyph), along(4 * glyph + 2)];
  // Text may be drawn twice, to look bold or to be stamped over: that which ends where the item does is meant.
  let best: CharacterPlaces | undefined;
  let least = (MOST_OFF * shape.fontSize) / shape.width;
  for (const start of startsOf(item, shape, trace)) {
    const parts = matchGlyphs(item.str, trace, start);
    const places = parts && placesOf(item.str, parts, extentOf, shape.isRtl);
    const off = places && offEnds(places);
    if (off === undefined || off > least) continue;
    best = places;
    least = off;
    if (off < ROUNDING) break;
  }
  return best;
}

/** The glyphs that may be the first of an item, the likeliest first. */
function startsOf({ transform }: PlacedItem, { angle, fontSize }: RunShape, trace: GlyphTrace): number[] {
  const [, , , , startX = 0, startY = 0] = transform;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const found: { readonly at: number; readonly distance: number }[] = [];
  for (let at = 0; at < trace.unicodes.length; at += 1) {
    const x = (trace.places[4 * at] ?? 0) - startX;
    const y = startY - (trace.places[4 * at + 1] ?? 0);
    if (Math.abs(y * cos - x * sin) > NEAR * fontSize) continue;
    const distance = Math.abs(x * cos + y * sin);
    if (distance <= NEAR_IN_LINE * fontSize) found.push({ at, distance });
  }
  return found.sort((a, b) => a.distance - b.distance).map(({ at }) => at);
}

/** How far places begin or end from where the element does, in fractions of its width. */
function offEnds({ lows, highs }: CharacterPlaces): number {
  let low = Infinity;
  let high = -Infinity;
  for (const value of lows) low = Math.min(low, value);
  for (const value of highs) high = Math.max(high, value);
  return Math.max(Math.abs(low), Math.abs(high - 1));
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
  const extents: Extents = { text, lows, highs, isRtl };
  for (let index = 0; index < text.length; index += 1) {
    if (!Number.isNaN(lows[index] ?? 0)) continue;
    const [low, high] = isSpace(text.charCodeAt(index)) ? between(extents, index) : inside(extents, index);
    lows[index] = low;
    highs[index] = high;
  }
  return { lows, highs };
}

/** A text with what is known of the extents of its units: NaN where nothing is. */
interface Extents extends CharacterPlaces {
  readonly text: string;
  readonly isRtl: boolean;
}

/** What is left for a space between its neighbors. */
function between({ text, lows, highs, isRtl }: Extents, index: number): readonly [number, number] {
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
function inside({ text, lows, highs, isRtl }: Extents, index: number): readonly [number, number] {
  const low = lows[index - 1] ?? 0;
  const high = highs[index - 1] ?? low;
  if (/[\udc00-\udfff]/.test(text.charAt(index))) return [low, high];
  return isBackwards(text, index, isRtl) ? [low, low] : [high, high];
}
