import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useKeptCenter } from './use-kept-center';
import type { OpenPages, PageSize } from './use-page-pictures';
import type { Zoom } from './zoom';

const GAP = 8;

/** A page that exists at the moment: its number from 0, where it begins, and its size, CSS pixels. */
export interface ShownPage extends PageSize {
  readonly index: number;
  readonly top: number;
}

/** The pages of a PDF in a scrolled column, of which only those in view exist. */
export interface ShownPages {
  readonly pages: readonly ShownPage[];
  readonly totalHeight: number;
  readonly widest: number;
  /** The page being read, from 0. */
  readonly current: number;
  readonly goTo: (index: number) => void;
}

/** Lays out the pages in `scroller`, each as wide as `room` or at a scale. */
export function useShownPages(
  scroller: HTMLElement | null,
  { pictures, first }: OpenPages,
  room: number,
  zoom: Zoom,
): ShownPages {
  const { pageCount } = pictures;
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(() => new Map());
  const shown = (index: number): PageSize => {
    const { width, height } = sizes.get(index) ?? first;
    const scale = zoom === 'fit' ? room / width : zoom;
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  };
  const virtual = useVirtualizer({
    count: pageCount,
    getScrollElement: () => scroller,
    estimateSize: (index) => shown(index).height,
    gap: GAP,
    overscan: 1,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, room, zoom, sizes]);
  const items = virtual.getVirtualItems();
  const from = items[0]?.index ?? 0;
  const to = items.at(-1)?.index ?? -1;
  useEffect(() => {
    let isGone = false;
    for (let index = from; index <= to; index += 1)
      pictures.sizeOf(index).then(
        (size) => {
          if (isGone) return;
          setSizes((known) => {
            const now = known.get(index) ?? first;
            const isKnown = now.width === size.width && now.height === size.height;
            return isKnown ? known : new Map(known).set(index, size);
          });
        },
        // A page that cannot be read says so where it is drawn.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [pictures, first, from, to]);
  const totalHeight = virtual.getTotalSize();
  useKeptCenter(scroller, totalHeight);
  const pages = items.map(({ index, start }) => ({ index, top: start, ...shown(index) }));
  return {
    pages,
    totalHeight,
    widest: Math.max(0, ...pages.map(({ width }) => width)),
    current: currentOf(pages, virtual.scrollOffset ?? 0, virtual.scrollRect?.height ?? 0, totalHeight),
    goTo: (index) => virtual.scrollToIndex(Math.min(pageCount - 1, Math.max(0, index)), { align: 'start' }),
  };
}

/** The page at the upper third of what is in view; the last one at the end. */
function currentOf(pages: readonly ShownPage[], offset: number, height: number, totalHeight: number): number {
  const isAtEnd = offset > 0 && offset + height >= totalHeight - 1;
  const at = isAtEnd ? totalHeight : offset + height / 3;
  return pages.findLast(({ top }) => top <= at)?.index ?? 0;
}
