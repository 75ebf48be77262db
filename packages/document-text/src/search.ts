import { excerptOf, type Excerpt } from './excerpt';
import { endAt, flatOffset, startAt } from './flat-page';
import { matchesIn, prepareQuery, type Match, type MatchOptions, type PreparedQuery } from './folded-match';
import type { FoldedPage } from './folded-page';
import { seamPlace, type Seam } from './page-seam';
import { comparePositions, type Position } from './position';
import type { SearchIndex } from './search-index';
import { endOf, rangeBetween, startOf, type TextRange } from './text-range';

/** How to search: at most `limit` hits, and the checks of `MatchOptions`. */
export interface SearchOptions extends MatchOptions {
  readonly limit?: number;
}

/** One hit: where it stands, and how it reads with the text around it. */
export interface SearchHit {
  readonly range: TextRange;
  readonly excerpt: Excerpt;
}

/**
 * All hits of a query in reading order. Case, accents, ligatures, hyphens and dashes, white space, line ends and page ends do
 * not matter (`foldText`); a hit may run over elements, lines and pages. Hits never overlap: of two that would, the earlier one
 * counts and the search goes on behind it. A query without any visible character finds nothing. A single letter has hundreds
 * of thousands of hits in a code: give a `limit`, or walk through `rangesFound`.
 */
export function searchPages(index: SearchIndex, query: string, options: SearchOptions = {}): SearchHit[] {
  const limit = options.limit ?? Infinity;
  const hits: SearchHit[] = [];
  if (limit <= 0) return hits;
  for (const range of rangesFound(index, query, options)) {
    hits.push({ range, excerpt: excerptAt(index, range) });
    if (hits.length >= limit) break;
  }
  return hits;
}

/** How many hits `searchPages` would find without a limit, at a fraction of the cost. */
export function countHits(index: SearchIndex, query: string, options: MatchOptions = {}): number {
  let count = 0;
  for (const _range of rangesFound(index, query, options)) count += 1;
  return count;
}

/** The ranges of the hits of `searchPages`, found one after the other as they are asked for. */
export function* rangesFound(
  index: SearchIndex,
  query: string,
  options: MatchOptions = {},
): Generator<TextRange, void, undefined> {
  const prepared = prepareQuery(query, options);
  if (prepared.folded === '') return;
  let last: Position = { page: 0, element: 0, character: 0 };
  for (const number of index.pageNumbers()) {
    const page = index.page(number);
    if (!page) continue;
    for (const range of candidatesAt(index, page, prepared)) {
      if (comparePositions(startOf(range), last) < 0) continue;
      last = endOf(range);
      yield range;
    }
  }
}

/** A range with a little of the text around it; empty where its pages are not in the index. */
export function excerptAt(index: SearchIndex, range: TextRange): Excerpt {
  const first = index.page(range.startPage)?.flat;
  const last = index.page(range.endPage)?.flat;
  if (!first || !last) return excerptOf('', '', '');
  const from = flatOffset(first, startOf(range));
  const to = flatOffset(last, endOf(range));
  let match = first === last ? first.text.slice(from, to) : first.text.slice(from);
  for (let number = range.startPage + 1; number <= range.endPage; number += 1) {
    const page = index.page(number)?.flat;
    if (page) match += `\n${page.text.slice(0, number === range.endPage ? to : undefined)}`;
  }
  return excerptOf(first.text.slice(0, from), match, last.text.slice(to));
}

/** Every place on a page where the query is found, then every place where it runs over the page's end. */
function* candidatesAt(index: SearchIndex, page: FoldedPage, query: PreparedQuery): Generator<TextRange> {
  const { flat, folded, offsets, ends } = page;
  for (const { start, end } of matchesIn({ folded, offsets, ends, source: flat.text }, query)) {
    yield rangeBetween(startAt(flat, start), endAt(flat, end));
  }
  const seam = query.folded.length > 1 ? index.seam(page, query.folded.length) : undefined;
  if (!seam) return;
  for (const match of matchesIn(seam, query)) {
    const range = match.start < seam.head && match.end > seam.head ? acrossSeam(seam, match) : undefined;
    if (range) yield range;
  }
}

function acrossSeam(seam: Seam, match: Match): TextRange | undefined {
  const start = seamPlace(seam, match.start);
  const last = seamPlace(seam, match.end - 1);
  return (
    start &&
    last &&
    rangeBetween(startAt(start.page.flat, start.offset), endAt(last.page.flat, last.offset + 1))
  );
}
