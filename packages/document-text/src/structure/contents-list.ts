import type { Heading } from './division-choice';

/** Headings of equal kind in a row, beyond the first of each: a book, its title, its chapter and article are no list. */
const SIBLINGS = 4;
/** Lines an entry may go on for. */
const ENTRY_LINES = 2;
/** The share of the entries that must come again further on. */
const AGAIN = 0.6;

/**
 * Which headings are entries of a table of contents: headings that follow each other without text between, most of which come
 * again later. `nameOf` tells what makes two headings the same.
 */
export function contentsEntries(
  headings: readonly Heading[],
  nameOf: (heading: Heading) => string,
): ReadonlySet<Heading> {
  const names = headings.map(nameOf);
  const lastPlace = new Map(names.map((name, at) => [name, at]));
  const entries = new Set<Heading>();
  for (let start = 0; start < headings.length;) {
    let end = start + 1;
    while (end < headings.length && isNext(headings[end - 1], headings[end])) end += 1;
    const run = headings.slice(start, end);
    const siblings = run.length - new Set(run.map(({ form }) => form?.word)).size;
    const again = names.slice(start, end).filter((name) => (lastPlace.get(name) ?? 0) >= end).length;
    if (siblings >= SIBLINGS && again >= run.length * AGAIN) for (const entry of run) entries.add(entry);
    start = end;
  }
  return entries;
}

function isNext(heading: Heading | undefined, next: Heading | undefined): boolean {
  return heading !== undefined && next !== undefined && next.line - heading.lastLine <= ENTRY_LINES;
}
