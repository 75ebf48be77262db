import { isDeepStrictEqual } from 'node:util';
import type { EventPayload, Row } from '../storage';
import type { RowId } from './row-tables';

/** A row that was written and is not in the database yet. */
export interface WrittenRow {
  /** Undefined where it was removed. */
  readonly row: Row | undefined;
  /** Where it goes if the database has no row of that id. */
  readonly place: number;
  /** Whether the row of that id that the database may have was removed first, so that this one is at the end. */
  readonly replaces: boolean;
}

/** What is to be written: rows by table and id, and events in their order. */
export interface WriteSet {
  readonly rows: Map<string, Map<RowId, WrittenRow>>;
  readonly events: EventPayload[];
}

/** Nothing to be written. */
export function emptyWriteSet(): WriteSet {
  return { rows: new Map(), events: [] };
}

/** Puts a written row into a set. */
export function setWritten(set: WriteSet, table: string, id: RowId, written: WrittenRow): void {
  const rows = set.rows.get(table);
  if (rows) rows.set(id, written);
  else set.rows.set(table, new Map([[id, written]]));
}

/** Adds what a later transaction wrote. */
export function mergeWrites(into: WriteSet, later: WriteSet): void {
  for (const [table, rows] of later.rows) {
    for (const [id, written] of rows) setWritten(into, table, id, written);
  }
  into.events.push(...later.events);
}

/** Whether a row has the values given. */
export function fits(row: Row, wanted: readonly (readonly [field: string, value: unknown])[]): boolean {
  return wanted.every(([field, value]) => isDeepStrictEqual(row[field as keyof Row] as unknown, value));
}
