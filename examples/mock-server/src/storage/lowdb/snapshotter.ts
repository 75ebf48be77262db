import type { Low } from 'lowdb';

import type { GroupCommit } from './group-commit';
import type { PartitionAdapter } from './partition-adapter';
import type { PartitionState } from './partition-state';
import type { StorageLog } from '../storage-log';

/** When snapshots are made. */
export interface SnapshotTiming {
  /** A journal below this many bytes is left alone. */
  readonly journalBytes: number;
  /** Milliseconds without a change after which a smaller share of journal is enough. */
  readonly idleMs: number;
}

/** Makes the snapshots of one partition. */
export interface Snapshotter {
  /** To be called after every change: makes a snapshot in the background if the journal has grown long. */
  noteChange(): void;
  /** Makes a snapshot now, or waits for the one being made. */
  snapshot(): Promise<void>;
  /** Waits for a snapshot being made; makes a last one if the journal is long for an idle partition. */
  close(): Promise<void>;
}

/** What a snapshotter works on. */
export interface SnapshotterOptions {
  readonly low: Low<PartitionState>;
  readonly adapter: PartitionAdapter;
  readonly commits: GroupCommit;
  readonly timing: SnapshotTiming;
  readonly log: StorageLog;
  /** The partition, for the log. */
  readonly name: string;
}

/**
 * A snapshot costs writing the whole partition, so the journal may grow to half its size: then each byte is written
 * about three times in all, however big the partition is.
 */
const BUSY_SHARE = 2;
const IDLE_SHARE = 16;
const IDLE_FLOOR = 16;

/** Makes a snapshotter. */
export function createSnapshotter(options: SnapshotterOptions): Snapshotter {
  const { low, adapter, commits, timing, log, name } = options;
  let running: Promise<void> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  /** Raised after a failure, so that a full disk is not tried again with every change. */
  let notBelow = 0;

  async function make(): Promise<void> {
    // lowdb's write takes hold of the state before it first waits: here, while no transaction can be between memory and journal.
    const { written } = await commits.exclusively(async () => {
      await adapter.seal();
      return { written: low.write() };
    });
    await written;
    notBelow = 0;
  }

  async function makeInBackground(): Promise<void> {
    const began = performance.now();
    try {
      await snapshot();
      log.info(
        { partition: name, bytes: adapter.snapshotSize(), ms: performance.now() - began },
        'made a snapshot',
      );
    } catch (error) {
      notBelow = 2 * adapter.journal().size();
      log.error({ partition: name, err: error }, 'could not make a snapshot; the journal is kept');
    }
  }

  function snapshot(): Promise<void> {
    running ??= make().finally(() => {
      running = undefined;
    });
    return running;
  }

  function isDue(floor: number, share: number): boolean {
    return adapter.journal().size() > Math.max(floor, adapter.snapshotSize() / share, notBelow);
  }

  function isDueWhenIdle(): boolean {
    return isDue(timing.journalBytes / IDLE_FLOOR, IDLE_SHARE);
  }

  return {
    noteChange() {
      clearTimeout(idleTimer);
      if (running !== undefined) return;
      if (isDue(timing.journalBytes, BUSY_SHARE)) void makeInBackground();
      else {
        idleTimer = setTimeout(() => {
          if (running === undefined && isDueWhenIdle()) void makeInBackground();
        }, timing.idleMs);
        idleTimer.unref();
      }
    },
    snapshot,
    async close() {
      clearTimeout(idleTimer);
      await running?.catch(() => undefined);
      if (isDueWhenIdle()) await makeInBackground();
    },
  };
}
