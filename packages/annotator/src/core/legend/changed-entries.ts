import type { LegendEntry, SelectionColor } from '@glossator/client-sdk/contract';
import { SELECTION_COLORS } from './colors';
import { isCustomColor } from './selectors';

/** A color that is added, named (`''` takes the name away) or recolored: then it is the custom color `replaces` that becomes it. */
export interface LegendChange {
  readonly color: SelectionColor;
  readonly name: string;
  readonly replaces?: SelectionColor;
}

/** A legend after a change, as the server would list it. */
export function changedEntries(
  entries: readonly LegendEntry[],
  { color, name, replaces }: LegendChange,
): readonly LegendEntry[] {
  const former = replaces ?? color;
  const isListed = isCustomColor(color) || name !== '';
  const changed: readonly LegendEntry[] = isListed ? [{ color, ...(name !== '' && { name }) }] : [];
  const isThere = entries.some((entry) => entry.color === former);
  const next = isThere
    ? entries.flatMap((entry) => (entry.color === former ? changed : [entry]))
    : [...entries, ...changed];
  return next.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ color }: LegendEntry): number {
  const place = SELECTION_COLORS.findIndex((known) => known === color);
  return place < 0 ? SELECTION_COLORS.length : place;
}
