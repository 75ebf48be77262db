import type { Heading } from './division-choice';

/** Headings of equal kind in a row, beyond the first of each: a book, its title, its chapter and article are no list. */
const SIBLINGS = 4;
/** Lines an entry may go on for. */
const ENTRY_LINES = 2;
/** Headings at the beginning of a list, and after its end, among which the text itself must begin. */
const NEAR = 3;
/** The share of the entries that must come again further on. */
const AGAIN = 0.6;

/**
 * Which headings are entries of a table of contents: headings that follow each other without text between, after which the first of
 * them comes again at once and most of the others further on; and headings with dots to a page number. Headings with equal `names` are the same.
 */
export function contentsEntries(
  headings: readonly Heading[],
  names: readonly string[],
  hasPageNumber: (heading: Heading) => boolean,
): ReadonlySet<Heading> {
  const paged = headings.filter(hasPageNumber);
  const lastPlace = new Map(names.map((name, at) => [name, at]));
  const entries = new Set(paged.length > SIBLINGS ? paged : []);
  for (let start = 0; start < headings.length; ) {
    let end = start + 1;
    while (end < headings.length && isNext(headings[end - 1], headings[end])) end += 1;
    const listEnd = endOfList(names, start, end);
    const list = headings.slice(start, listEnd);
    const siblings = list.length - new Set(list.map(({ form }) => form?.word)).size;
    const again = names.slice(start, listEnd).filter((name) => (lastPlace.get(name) ?? 0) >= listEnd).length;
    if (siblings >= SIBLINGS && again >= list.length * AGAIN) for (const entry of list) entries.add(entry);
    start = listEnd > start ? listEnd : end;
  }
  return entries;
}

/** Where a list that begins at `start` ends because its beginning comes again; `start` where it does not. */
function endOfList(names: readonly string[], start: number, end: number): number {
  for (let first = start; first < Math.min(start + NEAR, end); first += 1) {
    const again = names.indexOf(names[first] ?? '', first + 1);
    if (again > first + SIBLINGS && again <= end + NEAR) return Math.min(again - (first - start), end);
  }
  return start;
}

function isNext(heading: Heading | undefined, next: Heading | undefined): boolean {
  return heading !== undefined && next !== undefined && next.line - heading.lastLine <= ENTRY_LINES;
}
