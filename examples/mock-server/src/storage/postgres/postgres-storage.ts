import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import type { MovablePartition, MovableStore, Schema, Tables } from '../storage';
import { silentLog, type StorageLog } from '../storage-log';
import { createCodeRegister } from './code-register';
import type { CommitMark } from './commit';
import { createConnections, DEFAULT_TIMEOUTS, type Connections, type PostgresTimeouts } from './connections';
import { portError, retrying } from './database-errors';
import { createDoorbell } from './doorbell';
import { readLastSeqs } from './event-log';
import { createPartition } from './postgres-partition';
import { createPartitionWriter, type PartitionWriter } from './partition-writer';
import { ACCOUNTS, kindOf } from './row-tables';
import { migrateDatabase, type SchemaStep } from './schema-migrations';
import { checkServer } from './server-check';

/** What a store on PostgreSQL is made of. */
export interface PostgresStorageOptions<A extends Tables, C extends Tables> {
  /** Address of the database, `postgres://user:password@host:port/database`. */
  readonly url: string;
  readonly accountsSchema: Schema<A>;
  readonly codeSchema: Schema<C>;
  /** What releases have added; together the two schemas. */
  readonly steps: readonly SchemaStep[];
  /** Connections of this instance at most, 8 at least, besides the one that listens. Default: 20. */
  readonly connections?: number;
  /** Default: `DEFAULT_TIMEOUTS`. */
  readonly timeouts?: Partial<PostgresTimeouts>;
  /** Whether this instance must be the only one that has the store open (default: false). */
  readonly isAlone?: boolean;
  /** Milliseconds since 1970, for the time of events. Default: the system's clock. */
  readonly clock?: () => number;
  /** Default: nothing is logged. */
  readonly log?: StorageLog;
}

const CONNECTIONS = 20;

/**
 * Opens the store in a database of PostgreSQL (15 or newer), which it brings up to date first. Any number of instances may have it open
 * at a time. Of the port's promises, two hold in its own way:
 * - 5: a lock on a data folder has no meaning here. The lock on a partition's row lets one instance write to it at a time; readers of
 *   all of them see what is committed, and subscribers are rung for whoever wrote.
 * - 6: files are PostgreSQL's own. What it cannot read is a `StorageCorruptError`; no Code is too large to be opened, since none is loaded.
 *
 * What fails passingly (a lost connection, a deadlock) is run again where nothing was committed, for `timeouts.retry`; where that cannot be
 * found out, it is an `OutcomeUnknownError`. Work functions may therefore run more than once. Rejects with `ServiceUnavailableError` where
 * the database cannot be reached, and with `StorageLockedError` where somebody has it to themselves, or is to and others have it.
 */
export async function createPostgresStorage<A extends Tables, C extends Tables>(
  options: PostgresStorageOptions<A, C>,
): Promise<MovableStore<A, C>> {
  const { url, steps, connections: most = CONNECTIONS, log = silentLog } = options;
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  await checkServer(url, timeouts);
  await migrateDatabase({ url, steps, timeouts, log });
  const connections = createConnections({ url, connections: most, timeouts, log });
  const instance = randomUUID();
  const doorbell = await createDoorbell({
    url,
    timeouts,
    log,
    instance,
    isAlone: options.isAlone ?? false,
    lastSeqs: (ids) => connections.reading((client) => readLastSeqs(client, ids)),
  });
  const { whileOpen, close } = createClosing();
  const reading = retryingReads(connections, timeouts.retry);
  let attempts = 0;
  const nextMark = (): CommitMark => ({ instance, attempt: (attempts += 1) });

  /** Partitions of one schema; a writer is there while it has something to write. */
  function partitionsOf<T extends Tables>(shape: Schema<T>) {
    const writers = new Map<number, PartitionWriter<T>>();
    const writerOf = (partitionId: number): PartitionWriter<T> => {
      const writer =
        writers.get(partitionId) ??
        createPartitionWriter<T>({
          kind: kindOf(partitionId),
          partitionId,
          shape,
          connections,
          nextMark,
          clock: options.clock ?? Date.now,
          retryMs: timeouts.retry,
          onEvents: () => doorbell.ring(partitionId),
          onIdle: () => writers.delete(partitionId),
        });
      writers.set(partitionId, writer);
      return writer;
    };
    return (partitionId: number): MovablePartition<T> =>
      createPartition<T>({
        partitionId,
        shape,
        writer: () => writerOf(partitionId),
        doorbell,
        reading,
        connections,
        whileOpen,
      });
  }

  const codeOf = partitionsOf(options.codeSchema);
  const register = createCodeRegister({ connections, reading, tables: options.codeSchema.tables });
  return {
    accounts: partitionsOf(options.accountsSchema)(ACCOUNTS),
    createCode: (codeId) =>
      whileOpen(async () => {
        await register.add(codeId);
        return codeOf(codeId);
      }),
    code: (codeId) => whileOpen(async () => ((await register.has(codeId)) ? codeOf(codeId) : undefined)),
    deleteCode: (codeId) =>
      whileOpen(() => pRetry(() => register.remove(codeId), retrying(timeouts.retry)).catch(rethrow)),
    codeIds: () => whileOpen(() => register.ids()),
    async close() {
      await close();
      await doorbell.close();
      await connections.close();
    },
  };
}

function rethrow(error: unknown): never {
  throw portError(error);
}

/** Reads that are run again when their connection breaks. */
function retryingReads({ reading }: Connections, retryMs: number): Connections['reading'] {
  return (work) => pRetry(() => reading(work), retrying(retryMs)).catch(rethrow);
}

/** Lets work in until it is closed, and closing wait for what is under way. */
function createClosing() {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async whileOpen<R>(work: () => Promise<R>): Promise<R> {
      if (isClosed) throw new Error('The storage is closed');
      const running = work();
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}
