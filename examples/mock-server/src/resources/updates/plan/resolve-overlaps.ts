import { compareRanges, rangesOverlap } from '@glossator/document-text';
import { layerOf } from '../../selections/placement';
import type { SelectionRow } from '../../../tables/selections';

/**
 * Of Selections that would share a place in the new text the surest one stays, the others become `unconfirmed` (decisions.md section 5);
 * of equally sure ones the older one. Each layer (`layerOf`) by itself, so that nobody learns of what is private. Gives the rows in the order
 * they came.
 */
export function resolveOverlaps(rows: readonly SelectionRow[]): readonly SelectionRow[] {
  const demoted = new Set<number>();
  const placed = rows
    .filter(({ status }) => status === 'success')
    .toSorted((a, b) => compareRanges(a.range, b.range) || a.id - b.id);
  // Those that stay do not overlap each other, so that only the last of their layer can overlap the next one.
  const lasts = new Map<number, SelectionRow>();
  for (const row of placed) {
    const layer = layerOf(row);
    const last = lasts.get(layer);
    if (!last || !rangesOverlap(last.range, row.range)) lasts.set(layer, row);
    else if (
      surenessOf(row) > surenessOf(last) ||
      (surenessOf(row) === surenessOf(last) && row.id < last.id)
    ) {
      demoted.add(last.id);
      lasts.set(layer, row);
    } else demoted.add(row.id);
  }
  return rows.map((row) => (demoted.has(row.id) ? demote(row) : row));
}

function surenessOf({ carried }: SelectionRow): number {
  return carried?.confidence ?? 1;
}

function demote(row: SelectionRow): SelectionRow {
  const { carried } = row;
  if (!carried) return { ...row, status: 'unconfirmed' };
  const reason = { ...carried.reason, kind: 'overlap' as const };
  const own = { ...row.range, text: row.text, confidence: carried.confidence };
  const candidates = carried.candidates.length > 0 ? carried.candidates : [own];
  return {
    ...row,
    status: 'unconfirmed',
    carried: { ...carried, outcome: 'unconfirmed', reason, candidates },
  };
}
