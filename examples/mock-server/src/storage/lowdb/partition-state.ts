import { KEPT_EVENTS, KEPT_EVENTS_SIZE, MOST_EVENTS } from '../kept-events';
import type { IntervalFields, LoggedEvent, Row } from '../storage';

/** A row's key. */
export type RowId = Row['id'];

/** One state of a row: `row` is undefined where it is absent. `place` orders a table by insertion. */
export interface RowVersion {
  readonly row: Row | undefined;
  readonly place: number;
  /** The transaction that made it. */
  readonly transaction: number;
}

/** Row versions that stand in front of those of a state, by table and key. */
export type Overlay = Map<string, Map<RowId, RowVersion>>;

/** One table in memory: versions in order of `place`, and for each indexed field the keys by value. */
export interface TableState {
  readonly rows: Map<RowId, RowVersion>;
  readonly indexes: ReadonlyMap<string, Map<unknown, Set<RowId>>>;
}

/** What lowdb holds for a partition: everything that is durable. */
export interface PartitionState {
  readonly tables: ReadonlyMap<string, TableState>;
  readonly intervals: PlainSchema['intervals'];
  /** Number of the last transaction, from 1. */
  transaction: number;
  /** The last number `nextId` gave. */
  lastId: number;
  lastSeq: number;
  lastPlace: number;
  /** The newest events, oldest first. */
  events: LoggedEvent[];
  /** Characters of the JSON of each of them, and of all. */
  eventSizes: number[];
  eventsSize: number;
}

/** A schema without its row types, as the inside of the adapter uses it. */
export interface PlainSchema {
  readonly tables: readonly string[];
  readonly indexes: { readonly [table: string]: readonly string[] | undefined };
  readonly intervals?: { readonly [table: string]: IntervalFields | undefined } | undefined;
}

/** A partition without rows. */
export function emptyState(schema: PlainSchema): PartitionState {
  const tables = new Map<string, TableState>();
  for (const name of schema.tables) {
    const fields = schema.indexes[name] ?? [];
    tables.set(name, { rows: new Map(), indexes: new Map(fields.map((field) => [field, new Map()])) });
  }
  return {
    tables,
    intervals: schema.intervals,
    transaction: 0,
    lastId: 0,
    lastSeq: 0,
    lastPlace: 0,
    events: [],
    eventSizes: [],
    eventsSize: 0,
  };
}

/** Puts a version into an overlay. */
export function setVersion(overlay: Overlay, table: string, id: RowId, version: RowVersion): void {
  const layer = overlay.get(table);
  if (layer === undefined) overlay.set(table, new Map([[id, version]]));
  else layer.set(id, version);
}

/** The value of a field of a row, undefined where the row has none. */
export function fieldOf(row: Row, field: string): unknown {
  return row[field as keyof Row];
}

/** Whether an index can find a value: objects and arrays are compared by reading. */
export function isIndexable(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Puts a row version (or its absence) into a table and its indexes. */
export function applyVersion(table: TableState, id: RowId, version: RowVersion): void {
  const before = table.rows.get(id);
  for (const [field, keys] of table.indexes) {
    const old = before?.row === undefined ? undefined : { value: fieldOf(before.row, field) };
    const next = version.row === undefined ? undefined : { value: fieldOf(version.row, field) };
    if (old !== undefined && next !== undefined && old.value === next.value) continue;
    if (old !== undefined) removeKey(keys, old.value, id);
    if (next !== undefined) addKey(keys, next.value, id);
  }
  // A row that was removed and inserted again goes to the end, where its place says.
  if (before !== undefined && before.place !== version.place) table.rows.delete(id);
  if (version.row === undefined) table.rows.delete(id);
  else table.rows.set(id, version);
}

function addKey(keys: Map<unknown, Set<RowId>>, value: unknown, id: RowId): void {
  if (!isIndexable(value)) return;
  const ids = keys.get(value);
  if (ids === undefined) keys.set(value, new Set([id]));
  else ids.add(id);
}

function removeKey(keys: Map<unknown, Set<RowId>>, value: unknown, id: RowId): void {
  const ids = keys.get(value);
  if (ids?.delete(id) === true && ids.size === 0) keys.delete(value);
}

/** Adds events to the log and drops the oldest once there are too many, or they are too large together. `sizes` are the characters of their JSON. */
export function applyEvents(
  state: PartitionState,
  events: readonly LoggedEvent[],
  sizes: readonly number[],
): void {
  for (const [index, event] of events.entries()) {
    const size = sizes[index] ?? 0;
    state.events.push(event);
    state.eventSizes.push(size);
    state.eventsSize += size;
    state.lastSeq = event.seq;
  }
  const isTooLarge = state.eventsSize > KEPT_EVENTS_SIZE;
  if (state.events.length <= MOST_EVENTS && !isTooLarge) return;
  let size = 0;
  let from = state.events.length;
  const most = isTooLarge ? KEPT_EVENTS_SIZE / 2 : KEPT_EVENTS_SIZE;
  while (
    from > 0 &&
    state.events.length - from < KEPT_EVENTS &&
    size + (state.eventSizes[from - 1] ?? 0) <= most
  ) {
    from -= 1;
    size += state.eventSizes[from] ?? 0;
  }
  state.events = state.events.slice(from);
  state.eventSizes = state.eventSizes.slice(from);
  state.eventsSize = size;
}

/** The same for events that were read from a file. */
export function addStoredEvents(state: PartitionState, events: readonly LoggedEvent[]): void {
  applyEvents(
    state,
    events,
    events.map((event) => JSON.stringify(event).length),
  );
}
