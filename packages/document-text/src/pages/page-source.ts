import type { PageText } from './page-text';

/**
 * Where page texts come from: an array whose index is the page number, or a function that returns one page, or
 * `undefined` for pages that do not exist or have not been read yet.
 */
export type PageSource = readonly (PageText | undefined)[] | ((page: number) => PageText | undefined);

/** One page of a source, `undefined` if it is missing. */
export function pageFrom(pages: PageSource, page: number): PageText | undefined {
  return typeof pages === 'function' ? pages(page) : pages[page];
}
