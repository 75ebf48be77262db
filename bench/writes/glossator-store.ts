import { createLowdbStorage } from '../../examples/mock-server/src/storage/lowdb/lowdb-storage';
import type { Schema, Tables } from '../../examples/mock-server/src/storage/storage';
import type { Change } from './load';
import { selection } from './selections';
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
 * The server's storage with one Code of those rows, opened afresh. A change adds a selection, changes one, or removes one that was added
 * (so that the store keeps its size), each with its event. With a secret its files are encrypted, as a server's are.
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
  const empty = await filling.createCode(1);
  for (let at = 0; at < rows.length; at += 500) {
    await empty.transact(async (tx) => {
      for (const row of rows.slice(at, at + 500))
        await tx.put('selections', { ...row, id: await tx.nextId() });
    });
  }
  await filling.close();

  const storage = await open();
  const code = await storage.code(1);
  if (code === undefined) throw new Error('The filled Code is gone');
  snapshots = 0;
  const added: number[] = [];
  let count = 0;

  return {
    async change() {
      const kind = count++ % 4;
      await code.transact(async (tx) => {
        const oldest = kind === 3 ? added.shift() : undefined;
        if (oldest !== undefined) {
          await tx.delete('selections', oldest);
          await tx.append({ type: 'SELECTION', action: 'DELETE', data: { id: oldest } });
          return;
        }
        const isNew = kind === 0;
        const id = isNew ? await tx.nextId() : 1 + ((count * 7919) % rows.length);
        const old = await tx.get('selections', id);
        const row = { ...(old ?? selection(id)), id, updatedAt: new Date().toISOString() };
        await tx.put('selections', row);
        await tx.append({
          type: 'SELECTION',
          action: isNew ? 'CREATE' : 'UPDATE',
          data: row,
          clientId: 'tab-1',
        });
        if (isNew) added.push(id);
      });
    },
    snapshots: () => snapshots,
    close: () => storage.close(),
  };
}
