import { pageFrom, type PageSource } from '../pages/page-source';
import { quoteOf, quotesAgree } from './quote';
import { normalizeRange } from '../ranges/range-validity';
import type { PageText } from '../pages/page-text';
import type { TextRange } from '../ranges/text-range';

/**
 * The quote of a Selection: as `quoteOf`, but over a page break running headers, footers and page numbers (`running` of the pages) are
 * left out. If nothing else is selected they stay.
 */
export function selectionQuoteOf(range: TextRange, pages: PageSource): string {
  if (range.startPage === range.endPage) return quoteOf(range, pages);
  const omit = (page: number): ReadonlySet<number> | undefined => runningOf(pageFrom(pages, page));
  return quoteOf(range, pages, { omit }) || quoteOf(range, pages);
}

/** Whether a text is the quote of a range, with running lines or without them. An empty quote is none. */
export function isQuoteOf(text: string, range: TextRange, pages: PageSource): boolean {
  return [quoteOf(range, pages), selectionQuoteOf(range, pages)].some(
    (quote) => quote !== '' && quotesAgree(text, quote),
  );
}

/**
 * As `normalizeRange`; a range over a page break also begins and ends in the text rather than in a running line, unless there
 * is nothing else in it.
 */
export function normalizeSelection(range: TextRange, pages: PageSource): TextRange | undefined {
  const tight = normalizeRange(range, pages);
  if (!tight || tight.startPage === tight.endPage) return tight;
  const bare = (page: number): PageText | undefined => {
    const text = pageFrom(pages, page);
    const running = runningOf(text);
    if (!text || !running) return text;
    return { ...text, elements: text.elements.map((element, i) => (running.has(i) ? '' : element)) };
  };
  const isRunning = (page: number, element: number): boolean =>
    runningOf(pageFrom(pages, page))?.has(element) ?? false;
  const inside = {
    ...tight,
    ...(isRunning(tight.startPage, tight.startElement) && { startCharacter: 0 }),
    ...(isRunning(tight.endPage, tight.endElement) && { endCharacter: 0 }),
  };
  return normalizeRange(inside, bare) ?? tight;
}

/** The running lines of a page as a set; `undefined` where there are none. */
export function runningOf(page: PageText | undefined): ReadonlySet<number> | undefined {
  return page?.running && page.running.length > 0 ? new Set(page.running) : undefined;
}
