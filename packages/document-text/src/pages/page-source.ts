import type { PageText } from './page-text';

/**
 * Where page texts come from: an array whose index is the page number, or a function that answers one page and
 * `undefined` for pages that do not exist or are not read yet.
 */
export type PageSource = readonly (PageText | undefined)[] | ((page: number) => PageText | undefined);

/** One page of a source, `undefined` when it is not there. */
export function pageFrom(pages: PageSource, page: number): PageText | undefined {
  return typeof pages === 'function' ? pages(page) : pages[page];
}
