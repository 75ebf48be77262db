import { pageTextOf, readStructure, type SearchPageText } from '@glossator/document-text';
import type { ReadStructure } from '../ports/structure-reader';
import { withMarginalTitles } from './marginal-titles';

/** Recognizes the structure of pages (in order) in one go; it takes seconds for a long law, so it belongs in a worker. */
export function structureOfPages(kept: readonly SearchPageText[]): ReadStructure {
  const pages = kept.map(pageTextOf);
  // Where running lines are known they are not in the text any more, and the lines below them are not to be taken for such.
  const known = new Map(
    pages.flatMap(({ page, running }) => (running ? [[page, new Set(running)] as const] : [])),
  );
  const none = new Set<number>();
  const recognized = readStructure(pages, known.size === 0 ? undefined : (page) => known.get(page) ?? none);
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  const structure = withMarginalTitles(recognized, (page) => byNumber.get(page));
  const tops = Float32Array.from(structure.units, ({ start }) => {
    const page = byNumber.get(start.page);
    const box = page?.boxes?.[start.element];
    return page?.top === undefined || !box ? NaN : page.top - box.y - box.height;
  });
  return { structure, tops };
}
