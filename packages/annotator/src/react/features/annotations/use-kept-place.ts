import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { PlaceKeeper } from './list-place';

/** Keeps where a list was left when it goes away. */
export function useKeptPlace(
  list: Pick<Virtualizer<HTMLElement, HTMLLIElement>, 'scrollOffset' | 'takeSnapshot'>,
  now: { readonly name: string; readonly page: number; readonly places: PlaceKeeper },
): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(
    () => () => {
      const { name, page, places } = latest.current;
      places.keep(name, { offset: list.scrollOffset ?? 0, page, measured: list.takeSnapshot() });
    },
    [list],
  );
}
