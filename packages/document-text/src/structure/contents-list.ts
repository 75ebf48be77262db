import { isSetApart, type HeadingCandidates } from './heading-candidates';
import type { Heading } from './headings';
import { endsInLeaders } from './leaders';
import { firstText, lineText, type LineTable } from './line-table';
import { CONTENTS_HEADINGS } from './unit-words';

/** In a text, there are more articles than one to so many lines. */
const LINES_TO_ARTICLE = 60;
const HEADING = new RegExp(`^(?:${CONTENTS_HEADINGS})$`, 'iu');
/** What such a heading can begin with, to decide cheaply. */
const BEGINNING = /^\s*[itcasí]/iu;
/** Lines with page numbers, of the first ones below such a heading, by which it heads a list. */
const LED = 2;
/** Headings of equal kind in a row, beyond the first of each: a book, its title, its chapter and article are no list. */
const SIBLINGS = 4;
/** Lines an entry may go on for. */
const ENTRY_LINES = 4;
/** Headings at the beginning of a list, and after its end, among which the text itself must begin. */
const NEAR = 3;
/** Headings between two entries with page numbers that are entries as well. */
const FILLED = 8;
/** The share of the entries that must come again further on. */
const AGAIN = 0.6;

/**
 * Which headings are entries of a table of contents: headings that follow each other without text between, after which the first of
 * them comes again at once and most of the others further on; and headings with dots to a page number. Headings with
 * equal `names` are the same; candidates that are no headings, and lines that only lead to page numbers, may stand between entries.
 */
export function contentsEntries(
  headings: readonly Heading[],
  names: readonly string[],
  { articles, divisions }: HeadingCandidates,
  leadsToPage: (line: number) => boolean,
  isListed: (line: number) => boolean,
  isLeader: (line: number) => boolean,
): ReadonlySet<Heading> {
  const read = new Set([...articles, ...divisions].flatMap(({ form, line }) => (form.isSound ? line : [])));
  const isEntry = (line: number): boolean => read.has(line) || isLeader(line);
  const paged = headings.flatMap((heading, at) => (leadsToPage(heading.lastLine) ? at : []));
  const nextPlace = nextPlaces(names);
  const lastPlace = new Map(names.map((name, at) => [name, at]));
  const entries = new Set<Heading>();
  if (paged.length > SIBLINGS)
    paged.forEach((at, i) => {
      const next = paged[i + 1] ?? at + 1;
      for (const entry of headings.slice(at, next <= at + FILLED ? next : at + 1)) entries.add(entry);
    });
  // Those over entries of their own need no page number: a number in the lines that they may go on for is that of the first of these.
  const isOverListed = ({ lastLine }: Heading): boolean => {
    for (let line = lastLine + 1; line < lastLine + ENTRY_LINES; line += 1) if (isListed(line)) return true;
    return false;
  };
  if (paged.length > SIBLINGS)
    headings.forEach((heading, at) => {
      const isBeside = [headings[at - 1], headings[at + 1]].some((other) => other && entries.has(other));
      if (isBeside && isOverListed(heading)) entries.add(heading);
    });
  for (let start = 0; start < headings.length;) {
    let end = start + 1;
    while (end < headings.length && isNext(headings[end - 1], headings[end], isEntry)) end += 1;
    const listEnd = endOfList(headings, nextPlace, start, end);
    const list = headings.slice(start, listEnd);
    const siblings = list.length - new Set(list.map(({ form }) => form?.word)).size;
    const again = names.slice(start, listEnd).filter((name) => (lastPlace.get(name) ?? 0) >= listEnd).length;
    if (siblings >= SIBLINGS && again >= list.length * AGAIN) for (const entry of list) entries.add(entry);
    start = listEnd > start ? listEnd : end;
  }
  return entries;
}

/**
 * The entries together with those of a table of contents at the end of the text, from its heading on: next to none of its lines begin like an
 * article, and articles come before it.
 */
export function withListAtEnd(
  headings: readonly Heading[],
  texts: readonly string[],
  entries: ReadonlySet<Heading>,
  lines: number,
): ReadonlySet<Heading> {
  let articles = 0;
  for (let at = headings.length - 1; at >= 0; at -= 1) {
    const heading = headings[at];
    if (!heading || entries.has(heading)) continue;
    if (heading.form?.kind === 'article') articles += 1;
    if (heading.form || !HEADING.test(texts[at] ?? '')) continue;
    const isSparse = (lines - heading.line) / (articles + 1) > LINES_TO_ARTICLE;
    const isAtEnd = headings.slice(0, at).some((one) => one.form?.kind === 'article' && !entries.has(one));
    return isSparse && isAtEnd ? new Set([...entries, ...headings.slice(at)]) : entries;
  }
  return entries;
}

/**
 * The line at which a table of contents begins that stands before a part of the text: its heading, or what is set larger right above that on its page;
 * `until` where there is none.
 */
export function contentsWithin(lines: LineTable, from: number, until: number): number {
  for (let line = from; line < until; line += 1) {
    if (!BEGINNING.test(firstText(lines, line)) || !HEADING.test(lineText(lines, line).trim())) continue;
    const led = [1, 2, 3, 4].filter((after) => endsInLeaders(lineText(lines, line + after)));
    if (led.length < LED) continue;
    let first = line;
    while (first > from && lines.page[first - 1] === lines.page[line] && isSetApart(lines, first - 1))
      first -= 1;
    return first;
  }
  return until;
}

/**
 * Where a list that begins at `start` ends because its beginning comes again; `start` where it does not. What stands before the first
 * entry that comes again may have its like before the text, too; an article is none of it.
 */
function endOfList(headings: readonly Heading[], nextPlace: Int32Array, start: number, end: number): number {
  for (let first = start; first < Math.min(start + NEAR, end); first += 1) {
    const again = nextPlace[first] ?? 0;
    if (again <= first + SIBLINGS || again > end + NEAR) continue;
    let listEnd = again - (first - start);
    while (listEnd < again && headings[listEnd]?.form?.kind === 'article') listEnd += 1;
    return Math.min(listEnd, end);
  }
  return start;
}

/** The next place of each name, 0 where there is none. */
function nextPlaces(names: readonly string[]): Int32Array {
  const next = new Int32Array(names.length);
  const seen = new Map<string, number>();
  for (let at = names.length - 1; at >= 0; at -= 1) {
    const name = names[at] ?? '';
    next[at] = seen.get(name) ?? 0;
    seen.set(name, at);
  }
  return next;
}

function isNext(
  heading: Heading | undefined,
  next: Heading | undefined,
  isEntry: (line: number) => boolean,
): boolean {
  if (!heading || !next) return false;
  let left = ENTRY_LINES - 1;
  for (let line = heading.lastLine + 1; line < next.line; line += 1) {
    left = isEntry(line) ? ENTRY_LINES : left - 1;
    if (left < 0) return false;
  }
  return true;
}
