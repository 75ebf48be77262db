import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';

/** Height of a row of one line; longer titles are measured. */
const ROW_HEIGHT = 28;
/** What is kept in sight above and below the row that is come to. */
const AROUND = 40;

/** The rows of a tree that exist at the moment: those in view, and the active one, which is brought into view. */
export function useTreeRows(
  scroller: HTMLElement | null,
  count: number,
  active: number,
): Virtualizer<HTMLElement, Element> {
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    paddingStart: 10,
    paddingEnd: 24,
    scrollPaddingStart: AROUND,
    scrollPaddingEnd: AROUND,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return rows.includes(active) || active >= count ? rows : [...rows, active].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (scroller && active < count) virtual.scrollToIndex(active, { align: 'auto' });
  }, [virtual, scroller, active, count]);
  return virtual;
}
