import { withoutEnd } from '../folding/without-end';
import { GERMAN_ONES, GERMAN_TENS, LATIN_SUFFIXES, NAMED_NUMBERS, ORDINALS } from './unit-words';

const ROMAN = /^(?=[ivxlcdm])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;
const ROMAN_SIGNS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** The value of a Roman numeral in capitals or small letters, 0 for anything else. */
export function romanValue(text: string): number {
  if (!ROMAN.test(text)) return 0;
  let value = 0;
  let before = 0;
  for (const sign of [...text.toLowerCase()].reverse()) {
    const worth = ROMAN_SIGNS[sign] ?? 0;
    value += worth < before ? -worth : worth;
    before = Math.max(before, worth);
  }
  return value;
}

const german = GERMAN_TENS.flatMap((tens, t) =>
  GERMAN_ONES.map((ones, one) => [`${ones}${tens}e[rs]?`, 20 + 10 * t + one] as const),
);
const ordinals = Object.values(ORDINALS).flatMap((words) => words.map((word, i) => [word, i + 1] as const));
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...[...german, ...ordinals].map(
    ([word, value]) => [new RegExp(`^(?:${word})$`, 'iu'), `${value}`] as const,
  ),
  ...Object.entries(NAMED_NUMBERS).map(
    ([word, value]) => [new RegExp(`^(?:${word})$`, 'iu'), value] as const,
  ),
];

/** A pattern of every number that is written as a word, longest forms first. */
export const NUMBER_WORD = [...german, ...ordinals]
  .map(([word]) => word)
  .concat(Object.keys(NAMED_NUMBERS))
  .join('|');

const ANY_WORD = new RegExp(`^(?:${NUMBER_WORD})$`, 'iu');

/** The number a word stands for (`Erster` is 1, `primero` 1, `préliminaire` 0), `undefined` for other words. */
function numberOfWord(word: string): string | undefined {
  return ANY_WORD.test(word) ? WORDS.find(([pattern]) => pattern.test(word))?.[1] : undefined;
}

/**
 * A printed number as it stands in keys: no spaces, points, ordinal signs; Roman numerals and words as figures, letters small but
 * for a prefix (`L. 121-1` is `L121-1`, `12 bis` `12bis`, `101A` `101a`, `Ier` 1).
 */
export function normalNumber(printed: string): string {
  const plain = withoutEnd(printed.trim(), /[.,:;\s]/u);
  const word = /\d/u.test(plain) ? undefined : numberOfWord(plain);
  if (word !== undefined) return word;
  const [roman = ''] = /^[ivxlcdm]+/i.exec(plain) ?? [];
  const afterRoman = /^(?:er|º|°)?(?:[\s-]*([a-z]+))?$/i.exec(plain.slice(roman.length));
  if (afterRoman && romanValue(roman)) return `${romanValue(roman)}${afterRoman[1]?.toLowerCase() ?? ''}`;
  const article = /^(?:([A-Z]{1,2}?)\.?\s?(O)?\.?\s*(?:\*\s*)?)?(\d.*)$/iu.exec(plain);
  if (!article) return plain.toLowerCase().replace(/\s+/g, '');
  const [, prefix = '', organic = '', digits = ''] = article;
  const rest = digits
    .toLowerCase()
    .replace(/(\d)(?:er|ère|re|\.?[º°ª])/gu, '$1')
    .replace(/[‐‑–/]/gu, '-')
    .replace(/([-.\s]+)([a-z])?/gu, (signs, _signs, letter?: string) => letter ?? signs);
  return `${prefix}${organic}`.toUpperCase() + withoutEnd(rest, /\./u).replace(/\s+/gu, '');
}

const PART = /\d+|[a-z]+/g;

/**
 * The order of a normal number as figures that compare place by place: 12 < 12a < 12b < 13, 12 < 12bis < 12ter, 121-1 < 121-1-1 <
 * 121-2. A prefix takes no part.
 */
export function orderOf(number: string): readonly number[] {
  if (/^\d+$/.test(number)) return [Number(number)];
  const order: number[] = [];
  for (const [part] of number.replace(/^[A-Z]+/, '').matchAll(PART)) {
    if (/^\d/.test(part)) {
      if (order.length % 2 === 1) order.push(0);
      order.push(Number(part));
      continue;
    }
    if (order.length % 2 === 0) order.push(0);
    const latin = LATIN_SUFFIXES.findIndex((suffix) => suffix === part);
    order.push(latin >= 0 ? latin + 2 : letterValue(part));
  }
  return order;
}

/** The place of a letter in the alphabet, doubled letters as the single one after z (`aa` is 27). */
export function letterValue(letters: string): number {
  const small = letters.toLowerCase();
  const first = small.charCodeAt(0) - 96;
  return first < 1 || first > 26 ? 0 : first + 26 * (small.length - 1);
}

/** Negative when `a` comes before `b`, 0 when they are equal. */
export function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
