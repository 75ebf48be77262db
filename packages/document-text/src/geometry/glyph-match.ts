import type { GlyphTrace } from './glyph-trace';
import { hasRightToLeft, isLeftToRight, isMark, isSpace } from './script-direction';

/** The glyph of a character, and which part of it where a ligature stands for several. */
export interface GlyphPart {
  readonly glyph: number;
  readonly part: number;
  readonly parts: number;
}

/** The longest number or foreign word that is looked for in a line from right to left. */
const LONGEST_RUN = 60;

/** Whether pdf.js leaves a glyph out of the characters of text items: white space and invisible signs of format. */
function isLeftOut(unicode: string): boolean {
  const code = unicode.charCodeAt(0);
  if (unicode.length === 1 && code > 0x20 && code < 0x7f) return false;
  return unicode === '' || /^\s|\p{Cf}$/u.test(unicode);
}

/**
 * Finds the glyph of each unit of a text item in the glyphs from `start` on. pdf.js has put right-to-left text into reading order
 * and has added spaces; spaces get no part. `undefined` where the glyphs do not say the same as the item.
 */
export function matchGlyphs(
  text: string,
  { unicodes }: GlyphTrace,
  start: number,
): readonly (GlyphPart | undefined)[] | undefined {
  const letters: number[] = [];
  for (let index = 0; index < text.length; index += 1)
    if (!isSpace(text.charCodeAt(index))) letters.push(index);
  const drawn: { text: string; glyphs: number[] } = { text: '', glyphs: [] };
  const isOrdered = !hasRightToLeft(text);
  for (let next = start; next < unicodes.length && drawn.glyphs.length < letters.length; next += 1) {
    const unicode = unicodes[next] ?? '';
    if (isLeftOut(unicode)) continue;
    for (let index = 0; index < unicode.length; index += 1) {
      const code = unicode.charCodeAt(index);
      if (isSpace(code)) continue;
      if (isOrdered && code !== text.charCodeAt(letters[drawn.glyphs.length] ?? -1)) return undefined;
      if (!isOrdered) drawn.text += unicode.charAt(index);
      drawn.glyphs.push(next);
    }
  }
  if (drawn.glyphs.length !== letters.length) return undefined;
  const order = isOrdered
    ? drawn.glyphs.map((_, index) => index)
    : readingOrder(letters.map((index) => text.charAt(index)).join(''), drawn.text);
  return order && partsOf(text, letters, order, drawn.glyphs);
}

/** Which drawn unit each unit of the text is: lines from right to left are drawn backwards, numbers in them are not. */
function readingOrder(text: string, drawn: string): number[] | undefined {
  return backwards(text, drawn) ?? forwards(text, drawn);
}

function backwards(text: string, drawn: string): number[] | undefined {
  const order: number[] = [];
  let end = drawn.length;
  while (order.length < text.length) {
    const from = order.length;
    let run = isLeftToRight(text.charAt(from)) ? Math.min(end, LONGEST_RUN) : 0;
    while (run > 1 && !isForwardRun(text, from, drawn.slice(end - run, end))) run -= 1;
    if (run <= 1 && text[from] !== drawn[end - 1]) return undefined;
    run = Math.max(run, 1);
    for (let index = end - run; index < end; index += 1) order.push(index);
    end -= run;
  }
  return order;
}

function isForwardRun(text: string, from: number, run: string): boolean {
  return text.startsWith(run, from) && isLeftToRight(run.charAt(run.length - 1)) && !hasRightToLeft(run);
}

/** A line from left to right with some words from right to left in it. */
function forwards(text: string, drawn: string): number[] | undefined {
  const order: number[] = [];
  while (order.length < text.length) {
    const from = order.length;
    let run = hasRightToLeft(text.charAt(from)) ? text.length - from : 0;
    while (run > 1 && text.slice(from, from + run) !== reversed(drawn.slice(from, from + run))) run -= 1;
    if (run <= 1 && text[from] !== drawn[from]) return undefined;
    run = Math.max(run, 1);
    for (let index = run - 1; index >= 0; index -= 1) order.push(from + index);
  }
  return order;
}

function reversed(text: string): string {
  return [...Array(text.length).keys()].map((index) => text.charAt(text.length - 1 - index)).join('');
}

/** Shares each glyph evenly among its letters. Marks and second halves of surrogate pairs get no share of their own. */
function partsOf(
  text: string,
  letters: readonly number[],
  order: readonly number[],
  glyphs: readonly number[],
): (GlyphPart | undefined)[] {
  const shares = new Map<number, number>();
  const glyphOf = (letter: number): number => glyphs[order[letter] ?? -1] ?? -1;
  letters.forEach((index, letter) => {
    if (!isMark(text, index)) shares.set(glyphOf(letter), (shares.get(glyphOf(letter)) ?? 0) + 1);
  });
  const given = new Map<number, number>();
  const parts: (GlyphPart | undefined)[] = Array.from({ length: text.length });
  letters.forEach((index, letter) => {
    const glyph = glyphOf(letter);
    if (isMark(text, index)) return;
    const part = given.get(glyph) ?? 0;
    given.set(glyph, part + 1);
    parts[index] = { glyph, part, parts: shares.get(glyph) ?? 1 };
  });
  return parts;
}
