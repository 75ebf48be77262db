import { programUrl } from '../../child-processes/program';
import { createTurns } from '../../child-processes/turns';
import { ComparerClosedError, type TextComparer } from '../text-comparer';
import { startComparison, type RunningComparison } from './comparing-process';

/** Limits of comparing, all with a default; sizes in bytes, times in milliseconds of processor time. */
export interface ChildProcessTextComparerOptions {
  /** The entry of the comparing process; by default `compare-child` beside this file (source) or beside the bundle. */
  readonly workerUrl?: URL;
  /** Comparisons at once (1: each takes a processor to itself). */
  readonly concurrency?: number;
  /** Time of one comparison (300,000). */
  readonly timeMs?: number;
  /** Memory a comparison may add to its process (2 GiB). */
  readonly memoryBytes?: number;
}

/** A comparer that makes every comparison in a fresh process, which is killed when it passes a limit. */
export function createChildProcessTextComparer(options: ChildProcessTextComparerOptions = {}): TextComparer {
  const { concurrency = 1, timeMs = 300_000, memoryBytes = 2 ** 31 } = options;
  const workerUrl = options.workerUrl ?? programUrl(import.meta.url, 'compare-child');
  const running = new Set<RunningComparison>();
  const turns = createTurns(concurrency);
  let isClosed = false;
  const assertOpen = (): void => {
    if (isClosed) throw new ComparerClosedError('The comparer is closed.');
  };

  return {
    async compare(task, watch = {}) {
      const leave = await turns.take(task.owner);
      try {
        assertOpen();
        watch.signal?.throwIfAborted();
        const texts = { old: await task.old(), new: await task.new() };
        assertOpen();
        watch.signal?.throwIfAborted();
        const comparison = startComparison(workerUrl, { timeMs, memoryBytes }, { ...task, ...texts }, watch);
        running.add(comparison);
        return await comparison.answer.finally(() => running.delete(comparison));
      } finally {
        leave();
      }
    },
    async close() {
      isClosed = true;
      const answers = [...running].map(({ answer }) => answer.catch(() => undefined));
      for (const comparison of running) comparison.kill();
      await Promise.all(answers);
    },
  };
}
