import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';

/** Height of a row of one line; longer titles are measured. */
const ROW_HEIGHT = 28;
/** What is kept in sight above and below the row that is come to. */
const AROUND = 40;

/**
 * The rows of a tree that exist at the moment: those in view, and the active one, which is brought into view. The measured heights
 * go with the keys of the rows, so that opening and closing may move a row to another place.
 */
export function useTreeRows(
  scroller: HTMLElement | null,
  rows: readonly { readonly key: string }[],
  active: number,
): Virtualizer<HTMLElement, Element> {
  const count = rows.length;
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    getItemKey,
    overscan: 8,
    paddingStart: 10,
    paddingEnd: 24,
    scrollPaddingStart: AROUND,
    scrollPaddingEnd: AROUND,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(active) || active >= count ? shown : [...shown, active].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (scroller && active < count) virtual.scrollToIndex(active, { align: 'auto' });
  }, [virtual, scroller, active, count]);
  return virtual;
}
