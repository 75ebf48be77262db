import type { TracedGlyph } from './glyph-trace';

/** The glyph of a character, and which part of it where a ligature stands for several. */
export interface GlyphPart {
  readonly glyph: number;
  readonly part: number;
  readonly parts: number;
}

/** A row of glyphs as the UTF-16 units they stand for, in the order of drawing. */
interface Drawn {
  readonly text: string;
  /** The glyph of each unit. */
  readonly glyphs: readonly number[];
}

const LEFT_TO_RIGHT = /[\p{N}\p{Script=Latin}]/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const MARK = /^[\p{M}\udc00-\udfff]$/u;

/** Whether pdf.js leaves a glyph out of the characters of text items: white space and invisible signs of format. */
export function isLeftOut({ unicode }: TracedGlyph): boolean {
  return unicode === '' || /^\s|\p{Cf}$/u.test(unicode);
}

/**
 * Finds the glyph of each unit of a text item in the glyphs from `start` on. pdf.js has put right-to-left text into reading order
 * and has added spaces; spaces get no part. `undefined` where the glyphs do not say the same as the item.
 */
export function matchGlyphs(
  text: string,
  glyphs: readonly TracedGlyph[],
  start: number,
): { readonly parts: readonly (GlyphPart | undefined)[]; readonly next: number } | undefined {
  const letters: number[] = [];
  for (let index = 0; index < text.length; index += 1) if (!isSpace(text, index)) letters.push(index);
  const drawn: { text: string; glyphs: number[] } = { text: '', glyphs: [] };
  const isOrdered = !RIGHT_TO_LEFT.test(text);
  let next = start;
  for (; next < glyphs.length && drawn.text.length < letters.length; next += 1) {
    const glyph = glyphs[next];
    if (!glyph || isLeftOut(glyph)) continue;
    for (let index = 0; index < glyph.unicode.length; index += 1) {
      if (isSpace(glyph.unicode, index)) continue;
      if (isOrdered && glyph.unicode[index] !== text[letters[drawn.text.length] ?? -1]) return undefined;
      drawn.text += glyph.unicode.charAt(index);
      drawn.glyphs.push(next);
    }
  }
  if (drawn.text.length !== letters.length) return undefined;
  const order = isOrdered
    ? drawn.glyphs.map((_, index) => index)
    : readingOrder(letters.map((index) => text.charAt(index)).join(''), drawn.text);
  if (!order) return undefined;
  return { parts: partsOf(text, letters, order, drawn), next };
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
    let run = LEFT_TO_RIGHT.test(text.charAt(from)) ? end : 0;
    while (run > 1 && !isForwardRun(text, from, drawn.slice(end - run, end))) run -= 1;
    if (run <= 1 && text[from] !== drawn[end - 1]) return undefined;
    run = Math.max(run, 1);
    for (let index = end - run; index < end; index += 1) order.push(index);
    end -= run;
  }
  return order;
}

function isForwardRun(text: string, from: number, run: string): boolean {
  return (
    text.startsWith(run, from) && LEFT_TO_RIGHT.test(run.charAt(run.length - 1)) && !RIGHT_TO_LEFT.test(run)
  );
}

/** A line from left to right with some words from right to left in it. */
function forwards(text: string, drawn: string): number[] | undefined {
  const order: number[] = [];
  while (order.length < text.length) {
    const from = order.length;
    let run = RIGHT_TO_LEFT.test(text.charAt(from)) ? text.length - from : 0;
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
  drawn: Drawn,
): (GlyphPart | undefined)[] {
  const shares = new Map<number, number>();
  const glyphOf = (letter: number): number => drawn.glyphs[order[letter] ?? -1] ?? -1;
  letters.forEach((index, letter) => {
    if (!MARK.test(text.charAt(index))) shares.set(glyphOf(letter), (shares.get(glyphOf(letter)) ?? 0) + 1);
  });
  const given = new Map<number, number>();
  const parts: (GlyphPart | undefined)[] = Array.from({ length: text.length });
  letters.forEach((index, letter) => {
    const glyph = glyphOf(letter);
    if (MARK.test(text.charAt(index))) return;
    const part = given.get(glyph) ?? 0;
    given.set(glyph, part + 1);
    parts[index] = { glyph, part, parts: shares.get(glyph) ?? 1 };
  });
  return parts;
}

function isSpace(text: string, index: number): boolean {
  return /\s/.test(text.charAt(index));
}
