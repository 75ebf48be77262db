import { AsyncResource } from 'node:async_hooks';
import pRetry from 'p-retry';
import type { PoolClient } from 'pg';
import { OutcomeUnknownError, type Tables, type Transaction } from '../storage';
import { wasCommitted, writeAndCommit, type Commit, type CommitMark } from './commit';
import type { Connections } from './connections';
import { failureOf, portError, retrying } from './database-errors';
import { beginWriting } from './partition-head';
import { createRowSource, type PartitionShape } from './row-source';
import type { PartitionKind } from './row-tables';
import { createTransactionSteps, type Counters } from './transaction-steps';
import { emptyWriteSet, mergeWrites, type WriteSet } from './write-set';

/** Transactions of one partition within this instance, one after another. */
export interface PartitionWriter<T extends Tables> {
  transact<R>(work: (transaction: Transaction<T>) => Promise<R>): Promise<R>;
}

/** What a writer works with. */
export interface WriterParts {
  readonly kind: PartitionKind;
  readonly partitionId: number;
  readonly shape: PartitionShape;
  readonly connections: Connections;
  /** Names the next attempt to commit. */
  readonly nextMark: () => CommitMark;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds that passing failures are tried again. */
  readonly retryMs: number;
  /** Called after each commit with events. */
  readonly onEvents: () => void;
  /** Called when nothing is left to do. */
  readonly onIdle: () => void;
}

/** A transaction that waits for its turn or, run, for the commit. */
interface Entry<T extends Tables> {
  readonly run: (transaction: Transaction<T>) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  outcome: { readonly value: unknown } | { readonly error: unknown } | undefined;
}

/** Transactions that are committed together at most, and milliseconds after which no further one joins. */
const MOST_TOGETHER = 64;
const JOIN_MS = 10;

/**
 * Makes the writer. What waits is run one after another in one transaction of the database, under the lock on the partition, and committed
 * together: one exchange and one sync for all of it. Each sees the writes of those before it, which are kept aside until then, so that
 * one that throws leaves nothing; it is answered when all is durable. What fails passingly before that is run again.
 */
export function createPartitionWriter<T extends Tables>(parts: WriterParts): PartitionWriter<T> {
  const { connections, partitionId, nextMark, retryMs } = parts;
  const waiting: Entry<T>[] = [];
  let isRunning = false;

  /** Runs and commits a batch. Gives whether it has events, as far as that is known. */
  async function attempt(batch: Entry<T>[]): Promise<boolean> {
    const client = await connections.writer(parts.kind);
    const mark = nextMark();
    let commit: Commit | undefined;
    try {
      commit = await runBatch(parts, client, { batch, waiting, mark });
      if (commit) await writeAndCommit(client, commit);
      else await client.query('ROLLBACK');
      client.release();
      return commit !== undefined && commit.writes.events.length > 0;
    } catch (error) {
      client.release(true);
      if (!commit || failureOf(error) !== 'lost') throw error;
      if (await findOut(mark, error)) return true;
      throw error;
    }
  }

  async function findOut(mark: CommitMark, cause: unknown): Promise<boolean> {
    try {
      return await pRetry(async () => {
        const client = await connections.writer(parts.kind);
        try {
          return await wasCommitted(client, partitionId, mark);
        } finally {
          client.release(true);
        }
      }, retrying(retryMs));
    } catch {
      throw new OutcomeUnknownError('The connection to the database broke while it was committing', {
        cause,
      });
    }
  }

  async function runWaiting(): Promise<void> {
    for (let first = waiting.shift(); first; first = waiting.shift()) {
      const batch = [first];
      try {
        const hasEvents = await pRetry(() => attempt(batch), retrying(retryMs));
        for (const { outcome, resolve, reject } of batch) {
          if (outcome && 'value' in outcome) resolve(outcome.value);
          else reject(outcome?.error);
        }
        if (hasEvents) parts.onEvents();
      } catch (error) {
        for (const { reject } of batch) reject(portError(error));
      }
    }
    isRunning = false;
    parts.onIdle();
  }

  return {
    transact: <R>(work: (transaction: Transaction<T>) => Promise<R>) =>
      new Promise<R>((resolve, reject) => {
        waiting.push({
          // It runs in the turn of somebody else, and is not within their calls.
          run: AsyncResource.bind((transaction: Transaction<T>) =>
            connections.deeper(() => work(transaction)),
          ),
          resolve: (value) => resolve(value as R),
          reject,
          outcome: undefined,
        });
        if (isRunning) return;
        isRunning = true;
        void runWaiting();
      }),
  };
}

interface Batch<T extends Tables> {
  /** What runs in it, which those that wait join while there is time. */
  readonly batch: Entry<T>[];
  readonly waiting: Entry<T>[];
  readonly mark: CommitMark;
}

/** Runs a batch. Gives what is to be committed; undefined where nothing was written. */
async function runBatch<T extends Tables>(
  { kind, partitionId, shape, clock }: WriterParts,
  client: PoolClient,
  { batch, waiting, mark }: Batch<T>,
): Promise<Commit | undefined> {
  const head = await beginWriting(client, partitionId);
  const source = createRowSource({ client, kind, partitionId, shape });
  const counters: Counters = { lastId: head.lastId, lastPlace: head.lastPlace };
  const writes: WriteSet = emptyWriteSet();
  const began = performance.now();
  for (let index = 0; index < batch.length; index += 1) {
    const entry = batch[index];
    if (!entry) continue;
    const { port, end, written } = createTransactionSteps<T>(source, writes, counters);
    try {
      entry.outcome = { value: await entry.run(port) };
    } catch (error) {
      entry.outcome = { error };
    }
    end();
    source.assertSound();
    if ('value' in entry.outcome) mergeWrites(writes, written);
    const hasTime = batch.length < MOST_TOGETHER && performance.now() - began < JOIN_MS;
    const next = index === batch.length - 1 && hasTime ? waiting.shift() : undefined;
    if (next) batch.push(next);
  }
  const { lastId, lastPlace } = counters;
  const hasChanged = writes.rows.size > 0 || writes.events.length > 0 || lastId > head.lastId;
  if (!hasChanged) return undefined;
  const at = new Date(clock()).toISOString();
  return { kind, partitionId, head, lastId, lastPlace, writes, at, mark };
}
