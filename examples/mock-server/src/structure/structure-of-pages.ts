import {
  pageTextOf,
  readStructure,
  type DocumentStructure,
  type SearchPageText,
} from '@glossator/document-text';

/** Recognises the structure of pages (in order), whose running lines are known, at once. */
export function structureOfPages(kept: readonly SearchPageText[]): DocumentStructure {
  const pages = kept.map(pageTextOf);
  const running = new Map(pages.map((page) => [page.page, new Set(page.running)]));
  const none = new Set<number>();
  return readStructure(pages, (page) => running.get(page) ?? none);
}
