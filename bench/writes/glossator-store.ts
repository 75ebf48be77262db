import { createLowdbStorage } from '../../examples/mock-server/src/storage/lowdb/lowdb-storage';
import type { Schema, Tables } from '../../examples/mock-server/src/storage/storage';
import type { Change } from './load';
import { fillCode, selectionChanges } from './selection-changes';
import type { SelectionRow, SelectionTables } from './selections';

/** A store under load. */
export interface StoreUnderLoad {
  readonly change: Change;
  /** Snapshots made so far. */
  snapshots(): number;
  close(): Promise<void>;
}

const schema: Schema<SelectionTables> = { tables: ['selections'], indexes: { selections: ['documentId'] } };
const none: Schema<Tables> = { tables: [], indexes: {} };

/**
 * The server's storage with one Code of those rows, opened afresh. With a secret its files are encrypted, as a server's are.
 */
export async function openGlossatorStore(
  directory: string,
  rows: readonly SelectionRow[],
  secret: string | undefined,
): Promise<StoreUnderLoad> {
  let snapshots = 0;
  const open = () =>
    createLowdbStorage({
      directory,
      accountsSchema: none,
      codeSchema: schema,
      ...(secret !== undefined && { secret }),
      log: {
        info: () => (snapshots += 1),
        warn: (fields, message) => console.warn(message, fields),
        error: (fields, message) => console.error(message, fields),
      },
    });
  const filling = await open();
  await fillCode(await filling.createCode(1), rows);
  await filling.close();

  const storage = await open();
  const code = await storage.code(1);
  if (code === undefined) throw new Error('The filled Code is gone');
  snapshots = 0;

  return {
    change: selectionChanges(code, rows.length),
    snapshots: () => snapshots,
    close: () => storage.close(),
  };
}
