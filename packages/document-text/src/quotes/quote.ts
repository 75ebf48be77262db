import { flatOffset, flattenPage } from '../pages/flat-page';
import { onOneLine } from '../folding/line-joint';
import { pageFrom, type PageSource } from '../pages/page-source';
import { squeezeText } from './squeezed-text';
import { endOf, startOf, type TextRange } from '../ranges/text-range';

/** What to leave out of a quote: the elements of a page (running headers and footers) that do not belong to the text. */
export interface QuoteOptions {
  readonly omit?: (page: number) => ReadonlySet<number> | undefined;
}

/**
 * The quoted text of a range: its elements one after the other, line ends and page ends as spaces, words parted by a hyphen at
 * a line end joined (the rules are those of `onOneLine`). The same in browser and server, since it depends on nothing but the page
 * texts. A quote ends before the first page that is
 * not there; an empty or reversed range quotes as the empty string.
 */
export function quoteOf(range: TextRange, pages: PageSource, options: QuoteOptions = {}): string {
  return onOneLine(flatTextOf(range, pages, options));
}

/** The characters of a range as they stand in the elements, a line feed at each line end and page end. */
export function flatTextOf(range: TextRange, pages: PageSource, options: QuoteOptions = {}): string {
  const parts: string[] = [];
  for (let number = range.startPage; number <= range.endPage; number += 1) {
    const page = pageFrom(pages, number);
    if (!page) break;
    const flat = flattenPage(page, options.omit?.(number));
    const from = number === range.startPage ? flatOffset(flat, startOf(range)) : 0;
    const to = number === range.endPage ? flatOffset(flat, endOf(range)) : flat.text.length;
    parts.push(flat.text.slice(from, to));
  }
  return parts.join('\n');
}

/**
 * Whether two quotes are of the same words: folded, without white space and hyphens, they are equal. White space is left out
 * because extraction and browsers disagree on it at line and page ends.
 */
export function quotesAgree(a: string, b: string): boolean {
  return a === b || squeezeText(a) === squeezeText(b);
}
