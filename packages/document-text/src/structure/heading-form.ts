import { PREAMBLE_RANK } from './division-path';
import {
  AFTER_FIGURES,
  AFTER_REFERENCE,
  ARTICLE_WORDS,
  DIVISION_WORDS,
  LATIN_SUFFIXES,
  NAMED_BEGINNINGS,
  NAMED_DIVISIONS,
  type DivisionWord,
} from './unit-words';
import { withoutLeaders } from './leaders';
import { NUMBER_WORD, compareOrders, normalNumber, orderOf } from './unit-number';

/** A line that reads like the heading of an article or a division. Whether it is one, its surroundings decide. */
export interface HeadingForm {
  readonly kind: 'article' | 'division';
  /** What its key begins with: `§`, `art:`, `sec:`, `disp:`, `no:` for a number on a line of its own, nothing for a bare number; the word of a division. */
  readonly word: string;
  readonly rank: number;
  readonly number: string;
  readonly label: string;
  /** Offset of the text after label and separators. */
  readonly restAt: number;
  readonly rest: string;
  /** Whether what follows the number is what follows in a heading, not in a reference. */
  readonly isSound: boolean;
  /** Whether a point, dash or colon follows the number. */
  readonly isSeparated: boolean;
}

/** The word of provisions that have nothing but a number on a line of its own: they are cited with their division. */
export const COUNTED_WORD = 'no:';

const LATIN = [...LATIN_SUFFIXES].sort((a, b) => b.length - a.length).join('|');
const FIGURE = `\\d{1,6}(?:/\\d{1,2}(?=\\.?\\s*$))?(?:\\s?[-‐‑–]\\s?\\d{1,4})*(?:(?<=[-‐‑–]\\d{1,4})\\.\\d{2}(?!\\d))?(?:\\s?(?:[º°ª]|\\.[º°ª]|er|ère|re)(?:(?![\\p{L}\\d])|(?=(?:${LATIN})(?!\\p{L}))))?`;
/** Sections within sections ("Section 3.1", "Section 4.A"). */
const DECIMALS = `(?:\\.(?:\\d{1,3}|[A-Z])(?![\\p{L}\\d]))+`;
const SUFFIX = `(?:\\s?[A-Z]{1,3}(?:[-‐‑–]\\d{1,3})+|\\s?[a-z]{1,2}(?![\\p{L}\\d.)'’]|\\.\\p{L})|[A-Z]{1,3}(?![\\p{L}\\d])|[\\s.-]{0,3}(?:${LATIN})(?:\\.\\d+)?(?!\\p{L}))?`;
const PREFIX = `(?:[LRDAC]O?\\.?\\s?\\*{0,2}\\s?)?`;
/** No article is the fiftieth, hundredth or so in one sign: those are letters. */
const ROMAN = `(?![LC](?!\\p{L}))[IVXLC]+(?:er|º|°)?(?![\\p{L}\\d])`;
const SEPARATOR = `[⁰¹²³⁴-⁹\\s]*(?:[.:—–-]+|\\))?\\s*[—–-]?[⁰¹²³⁴-⁹\\s]*`;
const words = Object.entries(ARTICLE_WORDS).map(
  ([key, word]) => [key, word, new RegExp(`^(?:${word})$`, 'iu')] as const,
);

