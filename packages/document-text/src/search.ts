import { excerptOf, type Excerpt } from './excerpt';
import { endAt, startAt } from './flat-page';
import { matchesIn, prepareQuery, type Match, type MatchOptions, type PreparedQuery } from './folded-match';
import type { FoldedPage } from './folded-page';
import { seamPlace, type Seam } from './page-seam';
import { comparePositions } from './position';
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

/** One end of a hit in the flat text of a page. */
interface FlatPlace {
  readonly page: FoldedPage;
  readonly offset: number;
}

/**
 * All hits of a query in reading order. Case, accents, ligatures, hyphens and dashes, white space, line ends and page ends do
 * not matter (`foldText`); a hit may run over elements, lines and pages. Hits never overlap: of two that would, the earlier one
 * counts and the search goes on behind it. A query without any visible character finds nothing.
 */
export function searchPages(index: SearchIndex, query: string, options: SearchOptions = {}): SearchHit[] {
  const limit = options.limit ?? Infinity;
  const hits: SearchHit[] = [];
  if (limit <= 0) return hits;
  for (const [start, end] of placesOf(index, prepareQuery(query, options))) {
    hits.push({ range: rangeOf(start, end), excerpt: excerptBetween(start, end) });
    if (hits.length >= limit) break;
  }
  return hits;
}

/** How many hits `searchPages` would find without a limit, at a fraction of the cost. */
export function countHits(index: SearchIndex, query: string, options: MatchOptions = {}): number {
  let count = 0;
  for (const _hit of placesOf(index, prepareQuery(query, options))) count += 1;
  return count;
}

type Places = readonly [start: FlatPlace, end: FlatPlace];

/** Hits page by page: those inside the page, then the one that runs over its end; none that overlaps the one before. */
function* placesOf(index: SearchIndex, query: PreparedQuery): Generator<Places> {
  let last: TextRange | undefined;
  for (const number of index.pageNumbers()) {
    const page = index.page(number);
    if (!page || query.folded === '') continue;
    for (const places of candidatesAt(index, page, query)) {
      const range = rangeOf(...places);
      if (last && comparePositions(startOf(range), endOf(last)) < 0) continue;
      last = range;
      yield places;
    }
  }
}

function* candidatesAt(index: SearchIndex, page: FoldedPage, query: PreparedQuery): Generator<Places> {
  const inside = { folded: page.folded, offsets: page.offsets, ends: page.ends, source: page.flat.text };
  for (const { start, end } of matchesIn(inside, query)) {
    yield [
      { page, offset: start },
      { page, offset: end },
    ];
  }
  const seam = query.folded.length > 1 ? index.seam(page, query.folded.length) : undefined;
  if (!seam) return;
  for (const match of matchesIn(seam, query)) {
    const places = match.start < seam.head && match.end > seam.head ? acrossSeam(seam, match) : undefined;
    if (places) yield places;
  }
}

function acrossSeam(seam: Seam, match: Match): Places | undefined {
  const start = seamPlace(seam, match.start);
  const last = seamPlace(seam, match.end - 1);
  return start && last ? [start, { page: last.page, offset: last.offset + 1 }] : undefined;
}

function rangeOf(start: FlatPlace, end: FlatPlace): TextRange {
  return rangeBetween(startAt(start.page.flat, start.offset), endAt(end.page.flat, end.offset));
}

function excerptBetween(start: FlatPlace, end: FlatPlace): Excerpt {
  const first = start.page.flat.text;
  const last = end.page.flat.text;
  const match =
    start.page === end.page
      ? first.slice(start.offset, end.offset)
      : `${first.slice(start.offset)}\n${last.slice(0, end.offset)}`;
  return excerptOf(first.slice(0, start.offset), match, last.slice(end.offset));
}
