import type { EventPayload, Reader, Row, Tables, Transaction } from '../storage';
import { frozenCopy } from '../frozen-json';
import type { RowSource, StoredRow } from './row-source';
import { conditionOf, type Condition, type RowId } from './row-tables';
import { emptyWriteSet, fits, setWritten, type WriteSet, type WrittenRow } from './write-set';

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

/** Rows as they are with what was written in front of what is stored. */
interface View {
  get(table: string, id: RowId): Promise<Row | undefined>;
  list(table: string, where: object | undefined): Promise<readonly Row[]>;
  count(table: string, where: object | undefined): Promise<number>;
  /** The foremost written version of a row. */
  written(table: string, id: RowId): WrittenRow | undefined;
}

/** Makes a view; the foremost of the sets comes first. */
function createView(source: RowSource, sets: readonly WriteSet[]): View {
  function frontOf(table: string): ReadonlyMap<RowId, WrittenRow> {
    const layers = sets.flatMap((set) => set.rows.get(table) ?? []);
    const [only] = layers;
    return layers.length === 1 && only ? only : new Map(layers.toReversed().flatMap((layer) => [...layer]));
  }

  function written(table: string, id: RowId): WrittenRow | undefined {
    for (const set of sets) {
      const row = set.rows.get(table)?.get(id);
      if (row) return row;
    }
    return undefined;
  }

  /** Rows with their places, unordered: those that are stored and not in front, then those in front. */
  async function list(
    table: string,
    condition: Condition,
    where: object | undefined,
  ): Promise<readonly StoredRow[]> {
    const front = frontOf(table);
    const [stored, behind] = await Promise.all([
      source.list(table, condition),
      source.getAll(table, [...front.keys()]),
    ]);
    const fit = stored.filter(({ row }) => fits(row, condition.rest));
    if (front.size === 0) return fit;
    const wanted = Object.entries(where ?? {});
    const rows = fit.filter(({ row }) => !front.has(row.id));
    for (const [id, { row, place, replaces }] of front) {
      if (!row || !fits(row, wanted)) continue;
      rows.push({ row, place: replaces ? place : (behind.get(id)?.place ?? place) });
    }
    return rows.toSorted((left, right) => left.place - right.place);
  }

  return {
    written,
    async get(table, id) {
      const front = written(table, id);
      return front ? front.row : (await source.get(table, id))?.row;
    },
    list: async (table, where) => (await list(table, conditionOf(where), where)).map(({ row }) => row),
    async count(table, where) {
      const condition = conditionOf(where);
      if (condition.rest.length > 0) return (await list(table, condition, where)).length;
      const front = frontOf(table);
      const [stored, behind] = await Promise.all([
        source.count(table, condition),
        source.getAll(table, [...front.keys()]),
      ]);
      const wanted = Object.entries(where ?? {});
      const fitting = (row: Row | undefined): number => (row && fits(row, wanted) ? 1 : 0);
      let count = stored;
      for (const [id, { row }] of front) count += fitting(row) - fitting(behind.get(id)?.row);
      return count;
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
    count: (table, where) => whileOpen(() => view.count(table, where)),
  };
}
