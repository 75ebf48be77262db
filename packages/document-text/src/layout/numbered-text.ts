/** A line's text with its numbers taken out: lines that differ in nothing but numbers have the same `words`. */
export interface NumberedText {
  /** The text, `#` for each number. */
  readonly words: string;
  /** The numbers in order; Roman ones by their value. */
  readonly numbers: readonly number[];
}

const NUMBER = /\d+|(?<![\p{L}\p{N}])[ivxlcdm]+(?![\p{L}\p{N}])/gu;
const ROMAN = /^m{0,4}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Takes the numbers out of a text in small letters. Words that are also Roman numbers (`vi`, `mi`) count as numbers, too. */
export function numberedText(text: string): NumberedText {
  const numbers: number[] = [];
  const words = text.replace(NUMBER, (found) => {
    const value = /^\d/.test(found) ? Number(found) : romanValue(found);
    if (value === undefined) return found;
    numbers.push(value);
    return '#';
  });
  return { words: words.trim(), numbers };
}

function romanValue(text: string): number | undefined {
  if (!ROMAN.test(text)) return undefined;
  const values = [...text].map((sign) => ROMAN_VALUES[sign] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
