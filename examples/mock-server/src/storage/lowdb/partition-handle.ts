import { isUnusable } from '../storage';
import type { MovablePartition, Tables } from '../storage';
import type { PartitionEngine } from './partition-engine';

/** A partition that is loaded when it is used and can be unloaded in between; its subscribers stay. */
export interface PartitionHandle<T extends Tables> {
  readonly partition: MovablePartition<T>;
  /** Loads it if it is not. Throws `StorageCorruptError` if it cannot be restored, `StorageTooLargeError`; its files are not read again then. */
  load(): Promise<void>;
  /** Closes its files and frees its memory; no-op while something uses it. */
  unload(): Promise<void>;
  /** Waits for those who use it and unloads it: every use from now on gets an error with this message, until `resume`. */
  retire(message: string): Promise<void>;
  resume(): void;
  isIdle(): boolean;
  /** Bytes of its files if it is loaded, else 0. */
  size(): number;
}

/** What a handle is made of. */
export interface PartitionHandleOptions<T extends Tables> {
  /** Opens the partition; the first call may have to make it. `ring` is for its durable events. */
  readonly open: (ring: () => void) => Promise<PartitionEngine<T>>;
  /** Called when a use ends. */
  readonly onUsed: () => void;
  /** Called once with why it cannot be opened, now or later. */
  readonly onUnusable: (error: unknown) => void;
  /** Called with what a subscriber threw. */
  readonly onRingError: (error: unknown) => void;
}

/** Makes the handle of a partition, not loaded yet. */
export function createPartitionHandle<T extends Tables>(
  options: PartitionHandleOptions<T>,
): PartitionHandle<T> {
  const subscribers = new Set<{ readonly ring: () => void }>();
  let engine: PartitionEngine<T> | undefined;
  let opening: Promise<PartitionEngine<T>> | undefined;
  let closing: Promise<void> | undefined;
  let users = 0;
  let retired: string | undefined;
  let unusable: { readonly error: unknown } | undefined;
  let whenUnused = (): void => undefined;

  function ring(): void {
    for (const subscriber of subscribers) {
      try {
        subscriber.ring();
      } catch (error) {
        options.onRingError(error);
      }
    }
  }

  function noteUnusable(error: unknown): void {
    if (!isUnusable(error) || unusable !== undefined) return;
    unusable = { error };
    options.onUnusable(error);
  }

  /** The engine, for somebody who is counted in `users`, which keeps it from being closed. */
  async function ready(): Promise<PartitionEngine<T>> {
    await closing;
    if (retired !== undefined) throw new Error(retired);
    // What cannot be opened is not read again with every call: nobody else changes the files of a running server.
    if (unusable !== undefined) throw unusable.error;
    opening ??= options.open(ring);
    try {
      engine = await opening;
      return engine;
    } catch (error) {
      opening = undefined;
      noteUnusable(error);
      throw error;
    }
  }

  async function use<R>(work: (loaded: PartitionEngine<T>) => Promise<R>): Promise<R> {
    users += 1;
    try {
      return await work(await ready());
    } finally {
      users -= 1;
      if (users === 0) whenUnused();
      options.onUsed();
    }
  }

  async function unload(): Promise<void> {
    await closing;
    if (users > 0 || engine === undefined) return;
    closing = engine.close().finally(() => {
      engine = undefined;
      opening = undefined;
      closing = undefined;
    });
    await closing;
  }

  return {
    partition: {
      read: (work) => use((loaded) => loaded.read(work)),
      transact: (work) => use((loaded) => loaded.transact(work)),
      lastSeq: () => use((loaded) => loaded.lastSeq()),
      history: () => use((loaded) => loaded.history()),
      continueFrom: (history) => use((loaded) => loaded.continueFrom(history)),
      eventsAfter: (seq, limit) => use((loaded) => loaded.eventsAfter(seq, limit)),
      subscribe(call) {
        const subscriber = { ring: call };
        subscribers.add(subscriber);
        return () => {
          subscribers.delete(subscriber);
        };
      },
    },
    load: () => use(async () => undefined),
    unload,
    async retire(message) {
      retired = message;
      while (users > 0) {
        await new Promise<void>((resolve) => {
          whenUnused = resolve;
        });
      }
      await unload();
    },
    resume() {
      retired = undefined;
    },
    isIdle: () => users === 0,
    size: () => engine?.size() ?? 0,
  };
}
