import { comparePositions } from '../pages/position';
import { firstRangeWhere } from './range-list';
import { compareRanges, endOf, startOf, type TextRange } from './text-range';

/** The index at which `range` belongs in a list kept in start order: after everything that is not greater. O(log n). */
export function orderedIndex(list: readonly TextRange[], range: TextRange): number {
  return firstRangeWhere(list, (item) => compareRanges(item, range) > 0);
}

/** A new list with `item` at its place in start order; the given list is not changed. */
export function insertInOrder<T extends TextRange>(list: readonly T[], item: T): T[] {
  return list.toSpliced(orderedIndex(list, item), 0, item);
}

/**
 * The first item that overlaps `range`, in a list that is in start order and free of overlaps itself (as the Selections of
 * a Document are), without looking at more than O(log n) items.
 */
export function findOverlap<T extends TextRange>(list: readonly T[], range: TextRange): T | undefined {
  return overlapsOf(list, range, 1)[0];
}

/** All items that overlap `range` (at most `limit`), in the same kind of list as `findOverlap`. O(log n + found). */
export function overlapsOf<T extends TextRange>(list: readonly T[], range: TextRange, limit = Infinity): T[] {
  const start = startOf(range);
  const end = endOf(range);
  if (comparePositions(start, end) >= 0) return [];
  const found: T[] = [];
  for (
    let i = firstRangeWhere(list, (item) => comparePositions(endOf(item), start) > 0);
    i < list.length;
    i += 1
  ) {
    const item = list[i];
    if (!item || found.length >= limit || comparePositions(startOf(item), end) >= 0) break;
    found.push(item);
  }
  return found;
}
