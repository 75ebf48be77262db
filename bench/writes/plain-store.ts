import { join } from 'node:path';

import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';

import type { StoreUnderLoad } from './glossator-store';
import type { SelectionRow } from './selections';

/** lowdb as its README uses it: the whole file is written after each change. It does not fsync. */
export async function openPlainStore(
  directory: string,
  rows: readonly SelectionRow[],
): Promise<StoreUnderLoad> {
  const db = new Low<{ selections: SelectionRow[] }>(new JSONFile(join(directory, 'plain.json')), {
    selections: [...rows],
  });
  await db.write();
  let count = 0;
  return {
    async change() {
      const index = (count++ * 7919) % rows.length;
      const row = db.data.selections[index];
      if (row === undefined) throw new Error('A row is gone');
      db.data.selections[index] = { ...row, updatedAt: new Date().toISOString() };
      await db.write();
    },
    snapshots: () => count,
    close: () => Promise.resolve(),
  };
}
