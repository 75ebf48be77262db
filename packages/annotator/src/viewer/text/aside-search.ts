import { ASIDE_REACH, createPageAsides, type PageAsides, type PageText } from '@glossator/document-text';

/** What finds the texts that stand aside on a page. */
export interface AsideSearch {
  /** So many pages before and after a page are needed. */
  readonly reach: number;
  readonly asidesOn: PageAsides;
}

/** Looks in the pages that `page` answers. It is a module of its own because few need it, and none at once. */
export function createAsideSearch(page: (page: number) => PageText | undefined): AsideSearch {
  return { reach: ASIDE_REACH, asidesOn: createPageAsides(page) };
}