const ARTICLE = new RegExp(
  `^[\\s*]*(${words.map(([, word]) => `(?:${word})`).join('|')})\\s*((?<=sec[a-z.]*\\s*)\\d{1,3}${DECIMALS}|(?:${PREFIX}${FIGURE}${SUFFIX})|${ROMAN}|(?:${NUMBER_WORD})(?:\\s+\\d+)?(?!\\p{L}))`,
  'iu',
);
const SHORT_WORD = /\s\p{Lu}\p{Ll}$/u;
const RANGE = new RegExp(
  `^\\s*(?:\\(X+\\)\\s*)?(§§|art(?:icles|ikel|t)?\\.?|secs?\\.?)\\s*(${FIGURE}${SUFFIX})\\s*(?:bis|und|u\\.|,|-|–|to|and|à|et|a|e|al|y)\\s*(${FIGURE}${SUFFIX})\\s*(\\(.*|[:.–-].*)?$`,
  'iu',
);
const BARE = /^\s*(\d{1,4}(?:[A-Z]{1,3})?)(?=[\s.—–])(\.{0,2}\s*(?:[—–]\s*)?)(?=[\p{Lu}“"‘([])/u;

const byLength = DIVISION_WORDS.toSorted((a, b) => b.pattern.length - a.pattern.length);
const DIVISION_WORD = byLength.map(({ pattern }) => `(?:${pattern})`).join('|');
const exactWords = byLength.map(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu'));
/** Divisions that were put between others ("Part VIIIA"). */
const ROMAN_INSERTED = `[IVXLC]{2,}[A-H](?![\\p{L}\\d])`;
const DIVISION_NUMBER = `(?:${ROMAN}|${ROMAN_INSERTED}|\\d{1,4}[a-z]{0,2}(?![\\p{L}\\d])|(?:${NUMBER_WORD})(?!\\p{L})|[A-Z](?![\\p{L}\\d'’]))(?:[\\s-]?(?:${LATIN})(?!\\p{L}))?`;
const DIVISION_AFTER = new RegExp(
  `^[\\s\\[*]*(${DIVISION_WORD})(?:(?:\\s+|(?=\\d))(${DIVISION_NUMBER}))?(?!\\p{L})`,
  'iu',
);
const DIVISION_BEFORE = new RegExp(
  `^[\\s\\[*]*((?:${NUMBER_WORD})(?=\\s+(?:${DIVISION_WORD}))|(?:\\d{1,3}[a-z]?|[IVXLC]+)\\.(?=\\s*(?:${AFTER_FIGURES})))\\s*(${DIVISION_WORD})(${LATIN})?(?!\\p{L})`,
  'iu',
);
const NAMED = new RegExp(`^\\s*(${NAMED_DIVISIONS})(?!\\p{L})`, 'iu');
const SEPARATORS = new RegExp(`^${SEPARATOR}`, 'u');
const REFERENCE = new RegExp(`^(?:${AFTER_REFERENCE})`, 'iu');
/** A statute's name in capitals (`BGB`, `StGB`, `GmbHG`) after a number. */
const STATUTE = /^(?:\p{Lu}\p{Ll}{0,6}\p{Lu}\p{L}*|[A-ZÄÖÜ]{2,})(?=[\s.,;)]|$)/u;
/** The statute before each of its articles ("GG Art 1"), as in older German consolidations. */
const STATUTE_BEFORE =
  /^\s*\p{Lu}[\p{Ll}\p{Lt}\p{Lm}\p{Lo}\d]*\p{Lu}[\p{L}\d-]*\s+(?=§|Art\b|(?:Anhang|Anlage)(?:\s|$))/u;
/** Number of a footnote, and nothing else, after a heading. */
const NOTE = /^\d{1,3}\s*$/u;
/** A first word, in small letters, with which the heading of an article or a division may begin. */
const FIRST_WORD = new RegExp(
  `^(?:art|sec|sect|regulation|rule|clause|disp|${DIVISION_WORD}|${NUMBER_WORD}|${NAMED_BEGINNINGS})`,
  'u',
);

/** Whether a line that begins with this word (in small letters) is worth reading as a heading. */
export function mayBeginHeading(word: string): boolean {
  return FIRST_WORD.test(word);
}

const ANNEXED = /^\s*Article\s+(annexe\s+(?:à\s+l['’]|aux\s+)articles?\s.{1,60})$/iu;
const WHOLE = {
  kind: 'article',
  word: 'art:',
  rank: 0,
  rest: '',
  isSound: true,
  isSeparated: false,
} as const satisfies Partial<HeadingForm>;
/** What no word before a number begins with; ranges may stand after "(X)". */
const NO_WORD = /^\s*(?:\d|\((?!X))/iu;
const BRACKET = /^\s*\(/u;

/** Reads a line as the heading of an article with a word before its number, `undefined` if it does not begin like one. */
export function articleForm(printed: string): HeadingForm | undefined {
  if (NO_WORD.test(printed)) return undefined;
  const text = withoutStatute(printed);
  const annexed = ANNEXED.exec(text);
  if (annexed) return annexedForm(text, annexed[1] ?? '');
  const range = RANGE.exec(text);
  if (range && goesUp(range)) return rangeForm(text, range);
  const found = ARTICLE.exec(text);
  if (!found) return undefined;
  const [printedAll, word = '', printedNumber = ''] = found;
  // A short word after the number is no letter of it: "Article 3 La loi".
  const number = printedNumber.replace(SHORT_WORD, '');
  const all = printedAll.slice(0, printedAll.length - printedNumber.length + number.length);
  const key = words.find(([, , pattern]) => pattern.test(word))?.[0] ?? '';
  return formOf('article', key, 0, number, text, all.length);
}

/** A line without the statute's name before its article or annex, which leaves its place empty. */
function withoutStatute(printed: string): string {
  return printed.replace(STATUTE_BEFORE, (name) => ' '.repeat(name.length));
}

/** Whether the second number of a range is the greater one: "Art. 27-1" is none. */
function goesUp([, , from = '', to = '']: RegExpExecArray): boolean {
  return compareOrders(orderOf(normalNumber(from)), orderOf(normalNumber(to))) < 0;
}

/** Reads a line as the heading of an article that has only a number (`12. Title`, `12 Title`, `12.—(1)`). */
export function bareForm(text: string): HeadingForm | undefined {
  const found = BARE.exec(text);
  return found
    ? formOf('article', '', 0, found[1] ?? '', text, (found[1] ?? '').length + text.indexOf(found[1] ?? ''))
    : undefined;
}

/** Reads a line as the heading of a division. */
export function divisionForm(printed: string): HeadingForm | undefined {
  if (BRACKET.test(printed)) return undefined;
  const text = withoutStatute(printed);
  const before = DIVISION_BEFORE.exec(text);
  if (before)
    return divisionOf(text, before[0], before[2] ?? '', `${normalNumber(before[1] ?? '')}${before[3] ?? ''}`);
  const named = NAMED.exec(text);
  if (named?.[1]) {
    const form = formOf('division', wordKey(named[1]), namedRank(named[1]), '', text, named[0].length);
    return form.isSeparated || form.rest === '' ? form : undefined;
  }
  const after = DIVISION_AFTER.exec(text);
  if (!after) return undefined;
  const form = divisionOf(text, after[0], after[1] ?? '', after[2] ?? '');
  return form.number === '' && form.rank > 0 ? undefined : form;
}

/** What an annex belongs to, before its heading: "Anlage 1 (zu § 78 Abs. 2) Gebühren". */
const BELONGING = /^\((?:zu|to)\s[^()]{1,60}\)\s+\p{Lu}/u;

function divisionOf(text: string, all: string, printed: string, number: string): HeadingForm {
  const word = byLength[exactWords.findIndex((pattern) => pattern.test(printed))];
  const { id, rank }: Pick<DivisionWord, 'id' | 'rank'> = word ?? { id: printed, rank: 9 };
  const form = formOf('division', id, rank, number, text, all.length);
  const isCapital = /^[\s[*]*[\p{Lu}\d]/u.test(text);
  const isAside = /^\((?!.*\)$)/u.test(form.rest) && !BELONGING.test(form.rest);
  return { ...form, isSound: form.isSound && isCapital && !isAside };
}

/** "Article Annexe à l'article R351-1, art. 2": all of it is its number. */
function annexedForm(text: string, label: string): HeadingForm {
  const number = label.toLowerCase().replace(/[^\p{L}\d-]+/gu, '');
  const restAt = text.length;
  return { ...WHOLE, number, label: oneSpace(label), restAt };
}

function rangeForm(text: string, [, word = '', from = '', to = '', rest = '']: RegExpExecArray): HeadingForm {
  const label = text.slice(0, text.length - rest.length).trim();
  const number = `${normalNumber(from)}-${normalNumber(to)}`;
  const isSound = rest !== '';
  return {
    kind: 'article',
    word: /^§/u.test(word) ? '§' : /^s/iu.test(word) ? 'sec:' : 'art:',
    rank: 0,
    number,
    label: oneSpace(label.replace(/^\(X+\)/u, '')),
    restAt: text.length - rest.length,
    rest: rest.trim(),
    isSound,
    isSeparated: isSound,
  };
}

function formOf(
  kind: HeadingForm['kind'],
  word: string,
  rank: number,
  printed: string,
  text: string,
  labelEnd: number,
): HeadingForm {
  const tail = text.slice(labelEnd);
  const [separator = ''] = SEPARATORS.exec(tail) ?? [];
  const printedRest = withoutLeaders(tail.slice(separator.length)).trimEnd();
  const rest = separator.includes(':') ? printedRest : printedRest.replace(NOTE, '');
  const isSeparated = /[.:—–)-]/u.test(separator);
  return {
    kind,
    word,
    rank,
    number: printed === '' ? '' : normalNumber(printed),
    label: oneSpace(text.slice(0, labelEnd).replace(/^[\s*[]+/u, '')),
    restAt: labelEnd + separator.length,
    rest,
    isSound: isHeadingRest(rest, separator, isSeparated),
    isSeparated,
  };
}

/** Whether the text after a number can be a heading or the beginning of a text. */
function isHeadingRest(rest: string, separator: string, isSeparated: boolean): boolean {
  if (rest === '') return true;
  if (/^[,;/]/u.test(rest)) return false;
  if (REFERENCE.test(rest) || (/[.:]$/u.test(separator) && /^\d/u.test(rest))) return false;
  if (isSeparated) return /^[^\p{Ll}]/u.test(rest) || /[—–]/u.test(separator);
  if (separator === '' && /^[(\p{L}\d]/u.test(rest)) return false;
  if (STATUTE.test(rest) && !/^\p{Lu}+(?:\s+\p{Lu}{2,}|$)/u.test(rest)) return false;
  return /^[\p{Lu}\d“"„«‘([*F]/u.test(rest);
}

/** A named part is as a numbered one; a preamble holds nothing. */
function namedRank(name: string): number {
  return /^pr[eé]/iu.test(name) ? PREAMBLE_RANK : 2;
}

function wordKey(words: string): string {
  return words.toLowerCase().replace(/\s+/gu, ' ');
}

function oneSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
