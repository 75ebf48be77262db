import type { ClientBase, QueryResultRow } from 'pg';
import type { EventPayload, LoggedEvent } from '../storage';
import { gone } from './partition-head';
import { nameOf } from './row-source';
import { fromStoredJson } from './stored-json';

interface EventRow extends QueryResultRow {
  readonly first_seq: string;
  readonly last_seq: string;
  /** Null in the one row of a log without events after the number. */
  readonly seq: string | null;
  readonly at: Date;
  readonly event: string;
}

/** The events of a partition after a number, as the port says. Throws `PartitionGoneError`. */
export async function readEvents(
  client: ClientBase,
  partitionId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ events: readonly LoggedEvent[]; tooOld: boolean }> {
  const text = `
    SELECT first_seq, last_seq, seq, at, event::text
    FROM partitions LEFT JOIN LATERAL (
      SELECT seq, at, event FROM events
      WHERE partition_id = partitions.id AND seq > $2 ORDER BY seq LIMIT $3
    ) AS later ON true
    WHERE id = $1 ORDER BY seq`;
  const { rows } = await client.query<EventRow>({
    name: nameOf(text),
    text,
    // NULL is no limit.
    values: [partitionId, after, limit === Infinity ? null : limit],
  });
  const [first] = rows;
  if (!first) throw gone(partitionId);
  const tooOld = after < Number(first.first_seq) - 1 || after > Number(first.last_seq);
  const events = tooOld
    ? []
    : rows.flatMap(({ seq, at, event }) => (seq === null ? [] : [loggedEvent(Number(seq), at, event)]));
  return { events, tooOld };
}

/** The newest sequence number of each of the partitions that there are. */
export async function readLastSeqs(
  client: ClientBase,
  partitionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const text = 'SELECT id, last_seq FROM partitions WHERE id = ANY($1)';
  const { rows } = await client.query<{ id: string; last_seq: string }>({
    name: nameOf(text),
    text,
    values: [[...partitionIds]],
  });
  return new Map(rows.map(({ id, last_seq: seq }) => [Number(id), Number(seq)]));
}

/** An event as the port has it. */
export function loggedEvent(seq: number, at: Date, event: string): LoggedEvent {
  return Object.freeze({ seq, at: at.toISOString(), event: fromStoredJson(event) as EventPayload });
}
