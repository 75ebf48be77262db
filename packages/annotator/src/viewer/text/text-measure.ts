import { isMark } from './script-direction';

/** Measures text as the text layer's spans lay it out. */
export interface TextMeasure {
  /**
   * Where each character of `text` begins, from 0 at its start to 1 at its end: `text.length + 1` numbers that never fall.
   * `size` is the font's height in page units.
   */
  fractions(text: string, family: string, size: number): Float64Array;
  /** Width of `text` in page units. */
  width(text: string, family: string, size: number): number;
}

/**
 * The text layer is laid out this many times larger than the page and scaled down: advances are then not rounded to whole pixels
 * and no smallest font size of the browser comes into play.
 */
export const LAYOUT_FACTOR = 4;

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
  return {
    width: measured,
    fractions(text, family, size) {
      const length = text.length;
      const starts = new Float64Array(length + 1);
      const whole = measured(text, family, size);
      for (let index = 1; index <= length; index += 1) {
        const before = starts[index - 1] ?? 0;
        if (index === length) starts[index] = 1;
        else if (whole <= 0) starts[index] = index / length;
        else if (isMark(text, index)) starts[index] = before;
        else
          starts[index] = Math.min(1, Math.max(before, measured(text.slice(0, index), family, size) / whole));
      }
      return starts;
    },
  };
}

/** Font size of a span in CSS pixels of the enlarged layer. Canvas and spans must agree on it to the digit. */
export function fontPixels(size: number): number {
  return Math.round(size * LAYOUT_FACTOR * 100) / 100;
}
