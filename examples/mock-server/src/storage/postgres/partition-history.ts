import type { ClientBase, PoolClient, QueryResultRow } from 'pg';
import { HistoryExistsError, type PartitionHistory } from '../storage';
import type { Connections } from './connections';
import { loggedEvent } from './event-log';
import { beginWriting, gone } from './partition-head';
import { kindOf } from './row-tables';
import { toStoredJson } from './stored-json';

interface HistoryRow extends QueryResultRow {
  readonly last_id: string;
  readonly last_seq: string;
  /** Null in the one row of a log without events. */
  readonly seq: string | null;
  readonly at: Date;
  readonly event: string;
}

/** The history of a partition as it is committed. Throws `PartitionGoneError`. */
export async function readHistory(client: ClientBase, partitionId: number): Promise<PartitionHistory> {
  const { rows } = await client.query<HistoryRow>(
    `SELECT last_id, last_seq, seq, at, event::text
     FROM partitions LEFT JOIN events ON partition_id = id AND seq >= first_seq
     WHERE id = $1 ORDER BY seq`,
    [partitionId],
  );
  const [first] = rows;
  if (!first) throw gone(partitionId);
  return {
    lastId: Number(first.last_id),
    lastSeq: Number(first.last_seq),
    events: rows.flatMap(({ seq, at, event }) => (seq === null ? [] : [loggedEvent(Number(seq), at, event)])),
  };
}

/** Has a partition go on from a history, as the port says. Throws `HistoryExistsError` and `PartitionGoneError`. */
export async function continueHistory(
  connections: Connections,
  partitionId: number,
  history: PartitionHistory,
): Promise<void> {
  const client = await connections.writer(kindOf(partitionId));
  let hasFailed = true;
  try {
    const head = await beginWriting(client, partitionId);
    if (head.lastId > 0 || head.lastSeq > 0)
      throw new HistoryExistsError(`The partition ${partitionId} has a history of its own`);
    await writeHistory(client, partitionId, history);
    await client.query('COMMIT');
    hasFailed = false;
  } finally {
    client.release(hasFailed);
  }
}

async function writeHistory(
  client: PoolClient,
  partitionId: number,
  { lastId, lastSeq, events }: PartitionHistory,
): Promise<void> {
  const payloads = events.map(({ event }) => toStoredJson(event));
  await client.query(
    'INSERT INTO events (partition_id, seq, at, size, event) ' +
      'SELECT $1, * FROM unnest($2::bigint[], $3::timestamptz[], $4::int[], $5::json[])',
    [
      partitionId,
      events.map(({ seq }) => seq),
      events.map(({ at }) => at),
      payloads.map(({ length }) => length),
      payloads,
    ],
  );
  const size = payloads.reduce((sum, { length }) => sum + length, 0);
  await client.query(
    'UPDATE partitions SET last_id = $2, last_seq = $3, first_seq = $4, log_size = $5 WHERE id = $1',
    [partitionId, lastId, lastSeq, lastSeq - events.length + 1, size],
  );
}
