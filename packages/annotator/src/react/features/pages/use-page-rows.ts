import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { remOf } from '../../controls/rem-of';
import type { PagesGrid } from './pages-grid';

/** Height of what stands under and around a picture, in `--glossator-rem` and pixels: it grows with the letters. */
const CAPTION_REM = 1.375;
const GAP = 20;

/** The rows of the grid that exist at the moment. */
export interface PageRows {
  readonly visible: readonly { readonly row: number; readonly top: number }[];
  readonly rowHeight: number;
  readonly totalHeight: number;
}

/** Keeps the rows in view, and the one with the active page (from 0), which is brought into view when it becomes another one. */
export function usePageRows(scroller: HTMLElement | null, grid: PagesGrid, active: number): PageRows {
  const activeRow = Math.max(0, Math.floor(active / grid.columns));
  const caption = scroller ? CAPTION_REM * remOf(scroller) : 0;
  const rowHeight = Math.round(grid.box.height + caption + GAP);
  const virtual = useVirtualizer({
    count: grid.rows,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 1,
    // Screen readers announce the active page: it must exist wherever the list is scrolled to.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return rows.includes(activeRow) || activeRow >= grid.rows
        ? rows
        : [...rows, activeRow].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  useEffect(() => {
    if (scroller) virtual.scrollToIndex(activeRow, { align: 'auto' });
  }, [virtual, scroller, activeRow, rowHeight]);
  return {
    visible: virtual.getVirtualItems().map(({ index, start }) => ({ row: index, top: start })),
    rowHeight,
    totalHeight: virtual.getTotalSize(),
  };
}
