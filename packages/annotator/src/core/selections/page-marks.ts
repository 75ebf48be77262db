import type { SelectionColor } from '@glossator/client-sdk/contract';
import { rangeOf } from './list';
import { isUnported } from './selectors';
import type { SelectionsState } from './state';

/** The highlights that are on a page. */
export interface PageMarks {
  readonly count: number;
  /** Their different colors, in the order in which they come. */
  readonly colors: readonly SelectionColor[];
}

/** A damaged range could name thousands of pages; no highlight is on more than these. */
const MOST_PAGES = 50;

/**
 * Highlights by page (from 0). One that goes over a page break is on each of its pages, one whose place is not known yet where it was
 * stored; one that is unported, or whose quote is not in this text, is on none.
 */
export function marksByPage({
  items,
  places,
}: Pick<SelectionsState, 'items' | 'places'>): ReadonlyMap<number, PageMarks> {
  const byPage = new Map<number, { count: number; colors: SelectionColor[] }>();
  for (const item of items) {
    const place = places[item.id];
    if (isUnported(item) || place === null) continue;
    const { startPage, endPage } = place ?? rangeOf(item);
    for (let page = startPage; page <= Math.min(endPage, startPage + MOST_PAGES); page += 1) {
      const marks = byPage.get(page) ?? { count: 0, colors: [] };
      marks.count += 1;
      if (!marks.colors.includes(item.color)) marks.colors.push(item.color);
      byPage.set(page, marks);
    }
  }
  return byPage;
}
