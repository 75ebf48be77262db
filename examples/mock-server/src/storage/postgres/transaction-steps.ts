import { frozenCopy } from '../frozen-json';
import type { EventPayload, Interval, Reader, Row, Tables, Transaction } from '../storage';
import type { RowSource } from './row-source';
import type { RowId } from './row-tables';
import { createView, type View } from './row-view';
import { emptyWriteSet, setWritten, type WriteSet } from './write-set';

/** Numbers that a partition hands out. */
export interface Counters {
  lastId: number;
  lastPlace: number;
}

/** The steps of a read or a transaction; ended, they refuse to run: what comes late would see another state. */
export interface Steps<Port> {
  readonly port: Port;
  end(): void;
}

/** The steps of a read. */
export function createReadSteps<T extends Tables>(source: RowSource): Steps<Reader<T>> {
  return endingSteps((whileOpen) => readerOf(createView(source, []), whileOpen));
}

/** The steps of a transaction, and what it has written: nothing of it reaches the database before the transaction has ended well. */
export function createTransactionSteps<T extends Tables>(
  source: RowSource,
  before: WriteSet,
  counters: Counters,
): Steps<Transaction<T>> & { readonly written: WriteSet } {
  const written = emptyWriteSet();
  const view = createView(source, [written, before]);

  function put(table: string, row: Row): void {
    const copy = frozenCopy(row) as Row;
    if (copy.id !== row.id)
      throw new TypeError(`The id of a row of "${table}" must be a finite number or a string`);
    const old = view.written(table, row.id);
    const place = old?.row ? old.place : ++counters.lastPlace;
    const replaces = old !== undefined && (old.row === undefined || old.replaces);
    setWritten(written, table, row.id, { row: copy, place, replaces });
  }

  async function remove(table: string, id: RowId): Promise<boolean> {
    if ((await view.get(table, id)) === undefined) return false;
    setWritten(written, table, id, { row: undefined, place: 0, replaces: true });
    return true;
  }

  const steps = endingSteps<Transaction<T>>((whileOpen) => ({
    ...readerOf<T>(view, whileOpen),
    put: (table, row) => whileOpen(async () => put(table, row)),
    delete: (table, id) => whileOpen(() => remove(table, id)),
    nextId: () => whileOpen(async () => ++counters.lastId),
    append: (event) =>
      whileOpen(async () => {
        written.events.push(frozenCopy(event) as EventPayload);
      }),
  }));
  return { ...steps, written };
}

type WhileOpen = <R>(step: () => Promise<R>) => Promise<R>;

function endingSteps<Port>(make: (whileOpen: WhileOpen) => Port): Steps<Port> {
  let isOpen = true;
  const port = make(async (step) => {
    if (!isOpen)
      throw new Error('The work function of this read or transaction has ended; await all its steps');
    return step();
  });
  return {
    port,
    end() {
      isOpen = false;
    },
  };
}

/** Rows come back as they were put: the table's name stands for their type. */
function readerOf<T extends Tables>(view: View, whileOpen: WhileOpen): Reader<T> {
  return {
    get: <N extends keyof T & string>(table: N, id: T[N]['id']) =>
      whileOpen(async () => (await view.get(table, id)) as T[N] | undefined),
    list: <N extends keyof T & string>(table: N, where?: Partial<T[N]>) =>
      whileOpen(async () => (await view.list(table, where)) as readonly T[N][]),
    listMeeting: <N extends keyof T & string>(table: N, where: Partial<T[N]>, interval: Interval) =>
      whileOpen(async () => (await view.listMeeting(table, where, interval)) as readonly T[N][]),
    count: (table, where) => whileOpen(() => view.count(table, where)),
  };
}
