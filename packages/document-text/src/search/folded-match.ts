import { foldText } from '../folding/fold';
import type { IndexedPages } from './search-index';
import { sourceEnd, sourceStart, type SearchPage } from './search-page';
import { createWordEdge } from './whole-word';

/** How strictly a match is checked after the folded search has found it. */
export interface MatchOptions {
  /** Only where the query begins and ends at the edge of a word. */
  readonly wholeWord?: boolean;
  /** Only in the query's upper and lower case. Accents, dashes, line ends are levelled all the same. */
  readonly caseSensitive?: boolean;
}

/** A folded character of a page. */
export interface FoldedPlace {
  readonly page: SearchPage;
  readonly index: number;
}

/** A query made ready for searching: folded, trimmed, with the check its options ask for. */
export interface PreparedQuery {
  readonly folded: string;
  /** Whether the match from its first to its last character counts; `undefined` when every match does. */
  readonly accepts: ((first: FoldedPlace, last: FoldedPlace) => boolean) | undefined;
}

/** Folds a query; its hyphens beside a letter at the edges are left out, since folded text has none inside words. */
export function prepareQuery(index: IndexedPages, query: string, options: MatchOptions = {}): PreparedQuery {
  const edges = /^-+(?=\p{L})|(?<=\p{L})-+$/gu;
  const clean = (keepCase: boolean): string => foldText(query, { keepCase }).folded.trim().replace(edges, '');
  const checks: ((first: FoldedPlace, last: FoldedPlace) => boolean)[] = [];
  if (options.caseSensitive) {
    const cased = clean(true);
    // A word stands in few spellings, and in each of them many times.
    const known = new Map<string, boolean>();
    checks.push((first, last) => {
      const source = sourceOf(index, first, last);
      let isSame = known.get(source);
      if (isSame === undefined) known.set(source, (isSame = isCased(source, query, cased)));
      return isSame;
    });
  }
  if (options.wholeWord) {
    const isEdge = createWordEdge(index);
    checks.push((first, last) => isEdge(first.page, first.index) && isEdge(last.page, last.index + 1));
  }
  const accepts =
    checks.length === 0
      ? undefined
      : (first: FoldedPlace, last: FoldedPlace) => checks.every((check) => check(first, last));
  return { folded: clean(false), accepts };
}

function isCased(source: string, query: string, cased: string): boolean {
  return source === query || foldText(source, { keepCase: true }).folded === cased;
}

/** The source of a match, a line feed at each page end. */
function sourceOf(index: IndexedPages, first: FoldedPlace, last: FoldedPlace): string {
  const start = sourceStart(first.page, first.index);
  const end = sourceEnd(last.page, last.index);
  if (first.page.page === last.page.page) return first.page.text.slice(start, end);
  let text = first.page.text.slice(start);
  for (let number = first.page.page + 1; number < last.page.page; number += 1) {
    text += `\n${index.page(number)?.text ?? ''}`;
  }
  return `${text}\n${last.page.text.slice(0, end)}`;
}
