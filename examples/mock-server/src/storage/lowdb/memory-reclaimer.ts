import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Gives memory back that nothing holds any more. */
export interface MemoryReclaimer {
  /** So many bytes of files are no longer in memory. */
  noteFreed(bytes: number): void;
}

/** A collection stops the process for 80 ms with 40 MB that stay, and in proportion: fewer bytes wait for those that come by themselves. */
const WORTHWHILE_BYTES = 16 * 1024 * 1024;
/** The part of the heap that must have been freed to make it worthwhile. */
const WORTHWHILE_SHARE = 1 / 4;
/** Milliseconds between two collections at least, whatever is loaded and unloaded. */
const PAUSE_MS = 60_000;

/**
 * Makes a reclaimer. V8 collects when something new needs room: a server that has nothing to do would keep a Code of 100 MiB for hours after it
 * was unloaded. `collect` is what collects, it does not fail; `heapBytes` is the size of the heap.
 */
export function createMemoryReclaimer(
  collect: () => Promise<void> = collectGarbage,
  heapBytes: () => number = () => process.memoryUsage().heapUsed,
): MemoryReclaimer {
  let freed = 0;
  let last = -Infinity;
  return {
    noteFreed(bytes) {
      freed += bytes;
      const now = performance.now();
      if (freed < WORTHWHILE_BYTES || now - last < PAUSE_MS) return;
      if (freed < heapBytes() * WORTHWHILE_SHARE) return;
      freed = 0;
      last = now;
      void collect();
    },
  };
}

/**
 * Collects the garbage of this process in a task of its own, and gives its pages back to the system: a collection of another flavor keeps
 * them. V8 gives the function to new contexts only while the flag is set.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (isCollection(collect)) await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

function isCollection(value: unknown): value is NonNullable<typeof globalThis.gc> {
  return typeof value === 'function';
}
