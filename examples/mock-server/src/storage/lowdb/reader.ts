import { intervalFieldsOf, meets } from '../intervals';
import type { Interval, Reader, Row, Tables } from '../storage';
import type { PartitionView } from './partition-view';

/** A reader that ends: what uses it afterwards gets an error instead of another state. */
export interface EndingReader<T extends Tables> {
  readonly port: Reader<T>;
  /** Runs a step, or throws if the reader has ended. */
  whileOpen<R>(step: () => R): R;
  end(): void;
}

/** Makes a reader of a view. */
export function createReader<T extends Tables>(view: PartitionView): EndingReader<T> {
  let isOpen = true;

  function whileOpen<R>(step: () => R): R {
    if (!isOpen)
      throw new Error('The work function of this read or transaction has ended; await all its steps');
    return step();
  }

  return {
    port: {
      get: async <N extends keyof T & string>(table: N, id: T[N]['id']) =>
        whileOpen(() => typed<T[N]>(view.lookup(table, id)?.row)),
      list: async <N extends keyof T & string>(table: N, where?: Partial<T[N]>) =>
        whileOpen(() => allTyped<T[N]>(view.select(table, where))),
      listMeeting: async <N extends keyof T & string>(table: N, where: Partial<T[N]>, interval: Interval) =>
        whileOpen(() => {
          const fields = intervalFieldsOf(view.intervals, table);
          return allTyped<T[N]>(view.select(table, where).filter((row) => meets(row, fields, interval)));
        }),
      count: async <N extends keyof T & string>(table: N, where?: Partial<T[N]>) =>
        whileOpen(() => view.count(table, where)),
    },
    whileOpen,
    end() {
      isOpen = false;
    },
  };
}

/** Rows come back as they were put: the table's name stands for their type. */
function typed<R extends Row>(row: Row | undefined): R | undefined {
  return row as R | undefined;
}

function allTyped<R extends Row>(rows: Row[]): readonly R[] {
  return rows as R[];
}
