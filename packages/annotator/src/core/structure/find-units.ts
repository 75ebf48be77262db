import { type DocumentStructure, foldText, type StructureUnit, unitTitle } from '@glossator/document-text';

/** Words that say what a number is, in the five languages: they may be typed or left out. */
const NOISE = new Set(
  'art arts article articles artikel articolo articulo sec sect section sections s par para paragraph paragraphe paragrafo apartado abs absatz al alinea comma lit let lett letter lettre letra nr no num ziff ziffer ziff of the de der des and und'.split(
    ' ',
  ),
);
/** Whether a folded word says only what a number is. */
export const isNoise = (word: string): boolean => NOISE.has(word);

/** Suffixes of numbers that are words. */
const SUFFIX = /^(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies)$/;
/** What counts: a number as typed, one whose law has a letter before it, one that goes on, one that begins alike. */
const SCORES = { exact: 100, withoutPrefix: 90, suffixed: 60, begun: 40, heading: 45, headingStart: 55 };
/** Taken off for each typed part (paragraph, letter) that the article has not. */
const MISSING = 25;
/** Taken off where a level was left out: `28 b` for a letter of its second paragraph. */
const SKIPPED = 5;
/** Letters from which on a word is looked for inside of others, too. */
const SHORT = 3;
/** Typed pieces that may make one number: `L 121 1`. */
const MOST_PIECES = 3;

interface Query {
  /** Numbers and letters in the order typed: `l`, `121-1`, `2`, `b`. */
  readonly numbers: readonly string[];
  readonly words: readonly string[];
}

interface Search extends Query {
  /** By unit; empty where no words were typed. */
  readonly titles: readonly FoldedTitle[];
}

/**
 * The articles and divisions that somebody means who types `28 2 b`, `§ 433 Abs. 1`, `L 121-1` or words of a heading: indexes of units,
 * the best first, equally good ones in the order of the text. A paragraph or letter that was typed leads to that unit.
 */
export function findUnits({ structure, titles }: UnitIndex, typed: string, limit: number): readonly number[] {
  const query = queryOf(typed);
  if (query.numbers.length === 0 && query.words.length === 0) return [];
  const search = { ...query, titles: query.words.length === 0 ? [] : titles() };
  const found: { readonly unit: number; readonly score: number }[] = [];
  structure.units.forEach((unit, index) => {
    if (unit.inContents || (unit.kind !== 'article' && unit.kind !== 'division')) return;
    const hit = unit.kind === 'article' ? article(structure, index, search) : division(unit, index, search);
    if (hit && hit.score > 0) found.push(hit);
  });
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ unit }) => unit);
}

/** Whether the typed text is the whole number of an article, so that no other one of its text is meant more. */
export function isNumberOf({ kind, number }: StructureUnit, typed: string): boolean {
  const { numbers, words } = queryOf(typed);
  return kind === 'article' && words.length === 0 && joined(numbers) === number.toLowerCase();
}

/** A structure to find units in. */
export interface UnitIndex {
  readonly structure: DocumentStructure;
  /** The titles of its units as they are compared: folded once, when words are first looked for. */
  readonly titles: () => readonly FoldedTitle[];
}

interface FoldedTitle {
  readonly heading: string;
  readonly title: string;
  /** With those of the divisions around it. */
  readonly whole: string;
}

/** Makes the index, in which every typed letter then costs next to nothing. */
export function createUnitIndex(structure: DocumentStructure): UnitIndex {
  let folded: readonly FoldedTitle[] | undefined;
  return { structure, titles: () => (folded ??= foldTitles(structure)) };
}

/** A unit's parent stands before it. */
function foldTitles({ units }: DocumentStructure): readonly FoldedTitle[] {
  const titles: FoldedTitle[] = [];
  for (const unit of units) {
    const isNamed = unit.kind === 'article' || unit.kind === 'division';
    const title = isNamed ? fold(unitTitle(unit)) : '';
    const above = titles[unit.parent]?.whole ?? '';
    titles.push({ heading: isNamed ? fold(unit.heading) : '', title, whole: ` ${title}${above}` });
  }
  return titles;
}

