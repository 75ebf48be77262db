import type { PoolClient } from 'pg';
import type { MovablePartition, Reader, Tables } from '../storage';
import type { Connections } from './connections';
import type { Doorbell } from './doorbell';
import { readEvents, readLastSeqs } from './event-log';
import { gone, partitionExists } from './partition-head';
import { continueHistory, readHistory } from './partition-history';
import type { PartitionWriter } from './partition-writer';
import { createRowSource, type PartitionShape } from './row-source';
import { kindOf } from './row-tables';
import { createReadSteps } from './transaction-steps';

/** What a partition works with. */
export interface PartitionParts<T extends Tables> {
  readonly partitionId: number;
  readonly shape: PartitionShape;
  readonly writer: () => PartitionWriter<T>;
  readonly doorbell: Pick<Doorbell, 'subscribe'>;
  /** Runs a read with a connection; one that fails passingly is run again. */
  readonly reading: Connections['reading'];
  readonly connections: Connections;
  /** Runs something that closing waits for. Throws where the storage is closed. */
  readonly whileOpen: <R>(work: () => Promise<R>) => Promise<R>;
}

/** Makes the port's side of a partition. It holds nothing: there may be any number of a partition. */
export function createPartition<T extends Tables>(parts: PartitionParts<T>): MovablePartition<T> {
  const { partitionId, shape, writer, doorbell, reading, connections, whileOpen } = parts;
  return {
    read: (work) =>
      whileOpen(async () => {
        const outcome = await reading((client) => readOnce({ client, partitionId, shape }, work));
        if ('value' in outcome) return outcome.value;
        throw outcome.error;
      }),
    transact: (work) => whileOpen(() => writer().transact(work)),
    lastSeq: () =>
      whileOpen(async () => {
        const seqs = await reading((client) => readLastSeqs(client, [partitionId]));
        const seq = seqs.get(partitionId);
        if (seq === undefined) throw gone(partitionId);
        return seq;
      }),
    eventsAfter: (after, limit) =>
      whileOpen(() => reading((client) => readEvents(client, partitionId, { after, limit }))),
    history: () => whileOpen(() => reading((client) => readHistory(client, partitionId))),
    continueFrom: (history) => whileOpen(() => continueHistory(connections, partitionId, history)),
    subscribe: (ring) => doorbell.subscribe(partitionId, ring),
  };
}

interface ReadTarget {
  readonly client: PoolClient;
  readonly partitionId: number;
  readonly shape: PartitionShape;
}

/**
 * Runs a read in one snapshot. Gives what the work function came to: what it throws is no failure of the connection. The first statements
 * are sent with those of the work, not before them.
 */
async function readOnce<T extends Tables, R>(
  { client, partitionId, shape }: ReadTarget,
  work: (reader: Reader<T>) => Promise<R>,
): Promise<{ readonly value: R } | { readonly error: unknown }> {
  const opening = Promise.all([
    client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    partitionExists(client, partitionId),
  ]);
  opening.catch(() => undefined);
  const source = createRowSource({ client, kind: kindOf(partitionId), partitionId, shape });
  const { port, end } = createReadSteps<T>(source);
  const outcome = await work(port).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  end();
  const [, exists] = await opening;
  source.assertSound();
  await client.query('COMMIT');
  return exists ? outcome : { error: gone(partitionId) };
}
