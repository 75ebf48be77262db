import { foldPage, type FoldedPage } from './folded-page';
import { seamAfter, type Seam } from './page-seam';
import type { PageText } from './text-item';

/**
 * The folded pages of one document, added in whatever order they are read. It may be searched while pages are missing: text runs
 * from one page into the next only where both are there.
 */
export interface SearchIndex {
  /** Adds a page, or puts it in the place of the one that was there. Elements in `omit` are not searched. */
  add(page: PageText, omit?: ReadonlySet<number>): void;
  /** One folded page, `undefined` when it has not been added. */
  page(page: number): FoldedPage | undefined;
  /** The numbers of the pages added so far, ascending. */
  pageNumbers(): readonly number[];
  /** The text around the end of a page with at least `reach` folded characters on both sides; kept for the next search. */
  seam(page: FoldedPage, reach: number): Seam | undefined;
}

/** Queries up to this length share the seams that one search has made. */
const COMMON_REACH = 48;

/** An empty index, or one of the given pages. It holds about five bytes a character and nothing that must be closed. */
export function createSearchIndex(pages: Iterable<PageText> = []): SearchIndex {
  const folded = new Map<number, FoldedPage>();
  const seams = new Map<number, Seam | undefined>();
  let numbers: readonly number[] | undefined;
  const pageAt = (page: number): FoldedPage | undefined => folded.get(page);
  const index: SearchIndex = {
    add(page, omit) {
      if (!folded.has(page.page)) numbers = undefined;
      seams.clear();
      folded.set(page.page, foldPage(page, omit));
    },
    page: pageAt,
    pageNumbers: () => (numbers ??= [...folded.keys()].sort((a, b) => a - b)),
    seam(page, reach) {
      if (reach > COMMON_REACH) return seamAfter(page, reach, pageAt);
      if (!seams.has(page.page)) seams.set(page.page, seamAfter(page, COMMON_REACH, pageAt));
      return seams.get(page.page);
    },
  };
  for (const page of pages) index.add(page);
  return index;
}
