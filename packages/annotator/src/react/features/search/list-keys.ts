import type { KeyboardEvent } from 'react';
import type { GroupedRows } from './grouped-rows';

/** Hits in a list, and how one of them is chosen. */
export interface ListedHits {
  readonly rows: GroupedRows;
  readonly active: number | undefined;
  /** The nearest hit that is shown, from one on in a direction. */
  readonly nearest?: (hit: number, direction: 1 | -1) => number | undefined;
  readonly onActivate: (hit: number) => void;
}

/** Keys that go from one hit to another. */
export function listKeys({ rows, active, nearest, onActivate }: ListedHits) {
  const hits = rows.length === 0 ? 0 : rows.firstOf(rows.length);
  return (event: KeyboardEvent) => {
    const at = active ?? -1;
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
      Home: 0,
      End: hits - 1,
      Enter: Math.max(0, at),
    };
    const goal = goals[event.key];
    if (goal === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const wanted = Math.min(Math.max(0, goal), hits - 1);
    const isBackward = wanted < at || event.key === 'End';
    const near = nearest ? nearest(wanted, isBackward ? -1 : 1) : wanted;
    if (near !== undefined) onActivate(near);
  };
}
