import type { Partition } from '../../examples/mock-server/src/storage/storage';
import type { Change } from './load';
import { selection, type SelectionRow, type SelectionTables } from './selections';

/** Fills a Code with rows, under ids from 1. */
export async function fillCode(
  code: Partition<SelectionTables>,
  rows: readonly SelectionRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    await code.transact(async (tx) => {
      for (const row of rows.slice(at, at + 500))
        await tx.put('selections', { ...row, id: await tx.nextId() });
    });
  }
}

/**
 * The changes of writers in a Code of so many rows: one adds a selection, changes one, or removes one that was added (so that the Code keeps
 * its size), each with its event.
 */
export function selectionChanges(code: Partition<SelectionTables>, rows: number): Change {
  const added: number[] = [];
  let count = 0;
  return async () => {
    const kind = count++ % 4;
    const oldest = kind === 3 ? added.shift() : undefined;
    const isNew = kind === 0;
    const changed = 1 + ((count * 7919) % rows);
    const created = await code.transact(async (tx) => {
      if (oldest !== undefined) {
        await tx.delete('selections', oldest);
        await tx.append({ type: 'SELECTION', action: 'DELETE', data: { id: oldest } });
        return undefined;
      }
      const id = isNew ? await tx.nextId() : changed;
      const old = await tx.get('selections', id);
      const row = { ...(old ?? selection(id)), id, updatedAt: new Date().toISOString() };
      await tx.put('selections', row);
      const action = isNew ? 'CREATE' : 'UPDATE';
      await tx.append({ type: 'SELECTION', action, data: row, clientId: 'tab-1' });
      return isNew ? id : undefined;
    });
    if (created !== undefined) added.push(created);
  };
}
