import { excerptOf, type Excerpt } from './excerpt';
import { prepareQuery, type MatchOptions, type PreparedQuery } from './folded-match';
import { createPageCursor, type PageCursor } from './page-cursor';
import { jointTextAt, placeInJoint } from './joint-text';
import { createRangeWriter, type RangeList, type RangeWriter } from '../ranges/range-list';
import type { PageJoint, IndexedPages } from './search-index';
import type { SearchPage } from './search-page';
import type { TextRange } from '../ranges/text-range';
import { runSteps, runStepsWithPauses, type CancelSignal } from '../steps/run-steps';

/** How to search: at most `limit` hits, and the checks of `MatchOptions`. */
export interface SearchOptions extends MatchOptions {
  readonly limit?: number;
}

/** How to search in steps: `pause` resolves when the event loop has had its turn. */
export interface PausingSearchOptions extends SearchOptions {
  readonly pause: () => Promise<void>;
  readonly signal?: CancelSignal;
}

/** One hit: its range, and its text with some of the text around it. */
export interface SearchHit {
  readonly range: TextRange;
  readonly excerpt: Excerpt;
}

/** How far the hits found so far reach: a page, a folded index on it, and the offset in its source. */
interface Taken {
  readonly page: number;
  readonly index: number;
  readonly offset: number;
}

/**
 * All hits of a query in reading order. Case, accents, ligatures, hyphens and dashes, white space, line ends and page ends do
 * not matter (`foldText`); a hit may run over elements, lines and pages. Hits never overlap: of two that would, the earlier one
 * counts and the search continues after it. A query without any visible character finds nothing. A single letter has a million
 * hits in a large code, which takes 24 MB.
 */
export function findRanges(index: IndexedPages, query: string, options: SearchOptions = {}): RangeList {
  return runSteps(searchSteps(index, query, options));
}

/** As `findRanges`, pausing every few milliseconds so that the event loop gets its turn. Rejects with the reason of an aborted signal. */
export function findRangesInSteps(
  index: IndexedPages,
  query: string,
  { signal, pause, ...options }: PausingSearchOptions,
): Promise<RangeList> {
  return runStepsWithPauses(searchSteps(index, query, options), { signal, pause });
}

/** Folded characters, and hits, looked at between two pauses: a few milliseconds, however many places the checks refuse. */
const STEP_CHARACTERS = 100_000;
const STEP_HITS = 2_000;

function* searchSteps(
  index: IndexedPages,
  query: string,
  options: SearchOptions,
): Generator<undefined, RangeList, undefined> {
  const hits = createRangeWriter();
  const limit = options.limit ?? Infinity;
  const prepared = prepareQuery(index, query, options);
  if (prepared.folded === '' || limit <= 0) return hits.list();
  let taken: Taken = { page: -1, index: 0, offset: 0 };
  let work = 0;
  for (const number of index.pageNumbers()) {
    const page = index.page(number);
    if (!page || page.folded === '' || taken.page > number) continue;
    const before = hits.length;
    taken = findOnPage(index, page, prepared, taken, hits, limit);
    if (hits.length >= limit) break;
    work += page.folded.length / STEP_CHARACTERS + (hits.length - before) / STEP_HITS;
    if (work < 1) continue;
    work = 0;
    yield;
  }
  return hits.list();
}

/** The first hits of a query with the text around them, in reading order; the hits are those of `findRanges`. */
export function searchPages(index: IndexedPages, query: string, options: SearchOptions = {}): SearchHit[] {
  const ranges = findRanges(index, query, options);
  return Array.from({ length: ranges.length }, (_, i) => ranges.at(i))
    .filter((range) => range !== undefined)
    .map((range) => ({ range, excerpt: excerptAt(index, range) }));
}

/** A range with a little of the text around it; empty where its pages are not in the index. */
export function excerptAt(index: IndexedPages, range: TextRange): Excerpt {
  const first = index.page(range.startPage);
  const last = index.page(range.endPage);
  if (!first || !last) return excerptOf('', '', '');
  const from = offsetAt(first, range.startElement, range.startCharacter);
  const to = offsetAt(last, range.endElement, range.endCharacter);
  let match = first === last ? first.text.slice(from, to) : first.text.slice(from);
  for (let number = range.startPage + 1; number <= range.endPage; number += 1) {
    const page = index.page(number);
    if (page) match += `\n${page.text.slice(0, number === range.endPage ? to : undefined)}`;
  }
  return excerptOf(first.text.slice(0, from), match, last.text.slice(to));
}

function offsetAt({ starts, stops, text }: SearchPage, element: number, character: number): number {
  const start = starts[element];
  return start === undefined ? text.length : Math.min(start + character, stops[element] ?? start);
}

/** Writes the hits that begin on a page; returns how far they reach. */
function findOnPage(
  index: IndexedPages,
  page: SearchPage,
  query: PreparedQuery,
  before: Taken,
  hits: RangeWriter,
  limit: number,
): Taken {
  const { folded, accepts } = query;
  const joint = page.folded.length >= 1 ? index.after(page.page) : undefined;
  const length = joint?.length ?? page.folded.length;
  let taken = before.page === page.page ? before : { page: page.page, index: 0, offset: 0 };
  let cursor: PageCursor | undefined;
  let at = page.folded.indexOf(folded, taken.index);
  for (; at >= 0 && at + folded.length <= length; at = page.folded.indexOf(folded, at)) {
    const last = at + folded.length - 1;
    cursor ??= createPageCursor(page);
    cursor.goToStart(at);
    at += 1;
    // Two folded characters of one ligature share their source.
    if (cursor.offset < taken.offset) continue;
    if (accepts && !accepts({ page, index: at - 1 }, { page, index: last })) continue;
    const { element, character } = cursor;
    cursor.goToEnd(last);
    hits.write(page.page, element, character, page.page, cursor.element, cursor.character);
    at = last + 1;
    taken = { page: page.page, index: at, offset: cursor.offset };
    if (hits.length >= limit) return taken;
  }
  return joint && folded.length > 1 ? (findOverEnd(index, joint, query, taken, hits) ?? taken) : taken;
}

/** Writes the hit that runs over the end of a page, if there is one: of several, which would overlap, the first. */
function findOverEnd(
  index: IndexedPages,
  joint: PageJoint,
  { folded, accepts }: PreparedQuery,
  taken: Taken,
  hits: RangeWriter,
): Taken | undefined {
  const text = jointTextAt(index, joint, folded.length);
  const from = Math.max(0, taken.index - (joint.length - text.head));
  for (let at = text.folded.indexOf(folded, from); at >= 0; at = text.folded.indexOf(folded, at + 1)) {
    if (at >= text.head) return undefined;
    if (at + folded.length <= text.head) continue;
    const first = placeInJoint(text, at);
    const last = placeInJoint(text, at + folded.length - 1);
    const start = createPageCursor(first.page);
    start.goToStart(first.index);
    if (start.offset < taken.offset || (accepts && !accepts(first, last))) continue;
    const end = createPageCursor(last.page);
    end.goToEnd(last.index);
    hits.write(start.page, start.element, start.character, end.page, end.element, end.character);
    return { page: end.page, index: last.index + 1, offset: end.offset };
  }
  return undefined;
}
