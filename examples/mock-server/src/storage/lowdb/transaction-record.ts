import type { LoggedEvent, Row } from '../storage';
import { freezeJson } from '../frozen-json';
import { addStoredEvents, applyEvents, applyVersion } from './partition-state';
import type { PartitionState, RowId, RowVersion } from './partition-state';

/** One step of a transaction: a version of a row of a table. */
export interface RowChange {
  readonly table: string;
  readonly id: RowId;
  readonly version: RowVersion;
}

/** What a transaction leaves behind: its steps in order, its events, and the last number given by `nextId`. */
export interface TransactionRecord {
  readonly transaction: number;
  readonly lastId: number;
  /** The last sequence number, where the events do not say it: of a history that was moved here. */
  readonly lastSeq?: number;
  readonly changes: readonly RowChange[];
  readonly events: readonly LoggedEvent[];
  /** Characters of each event's JSON. */
  readonly eventSizes: readonly number[];
}

/**
 * A record as JSON: `{"t": number, "i": last id, "c": [[table, row] | [table, id, 0], ...], "e": [event, ...]}`, and `"s": last sequence number` of a moved history.
 * `rows` gives the JSON of a row where it is known already, `events` that of each event.
 */
export function encodeRecord(
  record: TransactionRecord,
  rows: ReadonlyMap<RowVersion, string>,
  events: readonly string[],
): string {
  const changes = record.changes.map(({ table, id, version }) =>
    version.row === undefined
      ? `[${JSON.stringify(table)},${JSON.stringify(id)},0]`
      : `[${JSON.stringify(table)},${rows.get(version) ?? JSON.stringify(version.row)}]`,
  );
  const seq = record.lastSeq === undefined ? '' : `,"s":${record.lastSeq}`;
  return `{"t":${record.transaction},"i":${record.lastId},"c":[${changes.join(',')}],"e":[${events.join(',')}]${seq}}`;
}

/** The JSON of a record, parsed. */
export interface EncodedRecord {
  readonly t: number;
  readonly i: number;
  readonly c: readonly (readonly [string, Row] | readonly [string, RowId, 0])[];
  readonly e: readonly LoggedEvent[];
  readonly s?: number;
}

/** Takes a durable record into the state; `before` is called with each version that is about to be replaced. */
export function applyRecord(
  state: PartitionState,
  record: TransactionRecord,
  before?: (table: string, id: RowId, version: RowVersion | undefined) => void,
): void {
  for (const { table, id, version } of record.changes) {
    const rows = state.tables.get(table);
    if (rows === undefined) continue;
    before?.(table, id, rows.rows.get(id));
    applyVersion(rows, id, version);
    state.lastPlace = Math.max(state.lastPlace, version.place);
  }
  applyEvents(state, record.events, record.eventSizes);
  state.lastSeq = record.lastSeq ?? state.lastSeq;
  state.transaction = record.transaction;
  state.lastId = record.lastId;
}

/**
 * Takes a record read from a journal into the state. One that the state holds already does nothing. Throws `RangeError`
 * if records before it are missing or it speaks of a table the schema does not have.
 */
export function replayRecord(state: PartitionState, encoded: EncodedRecord): void {
  if (encoded.t <= state.transaction) return;
  if (encoded.t !== state.transaction + 1) {
    throw new RangeError(`transaction ${state.transaction + 1} is missing before ${encoded.t}`);
  }
  for (const change of encoded.c) {
    const table = state.tables.get(change[0]);
    if (table === undefined) throw new RangeError(`the schema has no table "${change[0]}"`);
    const [, subject] = change;
    const [id, row] = typeof subject === 'object' ? [subject.id, freezeJson(subject)] : [subject, undefined];
    const place = table.rows.get(id)?.place ?? ++state.lastPlace;
    applyVersion(table, id, { row, place, transaction: encoded.t });
  }
  addStoredEvents(state, encoded.e.map(freezeJson));
  state.lastSeq = encoded.s ?? state.lastSeq;
  state.transaction = encoded.t;
  state.lastId = encoded.i;
}
