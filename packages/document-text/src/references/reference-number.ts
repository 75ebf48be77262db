import { normalNumber } from '../structure/unit-number';
import type { LawLanguage } from '../structure/structure-unit';
import { LATIN } from './reference-words';

/** A number as it was read in a text, and where it ends. */
export interface ReadNumber {
  readonly number: string;
  readonly end: number;
}

/** Reads the number of an article at an offset; `isKnown` says whether the document has one of that number. */
export type NumberReader = (
  text: string,
  at: number,
  isKnown: (number: string) => boolean,
) => ReadNumber | undefined;

const SUFFIX = `(?:(?:er|º|°)(?!\\p{L})|[\\s-]?(?:${LATIN})(?![\\p{L}\\d])|[a-z]{1,2}(?![\\p{L}\\d])|[A-Z]{1,3}(?![\\p{L}\\d]))?(?:[\\s-]?(?:${LATIN})(?![\\p{L}\\d]))?`;
const PREFIX = `(?:[LRDA]O?\\.?\\s?\\*{0,2}\\s?(?=\\d{2}))?`;
const FRENCH = new RegExp(
  `${PREFIX}(?:\\d{1,4}(?:[-‐‑–]\\d{1,4}){0,3}${SUFFIX}|premier(?!\\p{L}))(?![\\d])`,
  'uy',
);
const PLAIN = new RegExp(`\\d{1,4}${SUFFIX}(?!\\d|[.,]\\d{3}|\\/\\d)`, 'uy');
/** Longer numbers, which are taken only where the document has them: `1-201`, `3.1`, `5 a`, `IV`, `1.1.2`. */
const LONGER = [
  /\d{1,3}(?:[-‐‑–]\d{1,4}){1,2}(?!\d)/uy,
  /\d{1,3}(?:\.(?:\d{1,3}|[A-Z](?!\p{L}))){1,3}(?!\d)/uy,
  /\d{1,4}\s[a-z](?![\p{L}\d.])/uy,
];
/** No article is the fiftieth or hundredth in one sign: those are letters. */
const ROMAN = /(?![LC](?!\p{L}))[IVXLC]{1,8}(?![\p{L}\d])/uy;

/** The reader of numbers in a language. */
export function numberReader(language: LawLanguage): NumberReader {
  return (text, at, isKnown) => {
    if (language === 'fr') return matched(FRENCH, text, at);
    for (const pattern of LONGER) {
      const found = matched(pattern, text, at);
      if (found && isKnown(found.number)) return found;
    }
    const roman = matched(ROMAN, text, at);
    return matched(PLAIN, text, at) ?? (roman && isKnown(roman.number) ? roman : undefined);
  };
}

function matched(pattern: RegExp, text: string, at: number): ReadNumber | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : { number: normalNumber(found), end: at + found.length };
}
