import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placeNear } from '../../core/search/places';
import type { FoundPlaces } from '../../core/search/state';

/** Keeps the rows in view where they are while places are found before them. */
export function useSteadyPlace(
  scroller: RefObject<HTMLElement | null>,
  hits: FoundPlaces,
  rowHeight: number,
): void {
  const shown = useRef(hits);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = hits;
    const element = scroller.current;
    if (!element || before === hits) return;
    const first = Math.floor(element.scrollTop / rowHeight);
    const range = before.at(first);
    const now = range && placeNear(hits, range);
    if (now !== undefined && now !== first) element.scrollTop += (now - first) * rowHeight;
  }, [scroller, hits, rowHeight]);
}
