import type { Interval, IntervalFields, Row } from './storage';

/** The intervals of a table. Throws `TypeError` where it has none. */
export function intervalFieldsOf(
  intervals: { readonly [table: string]: IntervalFields | undefined } | undefined,
  table: string,
): IntervalFields {
  const fields = intervals?.[table];
  if (!fields) throw new TypeError(`The rows of "${table}" have no intervals`);
  return fields;
}

/** Whether the interval of a row has a number in common with the one given. A row without one has none. */
export function meets(row: Row, { first, last }: IntervalFields, interval: Interval): boolean {
  const [from, to] = [numberAt(row, first), numberAt(row, last)];
  return from !== undefined && to !== undefined && from <= interval.last && to >= interval.first;
}

function numberAt(row: Row, path: readonly string[]): number | undefined {
  let value: unknown = row;
  for (const field of path)
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
  return typeof value === 'number' ? value : undefined;
}
