import { foldText, type DocumentStructure, type StructureUnit } from '@glossator/document-text';
import { unitTitle } from './contents';

/** Words that say what a number is, in the five languages: they may be typed or left out. */
const NOISE = new Set(
  'art arts article articles artikel articolo articulo sec sect section sections s par para paragraph paragraphe paragrafo apartado abs absatz al alinea comma lit let lett letter lettre letra nr no num ziff ziffer ziff of the de der des and und'.split(
    ' ',
  ),
);
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

/**
 * The articles and divisions that somebody means who types `28 2 b`, `§ 433 Abs. 1`, `L 121-1` or words of a heading: indexes of units,
 * the best first, equally good ones in the order of the text. A paragraph or letter that was typed leads to that unit.
 */
export function findUnits(structure: DocumentStructure, typed: string, limit: number): readonly number[] {
  const query = queryOf(typed);
  if (query.numbers.length === 0 && query.words.length === 0) return [];
  const found: { readonly unit: number; readonly score: number }[] = [];
  structure.units.forEach((unit, index) => {
    if (unit.inContents || (unit.kind !== 'article' && unit.kind !== 'division')) return;
    const hit = unit.kind === 'article' ? article(structure, index, query) : division(unit, index, query);
    if (hit && hit.score > 0) found.push(hit);
  });
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ unit }) => unit);
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

function article(structure: DocumentStructure, index: number, { numbers, words }: Query) {
  const unit = structure.units[index];
  if (!unit || !hasWords(structure, index, words)) return undefined;
  if (numbers.length === 0) return { unit: index, score: headingScore(unit, words) };
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

function division(unit: StructureUnit, index: number, { numbers, words }: Query) {
  const title = fold(unitTitle(unit));
  if (words.length === 0 || !words.every((word) => hasWord(title, word))) return undefined;
  if (numbers.length === 0) {
    // `Appendix G`, `Title IV`: a number that is written in letters.
    const isCalledSo = words.length > 1 && words.includes(unit.number.toLowerCase());
    return { unit: index, score: isCalledSo ? SCORES.exact : headingScore(unit, words) };
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

/** Whether an article, or a division that it is in, has all these words in its title. */
function hasWords({ units }: DocumentStructure, index: number, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  let titles = '';
  for (let at = index; at >= 0; at = units[at]?.parent ?? -1) {
    const unit = units[at];
    if (unit) titles += ` ${fold(unitTitle(unit))}`;
  }
  return words.every((word) => hasWord(titles, word));
}

/** Whether a word, or its beginning, is in a title: inside another one only if it is long, as in `Kaufvertrag`. */
function hasWord(title: string, word: string): boolean {
  return word.length < SHORT ? ` ${title}`.includes(` ${word}`) : title.includes(word);
}

/** Words of its own heading count; of an article found by those of its division nothing would be gained. */
function headingScore(unit: StructureUnit, words: readonly string[]): number {
  const heading = fold(unit.heading);
  const title = fold(unitTitle(unit));
  if (!words.every((word) => hasWord(title, word))) return 0;
  return heading.startsWith(words.join(' ')) ? SCORES.headingStart : SCORES.heading;
}

function fold(text: string): string {
  return foldText(text).folded.trim();
}