function queryOf(typed: string): Query {
  const pieces = fold(typed)
    .replace(/[§¶"“”„'’]/gu, ' ')
    .split(/[\s.,;:()/°º]+/u)
    .filter((piece) => piece !== '' && !NOISE.has(piece));
  const isWord = (piece: string): boolean =>
    /^\p{L}{3,}/u.test(piece) && !/\d/.test(piece) && !SUFFIX.test(piece);
  const hasDigits = pieces.some((piece) => /\d/.test(piece));
  return {
    numbers: hasDigits ? pieces.filter((piece) => !isWord(piece)) : [],
    words: hasDigits ? pieces.filter(isWord) : pieces,
  };
}

function article(structure: DocumentStructure, index: number, { numbers, words, titles }: Search) {
  const unit = structure.units[index];
  const title = titles[index];
  if (!unit || !words.every((word) => hasWord(title?.whole ?? '', word))) return undefined;
  if (numbers.length === 0) return { unit: index, score: headingScore(title, words) };
  let best: { readonly unit: number; readonly score: number } | undefined;
  for (let used = 1; used <= Math.min(MOST_PIECES, numbers.length); used += 1) {
    const base = numberScore(unit.number.toLowerCase(), joined(numbers.slice(0, used)));
    if (base === 0) continue;
    const part = partOf(structure, index, numbers.slice(used));
    const score = base - MISSING * part.missing - SKIPPED * part.skipped;
    if (!best || score > best.score) best = { unit: part.unit, score };
  }
  return best;
}

function division(unit: StructureUnit, index: number, { numbers, words, titles }: Search) {
  const title = titles[index];
  if (words.length === 0 || !words.every((word) => hasWord(title?.title ?? '', word))) return undefined;
  if (numbers.length === 0) {
    // `Appendix G`, `Title IV`: a number that is written in letters.
    const isCalledSo = words.length > 1 && words.includes(unit.number.toLowerCase());
    return { unit: index, score: isCalledSo ? SCORES.exact : headingScore(title, words) };
  }
  return joined(numbers) === unit.number.toLowerCase() ? { unit: index, score: SCORES.exact } : undefined;
}

/** How well an article's number answers what was typed; 0 for not at all. */
function numberScore(number: string, typed: string): number {
  if (number === typed) return SCORES.exact;
  if (number.replace(/^[a-z]+(?=\d)/, '') === typed) return SCORES.withoutPrefix;
  if (!number.startsWith(typed)) return 0;
  return /^\d/.test(number.slice(typed.length)) ? SCORES.begun : SCORES.suffixed;
}

/** Pieces as one number: `28` `a` is 28a, `l` `121` `1` is l121-1. */
function joined(pieces: readonly string[]): string {
  return pieces.reduce(
    (text, piece) => text + (/\d$/.test(text) && /^\d/.test(piece) ? '-' : '') + piece,
    '',
  );
}

/** The paragraph or item of an article that the other numbers lead to; how many of them lead nowhere, or over a level. */
function partOf({ units }: DocumentStructure, from: number, numbers: readonly string[]) {
  let unit = from;
  let missing = 0;
  let skipped = 0;
  for (const number of numbers) {
    const level = units[unit]?.level ?? 0;
    let found: number | undefined;
    for (let at = unit + 1; (units[at]?.level ?? -1) > level; at += 1) {
      if (units[at]?.number.toLowerCase() !== number) continue;
      found ??= at;
      if (units[at]?.parent === unit) {
        found = at;
        break;
      }
    }
    if (found === undefined) missing += 1;
    else {
      if (units[found]?.parent !== unit) skipped += 1;
      unit = found;
    }
  }
  return { unit, missing, skipped };
}

/** Whether a word, or its beginning, is in a title: inside another one only if it is long, as in `Kaufvertrag`. */
function hasWord(title: string, word: string): boolean {
  return word.length < SHORT ? ` ${title}`.includes(` ${word}`) : title.includes(word);
}

/** Words of its own heading count; of an article found by those of its division nothing would be gained. */
function headingScore(folded: FoldedTitle | undefined, words: readonly string[]): number {
  const { heading = '', title = '' } = folded ?? {};
  if (!words.every((word) => hasWord(title, word))) return 0;
  return heading.startsWith(words.join(' ')) ? SCORES.headingStart : SCORES.heading;
}

function fold(text: string): string {
  return foldText(text).folded.trim();
}
