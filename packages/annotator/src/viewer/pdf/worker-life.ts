/** Tells when a worker has died, however that came about; browsers have no event for it. */
export interface WorkerLife {
  /** Ends the watching. */
  stop(): void;
}

/** Milliseconds after which a worker that does not hold its lock yet is looked at again. */
const SECOND_LOOK = 1000;

/**
 * Watches a worker that has begun to work. Our build of the pdf.js worker holds a lock with the worker's name as long as it lives (Web
 * Locks API); whoever waits for the lock gets it when the worker is gone. Where there are no locks, or the worker holds none, nothing
 * is ever told.
 */
export function watchWorkerLife(
  name: string,
  locks: LockManager | undefined,
  onDeath: () => void,
): WorkerLife {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHeld = async (): Promise<boolean> =>
    (await locks?.request(name, { ifAvailable: true }, (lock) => lock === null)) ?? false;
  const watch = async (mayLookAgain: boolean): Promise<void> => {
    const held = await isHeld();
    if (signal.aborted) return;
    if (held)
      await locks?.request(name, { signal }, () => {
        if (!signal.aborted) onDeath();
      });
    else if (mayLookAgain) timer = setTimeout(() => begin(false), SECOND_LOOK);
  };
  // Locks may be forbidden here, and waiting for one ends with an error when it is given up.
  const begin = (mayLookAgain: boolean): void => void watch(mayLookAgain).catch(() => undefined);
  begin(true);

  return {
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
  };
}
