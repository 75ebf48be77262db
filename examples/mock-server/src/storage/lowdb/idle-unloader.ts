import type { Tables } from '../storage';
import type { PartitionHandle } from './partition-handle';

/** When partitions are unloaded. */
export interface UnloadLimits {
  /** Bytes of files of partitions that may be loaded at a time. */
  readonly memoryBytes: number;
  /** Milliseconds without use. */
  readonly unloadMs: number;
}

/** Unloads the partitions that were used least recently. */
export interface IdleUnloader<T extends Tables> {
  /** To be called whenever a partition has been used; memory is looked at when another one was loaded, and from time to time. */
  noteUse(handle: PartitionHandle<T>): void;
  forget(handle: PartitionHandle<T>): void;
  close(): void;
}

/** Makes an unloader; `onError` receives what went wrong while one was unloaded. */
export function createIdleUnloader<T extends Tables>(
  limits: UnloadLimits,
  onError: (error: unknown) => void,
): IdleUnloader<T> {
  /** In order of last use, with its time. */
  const lastUses = new Map<PartitionHandle<T>, number>();
  const timer = setInterval(() => sweep(), Math.max(1_000, limits.unloadMs / 4));
  timer.unref();

  function sweep(): void {
    let total = 0;
    for (const handle of lastUses.keys()) total += handle.size();
    const newest = [...lastUses.keys()].at(-1);
    for (const [handle, time] of lastUses) {
      const isOverdue = performance.now() - time > limits.unloadMs;
      if (!isOverdue && (total <= limits.memoryBytes || handle === newest)) break;
      if (!handle.isIdle()) continue;
      total -= handle.size();
      lastUses.delete(handle);
      handle.unload().catch(onError);
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
