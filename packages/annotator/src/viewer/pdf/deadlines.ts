/** Time limits for work that may never end; none of them outlives `close`. */
export interface Deadlines {
  /** What the work comes to. Rejects with `DeadlineError` after `ms` milliseconds; after `close` it waits for the work alone. */
  within<Result>(ms: number, work: Promise<Result>): Promise<Result>;
  close(): void;
}

/** The time for some work is over. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Time limits by a window's timers. */
export function createDeadlines(window: Window): Deadlines {
  const timers = new Set<number>();
  const stop = (timer: number): void => {
    window.clearTimeout(timer);
    timers.delete(timer);
  };
  return {
    within(ms, work) {
      return new Promise((resolve, reject) => {
        const timer = window.setTimeout(() => {
          timers.delete(timer);
          reject(new DeadlineError(`No answer in ${ms} ms`));
        }, ms);
        timers.add(timer);
        work.finally(() => stop(timer)).then(resolve, reject);
      });
    },
    close: () => [...timers].forEach(stop),
  };
}
