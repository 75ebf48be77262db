import type { Tables, Transaction } from '../storage/storage';

/** Called before each write of a transaction; without a row where one is deleted. */
export type NoteWrite<T extends Tables> = (
  table: keyof T,
  id: number | string,
  row: T[keyof T] | undefined,
) => Promise<void>;

/** The transaction to work with so that every write is noted before it is made. */
export function withNotedWrites<T extends Tables>(inner: Transaction<T>, note: NoteWrite<T>): Transaction<T> {
  return {
    ...inner,
    async put(table, row) {
      await note(table, row.id, row);
      await inner.put(table, row);
    },
    async delete(table, id) {
      await note(table, id, undefined);
      return inner.delete(table, id);
    },
  };
}
