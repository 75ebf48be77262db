import { SELECTION_COLORS, type LegendEntry } from '@glossator/client-sdk/contract';
import type { ColorRow } from '../../tables/codes';

/** The legend of a Code: its named colors and all custom ones that were added; those of the 20 first, in their order. */
export function toLegend(rows: readonly ColorRow[]): LegendEntry[] {
  return rows
    .filter(isInLegend)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ id, name }) => ({ color: id, ...(name !== undefined && { name }) }));
}

/** Whether a color is in the legend: one of the 20 when it has a name, a custom one when it was added. */
export function isInLegend({ id, name, isAdded = false }: ColorRow): boolean {
  return isCustom(id) ? isAdded : name !== undefined;
}

/** Whether a color is none of the 20. */
export function isCustom(color: string): boolean {
  return color.startsWith('#');
}

/** Whether two names are the same to a reader: case and spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}

function placeOf({ id }: ColorRow): number {
  const place = SELECTION_COLORS.findIndex((known) => known === id);
  return place < 0 ? SELECTION_COLORS.length : place;
}
