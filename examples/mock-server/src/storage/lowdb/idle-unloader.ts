import type { Tables } from '../storage';
import { createMemoryReclaimer, type MemoryReclaimer } from './memory-reclaimer';
import type { PartitionHandle } from './partition-handle';

/** When partitions are unloaded. */
export interface UnloadLimits {
  /** Bytes of files of partitions that may be loaded at a time. */
  readonly memoryBytes: number;
  /** Milliseconds without use; large ones get a shorter time. */
  readonly unloadMs: number;
}

/** Bytes of files up to which a partition may stay the whole time. Twice as many stay half of it: nobody's text takes more room for longer. */
const SMALL_BYTES = 4 * 1024 * 1024;
/** Milliseconds between two looks at the partitions, at most. */
const SWEEP_MS = 10_000;

/** Unloads the partitions that were used least recently. */
export interface IdleUnloader<T extends Tables> {
  /** To be called whenever a partition has been used; memory is looked at when another one was loaded, and from time to time. */
  noteUse(handle: PartitionHandle<T>): void;
  forget(handle: PartitionHandle<T>): void;
  close(): void;
}

/** Makes an unloader; `onError` receives what went wrong while one was unloaded, `reclaimer` how much was unloaded. */
export function createIdleUnloader<T extends Tables>(
  limits: UnloadLimits,
  onError: (error: unknown) => void,
  reclaimer: MemoryReclaimer = createMemoryReclaimer(),
): IdleUnloader<T> {
  /** In order of last use, with its time. */
  const lastUses = new Map<PartitionHandle<T>, number>();
  const timer = setInterval(() => sweep(), Math.min(SWEEP_MS, limits.unloadMs / 4));
  timer.unref();

  function sweep(): void {
    // What was unloaded in the last minute.
    reclaimer.noteFreed(0);
    let total = 0;
    for (const handle of lastUses.keys()) total += handle.size();
    const newest = [...lastUses.keys()].at(-1);
    for (const [handle, time] of lastUses) {
      const share = Math.min(1, SMALL_BYTES / handle.size());
      const isOverdue = performance.now() - time > limits.unloadMs * share;
      const isTooMuch = total > limits.memoryBytes && handle !== newest;
      if (!(isOverdue || isTooMuch) || !handle.isIdle()) continue;
      const size = handle.size();
      total -= size;
      lastUses.delete(handle);
      handle.unload().then(() => reclaimer.noteFreed(size), onError);
    }
  }

  return {
    noteUse(handle) {
      const wasLoaded = lastUses.delete(handle);
      lastUses.set(handle, performance.now());
      if (!wasLoaded) sweep();
    },
    forget(handle) {
      lastUses.delete(handle);
    },
    close() {
      clearInterval(timer);
      lastUses.clear();
    },
  };
}
