import type { MovablePartition, Tables } from '../storage/storage';
import { portableHistory } from './portable-history';

/** Rows, and characters of their JSON, after which they are made durable: what a killed move copies twice at most. */
const BATCH_ROWS = 1_000;
const BATCH_SIZE = 1024 * 1024;

/** A row and the table that it is in. */
interface PlacedRow<T extends Tables> {
  readonly table: keyof T & string;
  readonly row: T[keyof T & string];
}

/**
 * Copies the rows of a partition that are not there yet, in order of insertion, and then its history. What an earlier attempt has copied
 * is the beginning of each table, since nobody else writes to either of them.
 */
export async function copyPartition<T extends Tables>(
  source: MovablePartition<T>,
  target: MovablePartition<T>,
  tables: readonly (keyof T & string)[],
): Promise<void> {
  let batch: PlacedRow<T>[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    const rows = batch;
    [batch, size] = [[], 0];
    if (rows.length > 0)
      await target.transact(async (tx) => {
        for (const { table, row } of rows) await tx.put(table, row);
      });
  };
  for await (const placed of missingRows(source, target, tables)) {
    batch.push(placed);
    size += JSON.stringify(placed.row).length;
    if (batch.length >= BATCH_ROWS || size >= BATCH_SIZE) await flush();
  }
  await flush();
  await copyHistory(source, target);
}

async function* missingRows<T extends Tables>(
  source: MovablePartition<T>,
  target: MovablePartition<T>,
  tables: readonly (keyof T & string)[],
): AsyncGenerator<PlacedRow<T>> {
  for (const table of tables) {
    const rows = await source.read((reader) => reader.list(table));
    const copied = rows.length === 0 ? 0 : await target.read((reader) => reader.count(table));
    for (const row of rows.slice(copied)) yield { table, row };
  }
}

async function copyHistory<T extends Tables>(
  source: MovablePartition<T>,
  target: MovablePartition<T>,
): Promise<void> {
  const [history, copied] = [portableHistory(await source.history()), await target.history()];
  const isThere = copied.lastId > 0 || copied.lastSeq > 0;
  const isEmpty = history.lastId === 0 && history.lastSeq === 0;
  if (!isThere && !isEmpty) await target.continueFrom(history);
}
