import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { GroupedRows } from './grouped-rows';

/** What a list shows, and where a hit of it stands among the hits of a later one; undefined where it is not there any more. */
export interface SteadyPlace {
  /** Another one when the hits are others. */
  readonly hits: object;
  readonly indexIn: (before: object, hit: number) => number | undefined;
}

/** Keeps the rows in view where they are while hits are found before them, or are grouped in another way. */
export function useSteadyRows(
  virtual: Virtualizer<HTMLDivElement, Element>,
  rows: GroupedRows,
  steady: SteadyPlace | undefined,
): void {
  const shown = useRef<{ hits: object | undefined; rows: GroupedRows; hit: number; below: number }>(
    undefined,
  );
  useLayoutEffect(() => {
    const before = shown.current;
    const top = virtual.scrollOffset ?? 0;
    if (before && before.rows !== rows && top > 0 && steady && before.hits) {
      const hit = before.hits === steady.hits ? before.hit : steady.indexIn(before.hits, before.hit);
      const start = hit === undefined ? undefined : virtual.getOffsetForIndex(rows.rowOf(hit), 'start')?.[0];
      if (start !== undefined && Math.abs(start + before.below - top) > 1)
        virtual.scrollToOffset(start + before.below);
    }
    const item = virtual.getVirtualItemForOffset(top);
    const row = item && item.index < rows.length ? rows.at(item.index) : undefined;
    const hit = row && ('head' in row ? rows.firstOf(row.head) : 'hit' in row ? row.hit : undefined);
    shown.current = { hits: steady?.hits, rows, hit: hit ?? 0, below: top - (item?.start ?? 0) };
  });
}
