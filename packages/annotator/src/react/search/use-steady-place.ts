import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { placeNear } from '../../core/search/places';
import type { FoundPlaces } from '../../core/search/state';

/** Keeps the rows in view where they are while places are found before them. */
export function useSteadyPlace(
  virtual: Virtualizer<HTMLDivElement, Element>,
  hits: FoundPlaces,
  rowHeight: number,
): void {
  const shown = useRef(hits);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = hits;
    if (before === hits) return;
    const top = virtual.scrollOffset ?? 0;
    const first = Math.floor(top / rowHeight);
    const range = before.at(first);
    const now = range && placeNear(hits, range);
    if (now !== undefined && now !== first) virtual.scrollToOffset(top + (now - first) * rowHeight);
  }, [virtual, hits, rowHeight]);
}
