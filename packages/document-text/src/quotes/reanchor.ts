import approximateSearch from 'approx-string-match';
import { ASIDE_KINDS, asidesOf, together } from '../pages/asides';
import { pageFrom, type PageSource } from '../pages/page-source';
import { rangeProblem } from '../ranges/range-validity';
import { isQuoteOf, runningOf } from './selection-quote';
import {
  joinSqueezed,
  squeezePage,
  squeezeText,
  squeezedRange,
  type SqueezedPage,
  type SqueezedPages,
} from './squeezed-text';
import type { PageText } from '../pages/page-text';
import type { TextRange } from '../ranges/text-range';

/** Squeezed characters a quote needs to be trusted on another page than its own, and to be matched approximately. */
const LONG_ENOUGH = 24;
/** Pages searched on either side of the old place. */
const NEARBY = 1;
/** Share of a quote's characters that an approximate match may differ in, and how many at most. */
const ERROR_SHARE = 0.1;
const MOST_ERRORS = 32;

/** Finds the present place of a range by its quote; `undefined` when there is none or more than one. */
export type Reanchor = (range: TextRange, quote: string) => TextRange | undefined;

/**
 * Makes a `Reanchor` for one text. Use it for many ranges: each page is read once, and only when it is needed; the whole text
 * only when a quote is not on its own pages. Make a new one when the text has changed.
 */
export function createReanchor(pages: PageSource): Reanchor {
  let hasAsides = false;
  const inAll = createReanchorIn(pages, (page) => {
    hasAsides ||= asidesOf(page) !== undefined;
    return undefined;
  });
  const besideRunning = createReanchorIn(pages, runningOf);
  const inText = createReanchorIn(pages, (page) => {
    const asides = asidesOf(page);
    return asides && together(asides, ASIDE_KINDS);
  });
  // Over a page break a quote has been taken without what stands aside there, or, in former times, without running lines alone.
  return (range, quote) =>
    inAll(range, quote) ?? (hasAsides ? (inText(range, quote) ?? besideRunning(range, quote)) : undefined);
}

/** A `Reanchor` in what is left of the pages without some of their elements. */
function createReanchorIn(
  pages: PageSource,
  omitOn: (page: PageText) => ReadonlySet<number> | undefined,
): Reanchor {
  const known = new Map<number, SqueezedPage>();
  const squeezed = (number: number): SqueezedPage | undefined => {
    const page = known.get(number);
    const text = page ? undefined : pageFrom(pages, number);
    if (!text) return page;
    const made = squeezePage(text, omitOn(text));
    known.set(number, made);
    return made;
  };
  const between = (first: number, last: number): SqueezedPages =>
    joinSqueezed(pagesFrom(squeezed, pages, first, last));
  let whole: SqueezedPages | undefined;
  return (range, quote) => {
    const wanted = squeezeText(quote);
    if (wanted === '') return undefined;
    if (rangeProblem(range, pages) === undefined && isQuoteOf(quote, range, pages)) return range;
    const own = between(range.startPage, range.endPage);
    const here = occurrences(own.text, wanted);
    if (here.length > 0) return only(own, here, wanted.length);
    if (wanted.length < LONG_ENOUGH) return undefined;
    whole ??= between(0, Infinity);
    const anywhere = occurrences(whole.text, wanted);
    if (anywhere.length > 0) return only(whole, anywhere, wanted.length);
    return approximate(between(range.startPage - NEARBY, range.endPage + NEARBY), wanted);
  };
}

/**
 * The place of a quote in a text that may have been cut into other elements than when the range was stored (another pdf.js
 * release). A range whose text still is the quote is returned as is. Otherwise the quote must occur exactly once on
 * the range's own pages; or, when it is at least 24 letters and digits long, exactly once in the whole text; or nearly so
 * (a tenth of its characters different, all its digits the same) in exactly one place on its own and the neighboring pages.
 * `undefined` in every other case, several equal places among them: a wrong place is worse than none.
 */
export function reanchor(range: TextRange, quote: string, pages: PageSource): TextRange | undefined {
  return createReanchor(pages)(range, quote);
}

/**
 * The pages that are there. Of an array all up to its end; a function is called up to the first page that it does not have (except
 * the first one, which may not have been read yet), however far away the last page is.
 */
function* pagesFrom(
  squeezed: (page: number) => SqueezedPage | undefined,
  pages: PageSource,
  first: number,
  last: number,
): Generator<SqueezedPage> {
  const end = typeof pages === 'function' ? last : Math.min(last, pages.length - 1);
  for (let number = Math.max(0, first); number <= end; number += 1) {
    const page = squeezed(number);
    if (page) yield page;
    else if (typeof pages === 'function' && number > first) return;
  }
}

/** The first two places of a text inside another: enough to know whether it is the only one. */
function occurrences(text: string, wanted: string): number[] {
  const first = text.indexOf(wanted);
  const second = first < 0 ? -1 : text.indexOf(wanted, first + 1);
  return [first, second].filter((at) => at >= 0);
}

function only(squeezed: SqueezedPages, places: readonly number[], length: number): TextRange | undefined {
  const [place] = places;
  return place !== undefined && places.length === 1
    ? squeezedRange(squeezed, place, place + length)
    : undefined;
}

function approximate(squeezed: SqueezedPages, wanted: string): TextRange | undefined {
  const allowed = Math.min(MOST_ERRORS, Math.floor(wanted.length * ERROR_SHARE));
  const strangeness = (match: { start: number; end: number }): number =>
    Math.abs(match.end - match.start - wanted.length);
  const [best] = approximateSearch(squeezed.text, wanted, allowed).sort(
    (a, b) => strangeness(a) - strangeness(b),
  );
  if (!best) return undefined;
  const rest = [squeezed.text.slice(0, best.start), squeezed.text.slice(best.end)];
  if (rest.some((text) => approximateSearch(text, wanted, allowed).length > 0)) return undefined;
  const found = squeezed.text.slice(best.start, best.end);
  return digitsOf(found) === digitsOf(wanted) ? squeezedRange(squeezed, best.start, best.end) : undefined;
}

/** The numbers of a text: in a law another number is another place. */
function digitsOf(text: string): string {
  return text.replace(/\P{N}+/gu, ' ').trim();
}
