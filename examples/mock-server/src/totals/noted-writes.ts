import type { CodeTables, CodeTransaction } from '../tables/tables';

/** Called before each write of a transaction; without a row where one is deleted. */
export type NoteWrite = (
  table: keyof CodeTables,
  id: number | string,
  row: CodeTables[keyof CodeTables] | undefined,
) => Promise<void>;

/** The transaction to work with so that every write is noted before it is made. */
export function withNotedWrites(inner: CodeTransaction, note: NoteWrite): CodeTransaction {
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
