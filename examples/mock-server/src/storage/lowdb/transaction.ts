import { HistoryExistsError } from '../storage';
import type { EventPayload, LoggedEvent, PartitionHistory, Row, Tables, Transaction } from '../storage';
import { freezeJson, frozenCopy } from '../frozen-json';
import { setVersion } from './partition-state';
import type { Overlay, RowId, RowVersion } from './partition-state';
import type { PartitionView } from './partition-view';
import { createReader } from './reader';
import { encodeRecord } from './transaction-record';
import type { RowChange, TransactionRecord } from './transaction-record';

/** Numbers a partition hands out, those of transactions that are not durable yet included. */
export interface Counters {
  transaction: number;
  lastId: number;
  lastSeq: number;
  lastPlace: number;
}

/** A transaction at work. */
export interface RunningTransaction<T extends Tables> {
  readonly port: Transaction<T>;
  /** Takes over a history in place of none. Throws `HistoryExistsError`. */
  continueFrom(history: PartitionHistory): void;
  /** Ends it with its record and the record's JSON; undefined if it changed nothing. */
  finish(): { record: TransactionRecord; json: string } | undefined;
  /** Ends it without its changes. If it handed out numbers: a record that keeps them from being given again. */
  abandon(): { record: TransactionRecord; json: string } | undefined;
}

/**
 * Makes a transaction that reads through `view`, whose first overlay is `own`, and moves `counters` on.
 * `now` gives the time of its events in milliseconds since 1970.
 */
export function createTransaction<T extends Tables>(
  view: PartitionView,
  own: Overlay,
  counters: Counters,
  now: () => number,
): RunningTransaction<T> {
  const reader = createReader<T>(view);
  const before = { ...counters };
  const changes: RowChange[] = [];
  const rows = new Map<RowVersion, string>();
  const events: LoggedEvent[] = [];
  const eventTexts: string[] = [];
  const transaction = before.transaction + 1;
  let movedSeq: number | undefined;

  function change(table: string, id: RowId, version: RowVersion): void {
    setVersion(own, table, id, version);
    changes.push({ table, id, version });
  }

  function put(table: string, row: Row): void {
    const json = JSON.stringify(row);
    const copy = frozenCopy(row) as Row;
    if (copy.id !== row.id)
      throw new TypeError(`The id of a row of "${table}" must be a finite number or a string`);
    const current = view.lookup(table, row.id);
    const place = current?.row === undefined ? ++counters.lastPlace : current.place;
    const version: RowVersion = { row: copy, place, transaction };
    rows.set(version, json);
    change(table, row.id, version);
  }

  function remove(table: string, id: RowId): boolean {
    const current = view.lookup(table, id);
    if (current?.row === undefined) return false;
    change(table, id, { row: undefined, place: current.place, transaction });
    return true;
  }

  function append(payload: EventPayload): void {
    const json = JSON.stringify(payload);
    const event = frozenCopy(payload) as EventPayload;
    const [seq, at] = [++counters.lastSeq, new Date(now()).toISOString()];
    events.push(Object.freeze({ seq, at, event }));
    eventTexts.push(`{"seq":${seq},"at":"${at}","event":${json}}`);
  }

  function continueFrom(history: PartitionHistory): void {
    if (counters.lastId > 0 || counters.lastSeq > 0)
      throw new HistoryExistsError('The partition has a history of its own');
    counters.lastId = history.lastId;
    counters.lastSeq = movedSeq = history.lastSeq;
    for (const event of history.events) {
      const json = JSON.stringify(event);
      events.push(freezeJson(JSON.parse(json) as LoggedEvent));
      eventTexts.push(json);
    }
  }

  function encode(record: TransactionRecord): { record: TransactionRecord; json: string } {
    counters.transaction = transaction;
    return { record, json: encodeRecord(record, rows, eventTexts) };
  }

  return {
    continueFrom,
    port: {
      ...reader.port,
      put: async (table, row) => reader.whileOpen(() => put(table, row)),
      delete: async (table, id) => reader.whileOpen(() => remove(table, id)),
      nextId: async () => reader.whileOpen(() => ++counters.lastId),
      append: async (event) => reader.whileOpen(() => append(event)),
    },
    finish() {
      reader.end();
      const hasCounted = counters.lastId > before.lastId || counters.lastSeq > before.lastSeq;
      if (changes.length === 0 && !hasCounted) return undefined;
      const eventSizes = eventTexts.map(({ length }) => length);
      const lastSeq = movedSeq === undefined ? {} : { lastSeq: movedSeq };
      return encode({ transaction, lastId: counters.lastId, ...lastSeq, changes, events, eventSizes });
    },
    abandon() {
      reader.end();
      counters.lastSeq = before.lastSeq;
      counters.lastPlace = before.lastPlace;
      if (counters.lastId === before.lastId) return undefined;
      eventTexts.length = 0;
      return encode({ transaction, lastId: counters.lastId, changes: [], events: [], eventSizes: [] });
    },
  };
}
