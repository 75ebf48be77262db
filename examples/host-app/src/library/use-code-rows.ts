import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';

/** How rows of Codes are shown and continued. */
export interface CodeRowsOptions {
  readonly count: number;
  /** Pixels that a row has until it has been measured, and between rows. */
  readonly usualHeight: number;
  readonly gap?: number;
  /** Where the page was scrolled to, and how high its rows were. */
  readonly start: { readonly offset: number; readonly rows: VirtualItem[] } | undefined;
  /** Keeps both. */
  readonly onPlace: (offset: number, rows: VirtualItem[]) => void;
  /** Whether more can be fetched now. */
  readonly hasMore: boolean;
  /** Fetches more: the last rows are near. */
  readonly onMore: () => void;
}

/** Rows from the end at which more are fetched. */
const NEAR_END = 6;

/** The rows in view of a list that scrolls with the page. The row with the focus stays, wherever the page is scrolled to. */
export function useCodeRows(options: CodeRowsOptions) {
  const { count, usualHeight, gap = 0, start, onPlace, hasMore, onMore } = options;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<number>();
  const scrollMargin = useTop(element);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    estimateSize: () => usualHeight,
    overscan: 4,
    scrollMargin,
    initialOffset: start?.offset ?? 0,
    initialMeasurementsCache: start?.rows ?? [],
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused, range),
    useFlushSync: false,
  });
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });
  const from = useRef(start?.offset);
  useLayoutEffect(() => {
    if (!element) return undefined;
    if (from.current !== undefined && from.current > 0) window.scrollTo(0, from.current);
    from.current = undefined;
    const note = () => latest.current(window.scrollY, virtualizer.measurementsCache);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [element, virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  const isNearEnd = count > 0 && last >= count - NEAR_END;
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (isNearEnd && hasMore) more.current();
  }, [isNearEnd, hasMore, count]);
  return {
    rows,
    setElement,
    height: virtualizer.getTotalSize(),
    /** Pixels from the top of the list. */
    topOf: ({ start: top }: VirtualItem) => top - scrollMargin,
    endOf: ({ end: bottom }: VirtualItem) => bottom - scrollMargin,
    measure: virtualizer.measureElement,
    /** For the element of the list: which row has the focus. */
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
      onBlur: () => setFocused(undefined),
    },
  };
}

/** Where an element begins on the page, also when what is above it becomes higher. */
function useTop(element: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element.ownerDocument.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function withRow(rows: number[], row: number | undefined, { count }: Range): number[] {
  if (row === undefined || row >= count || rows.includes(row)) return rows;
  return [...rows, row].toSorted((a, b) => a - b);
}

function rowOf(target: Element): number | undefined {
  const index = target.closest('[data-index]')?.getAttribute('data-index');
  return index === null || index === undefined ? undefined : Number(index);
}
