import type { ClientBase, QueryResultRow } from 'pg';
import { nameOf } from './row-source';

/** What a partition counts, in its row of `partitions`. */
export interface PartitionHead {
  /** The last number that `nextId` gave. */
  readonly lastId: number;
  readonly lastPlace: number;
  readonly lastSeq: number;
  /** The oldest event that is kept; `lastSeq + 1` where there is none. */
  readonly firstSeq: number;
  /** Characters of the JSON of all events that are kept. */
  readonly logSize: number;
}

/** A partition that was asked for does not exist, or no longer. */
export class PartitionGoneError extends Error {
  override readonly name = 'PartitionGoneError';
}

interface HeadRow extends QueryResultRow {
  readonly last_id: string;
  readonly last_place: string;
  readonly last_seq: string;
  readonly first_seq: string;
  readonly log_size: string;
}

/**
 * Begins a transaction that writes to a partition: it holds the lock on its row, for which it waits while another one writes, and each of
 * its statements sees what those before it committed. Throws `PartitionGoneError`.
 */
export async function beginWriting(client: ClientBase, partitionId: number): Promise<PartitionHead> {
  const text =
    'SELECT last_id, last_place, last_seq, first_seq, log_size FROM partitions WHERE id = $1 FOR UPDATE';
  const [, { rows }] = await Promise.all([
    client.query('BEGIN ISOLATION LEVEL READ COMMITTED'),
    client.query<HeadRow>({ name: nameOf(text), text, values: [partitionId] }),
  ]);
  const [row] = rows;
  if (!row) throw gone(partitionId);
  return {
    lastId: Number(row.last_id),
    lastPlace: Number(row.last_place),
    lastSeq: Number(row.last_seq),
    firstSeq: Number(row.first_seq),
    logSize: Number(row.log_size),
  };
}

/** Whether there is a partition. */
export async function partitionExists(
  client: Pick<ClientBase, 'query'>,
  partitionId: number,
): Promise<boolean> {
  const text = 'SELECT 1 FROM partitions WHERE id = $1';
  return (await client.query({ name: nameOf(text), text, values: [partitionId] })).rows.length > 0;
}

/** What is said where a partition is gone. */
export function gone(partitionId: number): PartitionGoneError {
  return new PartitionGoneError(`There is no partition ${partitionId}, or it has been removed`);
}
