import { Low } from 'lowdb';

import type { LoggedEvent, MovablePartition, Tables } from '../storage';
import { createGroupCommit } from './group-commit';
import type { Commit } from './group-commit';
import { createPartitionAdapter } from './partition-adapter';
import type { PartitionPaths } from './partition-paths';
import { emptyState, setVersion } from './partition-state';
import type { LineSealers } from './sealed-lines';
import type { Overlay, PartitionState, PlainSchema, RowVersion } from './partition-state';
import { createView } from './partition-view';
import { createReader } from './reader';
import { createSnapshotter } from './snapshotter';
import type { SnapshotTiming } from './snapshotter';
import type { StorageFileSystem } from './storage-files';
import type { StorageLog } from '../storage-log';
import { createTransaction } from './transaction';
import type { Counters, RunningTransaction } from './transaction';
import { applyRecord } from './transaction-record';
import type { TransactionRecord } from './transaction-record';

/** What an open partition is made of. */
export interface PartitionEngineOptions {
  readonly files: StorageFileSystem;
  readonly paths: PartitionPaths;
  readonly schema: PlainSchema;
  readonly log: StorageLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timing: SnapshotTiming;
  /** Most bytes of files that are read to load it. */
  readonly maxBytes: number;
  /** Encrypt what is written; without them it is plain. */
  readonly sealers?: LineSealers | undefined;
  /** Called after each durable transaction with events. */
  readonly ring: () => void;
}

/** A partition in memory. */
export interface PartitionEngine<T extends Tables> extends Omit<MovablePartition<T>, 'subscribe'> {
  /** Bytes of its files, as a measure of its memory. */
  size(): number;
  /** Waits for all that runs, then lets go of its files. Nothing may be asked of it afterwards. */
  close(): Promise<void>;
}

/**
 * Opens a partition, or makes it (`isNew`). Transactions work on the state in memory one after another, each seeing those
 * before it, durable or not (`pending`); what lowdb holds is only what is durable, and reads see only that.
 */
export async function createPartitionEngine<T extends Tables>(
  options: PartitionEngineOptions & { readonly isNew: boolean },
): Promise<PartitionEngine<T>> {
  const { paths, schema, log, now } = options;
  const adapter = createPartitionAdapter({ ...options, sealers: options.sealers });
  const low = new Low(adapter, emptyState(schema));
  await (options.isNew ? low.write() : low.read());
  const state = low.data;

  const pending: Overlay = new Map();
  const counters: Counters = countersOf(state);
  /** For each running read: the versions it must go on seeing, of rows that were changed since it began. */
  const readers = new Set<Overlay>();
  let failure: { readonly error: unknown } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const commits = createGroupCommit({
    append: (records) => adapter.journal().append(records),
    onFailure(error) {
      failure = { error };
      pending.clear();
      // Numbers once handed out are not handed out again, whatever became of their transaction.
      Object.assign(counters, countersOf(state), { lastId: counters.lastId });
    },
  });
  const snapshots = createSnapshotter({
    low,
    adapter,
    commits,
    log,
    timing: options.timing,
    name: paths.name,
  });

  const noSnapshot = (err: unknown): void => log.error({ err }, 'no new snapshot yet');
  let renewal = Promise.resolve();
  if (adapter.isPlain()) renewal = snapshots.snapshot().then(snapshots.snapshot).catch(noSnapshot);
  else if (adapter.isRestored()) renewal = snapshots.snapshot().catch(noSnapshot);

  /** Runs `step` after all steps before it. */
  function inTurn<R>(step: () => Promise<R>): Promise<R> {
    const result = turn.then(step);
    turn = result.catch(() => undefined);
    return result;
  }

  function becomeVisible(record: TransactionRecord): void {
    applyRecord(state, record, (table, id, version) => {
      for (const undo of readers) {
        if (undo.get(table)?.has(id) !== true) setVersion(undo, table, id, version ?? ABSENT);
      }
      const layer = pending.get(table);
      if ((layer?.get(id)?.transaction ?? Infinity) <= record.transaction) layer?.delete(id);
    });
    snapshots.noteChange();
    if (record.events.length > 0 && record.lastSeq === undefined) options.ring();
  }

  /** Does the work and queues its record. The promise within resolves when that, and all the work has seen, is durable. */
  async function perform<R>(work: (running: RunningTransaction<T>) => Promise<R>): Promise<Performed<R>> {
    if (isClosed) throw new Error(`${paths.name} is closed`);
    const own: Overlay = new Map();
    const running = createTransaction<T>(createView(state, [own, pending]), own, counters, now);
    const failureBefore = failure;
    const outcome = await settle(() => work(running));
    const result = outcome.ok ? running.finish() : running.abandon();
    if (failure !== undefined && failure !== failureBefore) {
      // It was built on rows that will not become durable, and so was what its work returned or threw.
      Object.assign(counters, countersOf(state), { lastId: counters.lastId });
      throw failure.error;
    }
    if (result === undefined)
      return { outcome, durable: commits.isIdle() ? undefined : commits.add(NOTHING) };
    for (const { table, id, version } of result.record.changes) setVersion(pending, table, id, version);
    return {
      outcome,
      durable: commits.add({ json: result.json, becomeVisible: () => becomeVisible(result.record) }),
    };
  }

  async function transact<R>(work: (running: RunningTransaction<T>) => Promise<R>): Promise<R> {
    const { outcome, durable } = await inTurn(() => perform(work));
    await durable;
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  }

  return {
    async read(work) {
      if (isClosed) throw new Error(`${paths.name} is closed`);
      const undo: Overlay = new Map();
      const reader = createReader<T>(createView(state, [undo]));
      readers.add(undo);
      try {
        return await work(reader.port);
      } finally {
        reader.end();
        readers.delete(undo);
      }
    },
    transact: (work) => transact(({ port }) => work(port)),
    history: async () => ({ lastId: state.lastId, lastSeq: state.lastSeq, events: [...state.events] }),
    continueFrom: (history) => transact(async (running) => running.continueFrom(history)),
    lastSeq: async () => state.lastSeq,
    eventsAfter: async (seq, limit) => eventsAfter(state, seq, limit),
    size: () => adapter.snapshotSize() + adapter.journal().size(),
    async close() {
      await turn;
      isClosed = true;
      await renewal;
      await commits.idle();
      await snapshots.close();
      await adapter.close();
    },
  };
}

/** The kept events after a number, as the port says. */
function eventsAfter(
  { events, lastSeq }: PartitionState,
  seq: number,
  limit: number,
): { events: readonly LoggedEvent[]; tooOld: boolean } {
  const oldest = lastSeq - events.length;
  if (seq < oldest || seq > lastSeq) return { events: [], tooOld: true };
  const from = seq - oldest;
  return { events: events.slice(from, from + Math.max(0, limit)), tooOld: false };
}

/** The outcome of a work function, and when it may be published. */
interface Performed<R> {
  readonly outcome: Settled<R>;
  readonly durable: Promise<void> | undefined;
}

type Settled<R> = { readonly ok: true; readonly value: R } | { readonly ok: false; readonly error: unknown };

const ABSENT: RowVersion = { row: undefined, place: 0, transaction: 0 };

const NOTHING: Commit = { json: undefined, becomeVisible: () => undefined };

async function settle<R>(work: () => Promise<R>): Promise<Settled<R>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}

function countersOf({ transaction, lastId, lastSeq, lastPlace }: PartitionState): Counters {
  return { transaction, lastId, lastSeq, lastPlace };
}
