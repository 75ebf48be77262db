import { leftOutOf } from '../ranges/left-out';
import { asidesOf, type Asides } from '../pages/asides';
import { pageFrom, type PageSource } from '../pages/page-source';
import { quoteOf, quotesAgree } from './quote';
import { normalizeRange } from '../ranges/range-validity';
import type { PageText } from '../pages/page-text';
import type { TextRange } from '../ranges/text-range';

/**
 * The quote of a Selection: as `quoteOf`, but without what stands aside from the text between its ends (see `leftOutOf`), as far as the
 * pages have it with them. If nothing else is selected it stays.
 */
export function selectionQuoteOf(range: TextRange, pages: PageSource): string {
  return quoteOf(range, pages, { omit: leftOutOf(range, asidesIn(pages)) }) || quoteOf(range, pages);
}

/**
 * Whether a text is the quote of a range, with what stands aside or without it, or as quotes used to be: without running lines
 * alone. An empty quote is none.
 */
export function isQuoteOf(text: string, range: TextRange, pages: PageSource): boolean {
  const isIt = (quote: string): boolean => quote !== '' && quotesAgree(text, quote);
  return (
    isIt(quoteOf(range, pages)) ||
    isIt(selectionQuoteOf(range, pages)) ||
    isIt(quoteOf(range, pages, { omit: (page) => runningOf(pageFrom(pages, page)) }))
  );
}

/**
 * As `normalizeRange`; a range over a page break also begins and ends in the text rather than in a running line, and any range rather than in
 * what lies over or under the text, unless there is nothing else in it.
 */
export function normalizeSelection(range: TextRange, pages: PageSource): TextRange | undefined {
  const tight = normalizeRange(range, pages);
  if (!tight) return undefined;
  const isOverBreak = tight.startPage !== tight.endPage;
  const isApart = (page: number, element: number): boolean => {
    const asides = asidesOf(pageFrom(pages, page));
    return (
      asides !== undefined && (asides.overlay.has(element) || (isOverBreak && asides.running.has(element)))
    );
  };
  const [isApartAtStart, isApartAtEnd] = [
    isApart(tight.startPage, tight.startElement),
    isApart(tight.endPage, tight.endElement),
  ];
  if (!isApartAtStart && !isApartAtEnd) return tight;
  const bare = (page: number): PageText | undefined => {
    const text = pageFrom(pages, page);
    if (!text || !asidesOf(text)) return text;
    return { ...text, elements: text.elements.map((element, i) => (isApart(page, i) ? '' : element)) };
  };
  const inside = {
    ...tight,
    ...(isApartAtStart && { startCharacter: 0 }),
    ...(isApartAtEnd && { endCharacter: 0 }),
  };
  return normalizeRange(inside, bare) ?? tight;
}

/** The running lines of a page as a set; `undefined` where there are none. */
export function runningOf(page: PageText | undefined): ReadonlySet<number> | undefined {
  const running = asidesOf(page)?.running;
  return running && running.size > 0 ? running : undefined;
}

function asidesIn(pages: PageSource): (page: number) => Asides | undefined {
  return (page) => asidesOf(pageFrom(pages, page));
}
