import type { ClientBase } from 'pg';
import { KEPT_EVENTS, KEPT_EVENTS_SIZE, MOST_EVENTS } from '../kept-events';
import type { PartitionHead } from './partition-head';
import { nameOf } from './row-source';
import { storedId, tableName, type PartitionKind } from './row-tables';
import { toStoredJson } from './stored-json';
import type { WriteSet } from './write-set';

/** What a transaction of the database commits: the writes of one or several of the port. */
export interface Commit {
  readonly kind: PartitionKind;
  readonly partitionId: number;
  /** The head as it was, and the numbers handed out since. */
  readonly head: PartitionHead;
  readonly lastId: number;
  readonly lastPlace: number;
  readonly writes: WriteSet;
  /** When its events happened, ISO 8601. */
  readonly at: string;
  readonly mark: CommitMark;
}

/** Names a commit, to find out later whether it took place: the instance, and a number that it gives once. */
export interface CommitMark {
  readonly instance: string;
  readonly attempt: number;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Writes everything and commits, in one exchange with the server. Rejects where any of it failed: nothing is there then, unless the
 * connection broke, which may have happened after the commit (`wasCommitted`).
 */
export async function writeAndCommit(client: ClientBase, commit: Commit): Promise<void> {
  const statements = [...rowStatements(commit), ...logStatements(commit), markStatement(commit)];
  const sent = statements.map(({ text, values }) =>
    client.query({ name: nameOf(text), text, values: [...values] }),
  );
  const [committed] = await Promise.all([client.query('COMMIT'), ...sent]);
  // COMMIT of a transaction that has failed succeeds, as a rollback.
  if (committed.command !== 'COMMIT') throw new Error(`COMMIT was answered by ${committed.command}`);
}

/** Removals come first: a row that was removed and inserted again is a new one, at the end. */
function rowStatements({ kind, partitionId, writes }: Commit): readonly Statement[] {
  const removals: Statement[] = [];
  const puts: Statement[] = [];
  for (const [table, rows] of writes.rows) {
    const name = tableName(kind, table);
    const removed = [...rows].filter(([, { replaces }]) => replaces).map(([id]) => storedId(id));
    const put = [...rows].flatMap(([id, { row, place }]) => (row ? [{ id: storedId(id), place, row }] : []));
    if (removed.length > 0)
      removals.push({
        text: `DELETE FROM ${name} WHERE partition_id = $1 AND id = ANY($2)`,
        values: [partitionId, removed],
      });
    if (put.length > 0)
      puts.push({
        text:
          `INSERT INTO ${name} (partition_id, id, place, content) ` +
          'SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::json[]) ' +
          'ON CONFLICT (partition_id, id) DO UPDATE SET content = excluded.content',
        values: [
          partitionId,
          put.map(({ id }) => id),
          put.map(({ place }) => place),
          put.map(({ row }) => toStoredJson(row)),
        ],
      });
  }
  return [...removals, ...puts];
}

/** The events and the head; the oldest events go when there are too many, or they are too large together. */
function logStatements(commit: Commit): readonly Statement[] {
  const { partitionId, head, lastId, lastPlace, writes, at } = commit;
  const events = writes.events.map((event) => toStoredJson(event));
  const lastSeq = head.lastSeq + events.length;
  const logSize = events.reduce((sum, { length }) => sum + length, head.logSize);
  const update: Statement = {
    text: 'UPDATE partitions SET last_id = $2, last_place = $3, last_seq = $4, log_size = $5 WHERE id = $1',
    values: [partitionId, lastId, lastPlace, lastSeq, logSize],
  };
  if (events.length === 0) return [update];
  const insertion: Statement = {
    text:
      'INSERT INTO events (partition_id, seq, at, size, event) ' +
      'SELECT $1, seq, $2, size, event FROM unnest($3::bigint[], $4::int[], $5::json[]) AS new (seq, size, event)',
    values: [
      partitionId,
      at,
      events.map((_, index) => head.lastSeq + 1 + index),
      events.map(({ length }) => length),
      events,
    ],
  };
  const isTooLarge = logSize > KEPT_EVENTS_SIZE;
  const isTooLong = lastSeq - head.firstSeq + 1 > MOST_EVENTS;
  if (!isTooLarge && !isTooLong) return [insertion, update];
  const mostSize = isTooLarge ? KEPT_EVENTS_SIZE / 2 : KEPT_EVENTS_SIZE;
  return [
    insertion,
    update,
    { text: PRUNE, values: [partitionId, lastSeq + 1 - KEPT_EVENTS, mostSize, lastSeq + 1] },
  ];
}

/** Drops the events before `$2`, and those with which the newest ones would have more than `$3` characters; `$4` is after the last. */
const PRUNE = `
  WITH summed AS (
    SELECT seq, sum(size) OVER (ORDER BY seq DESC) AS total FROM events WHERE partition_id = $1
  ),
  cut AS (
    SELECT greatest($2::bigint, coalesce(min(seq), $4::bigint)) AS seq FROM summed WHERE total <= $3
  ),
  dropped AS (
    DELETE FROM events USING cut WHERE partition_id = $1 AND events.seq < cut.seq RETURNING size
  )
  UPDATE partitions
  SET first_seq = (SELECT seq FROM cut), log_size = log_size - coalesce((SELECT sum(size) FROM dropped), 0)
  WHERE id = $1`;

function markStatement({ partitionId, mark: { instance, attempt } }: Commit): Statement {
  return {
    text:
      'INSERT INTO last_commits (partition_id, instance, attempt) VALUES ($1, $2, $3) ' +
      'ON CONFLICT (partition_id, instance) DO UPDATE SET attempt = excluded.attempt, at = now()',
    values: [partitionId, instance, attempt],
  };
}

/**
 * Whether a commit whose connection broke took place. Holds the partition's lock to ask: what is under way still has it until it has
 * ended either way.
 */
export async function wasCommitted(
  client: ClientBase,
  partitionId: number,
  { instance, attempt }: CommitMark,
): Promise<boolean> {
  const results = await Promise.all([
    client.query('BEGIN'),
    client.query('SELECT 1 FROM partitions WHERE id = $1 FOR UPDATE', [partitionId]),
    client.query('SELECT 1 FROM last_commits WHERE partition_id = $1 AND instance = $2 AND attempt = $3', [
      partitionId,
      instance,
      attempt,
    ]),
    client.query('COMMIT'),
  ]);
  return results[2].rows.length > 0;
}
