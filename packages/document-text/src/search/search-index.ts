import { LINE_END } from '../folding/fold-character';
import { jointOf } from '../folding/fold-joint';
import { edgesOf, searchPageOf, type PageEdges, type SearchPage } from './search-page';
import type { PageText } from '../pages/page-text';

/** The folded pages of one document, as far as they are there, for searching. */
export interface IndexedPages {
  /** One page, `undefined` when it has not been added. */
  page(page: number): SearchPage | undefined;
  /** The numbers of the pages added so far, ascending. */
  pageNumbers(): readonly number[];
  /** The joint of a page with the next text; `undefined` where none follows, or it is not known yet. */
  after(page: number): PageJoint | undefined;
  /** The joint of a page with the text before it. */
  before(page: number): PageJoint | undefined;
}

/**
 * The folded pages of one document, added in whatever order they are read. It may be searched while pages are missing: text runs
 * from one page into the next only where both are there.
 */
export interface SearchIndex extends IndexedPages {
  /** Folds a page and adds it, or puts it in the place of the one that was there. Elements in `omit` are not searched. */
  add(page: PageText, omit?: ReadonlySet<number>): SearchPage;
  /** Adds a page that was folded before. */
  put(page: SearchPage): void;
}

/** Where the text of one page meets that of another, over blank pages between them. */
export interface PageJoint {
  readonly from: SearchPage;
  readonly to: SearchPage;
  /** How many characters of `from.folded` count: all, or all but a hyphen that parts a word. */
  readonly length: number;
  /** The text between them: a space or nothing. */
  readonly between: string;
}

/** An empty index, or one of the given pages. It holds three to five bytes a character and nothing that must be closed. */
export function createSearchIndex(pages: Iterable<PageText> = []): SearchIndex {
  const kept = new Map<number, { readonly page: SearchPage; readonly edges: PageEdges | undefined }>();
  let numbers: readonly number[] | undefined;
  const put = (page: SearchPage): void => {
    if (!kept.has(page.page)) numbers = undefined;
    kept.set(page.page, { page, edges: edgesOf(page) });
  };
  /** The nearest page with text in a direction, unless an unknown page lies before it. */
  const neighbor = (page: number, step: 1 | -1): SearchPage | undefined => {
    for (let number = page + step; ; number += step) {
      const found = kept.get(number);
      if (!found || found.edges) return found?.page;
    }
  };
  const jointBetween = (from: SearchPage | undefined, to: SearchPage | undefined): PageJoint | undefined => {
    const last = from && kept.get(from.page)?.edges;
    const first = to && kept.get(to.page)?.edges;
    if (!last || !first) return undefined;
    const joint = jointOf(last.last, LINE_END, first.first, last.stem, () => first.head);
    const length = from.folded.length - (joint === 'no-hyphen' ? 1 : 0);
    return { from, to, length, between: joint === 'space' ? ' ' : '' };
  };
  const index: SearchIndex = {
    add(page, omit) {
      const made = searchPageOf(page, omit);
      put(made);
      return made;
    },
    put,
    page: (page) => kept.get(page)?.page,
    pageNumbers: () => (numbers ??= [...kept.keys()].sort((a, b) => a - b)),
    after: (page) => jointBetween(kept.get(page)?.page, neighbor(page, 1)),
    before: (page) => jointBetween(neighbor(page, -1), kept.get(page)?.page),
  };
  for (const page of pages) index.add(page);
  return index;
}
