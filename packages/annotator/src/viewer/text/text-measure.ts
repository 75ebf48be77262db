import { isMark } from '@glossator/document-text';

/** Measures text as the text layer's spans lay it out. */
export interface TextMeasure {
  /**
   * Where each character of `text` begins, from 0 at its start to 1 at its end: `text.length + 1` numbers that never fall.
   */
  fractions(text: string, family: string): Float64Array;
  /** Width of `text` in page units. `size` is the font's height in page units. */
  width(text: string, family: string, size: number): number;
}

/**
 * The text layer is laid out this many times larger than the page and scaled down: advances are then not rounded to whole pixels
 * and no smallest font size of the browser comes into play.
 */
export const LAYOUT_FACTOR = 4;

/** Font height at which letters are compared; only ratios of widths count. */
const SAMPLE_SIZE = 25;

/**
 * Texts whose letters have the same width beside any others, kerning left aside (the font is not the document's own): Latin, Greek,
 * Cyrillic, punctuation, currencies. Others are joined or combined.
 */
const SEPARATE_LETTERS =
  /^[\u0020-\u02af\u0370-\u052f\u1e00-\u1fff\u2010-\u205e\u20a0-\u20bf\u2100-\u214f]*$/;

/** Measures with a canvas of its own that is never put into the page. */
export function createTextMeasure(document: Document): TextMeasure {
  const context = document.createElement('canvas').getContext('2d');
  let font = '';
  const measured = (text: string, family: string, size: number): number => {
    if (!context) return text.length * size * 0.5;
    const wanted = `${fontPixels(size)}px ${family}`;
    if (wanted !== font) {
      context.font = wanted;
      font = wanted;
    }
    return context.measureText(text).width / LAYOUT_FACTOR;
  };
  const advances = new Map<string, number>();
  /** Advance of one letter; a page of marks needs the same few again and again. */
  const advanceOf = (letter: string, family: string): number => {
    const key = `${letter}${family}`;
    const cached = advances.get(key);
    if (cached !== undefined) return cached;
    const made = measured(letter, family, SAMPLE_SIZE);
    advances.set(key, made);
    return made;
  };
  /** Widths of the beginnings of a text, of whatever unit. */
  const beginnings = (text: string, family: string): ((end: number) => number) => {
    if (!SEPARATE_LETTERS.test(text)) return (end) => measured(text.slice(0, end), family, SAMPLE_SIZE);
    const sums = new Float64Array(text.length + 1);
    for (let index = 0; index < text.length; index += 1)
      sums[index + 1] = (sums[index] ?? 0) + advanceOf(text.charAt(index), family);
    return (end) => sums[end] ?? 0;
  };
  return {
    width: measured,
    fractions(text, family) {
      const length = text.length;
      const starts = new Float64Array(length + 1);
      const widthTo = beginnings(text, family);
      const whole = widthTo(length);
      for (let index = 1; index <= length; index += 1) {
        const before = starts[index - 1] ?? 0;
        if (index === length) starts[index] = 1;
        else if (whole <= 0) starts[index] = index / length;
        else if (isMark(text, index)) starts[index] = before;
        else starts[index] = Math.min(1, Math.max(before, widthTo(index) / whole));
      }
      return starts;
    },
  };
}

/** Font size of a span in CSS pixels of the enlarged layer. Canvas and spans must agree on it to the digit. */
export function fontPixels(size: number): number {
  return Math.round(size * LAYOUT_FACTOR * 100) / 100;
}
