/** Notifies when a worker has died, however that came about; browsers have no event for it. */
export interface WorkerLife {
  /** Ends the watching. */
  stop(): void;
}

/**
 * Watches a worker. Our build of the pdf.js worker takes a lock with the worker's name, says so, and holds it as long as it lives (Web
 * Locks API); whoever waits for the lock gets it when the worker is gone. Where there are no locks nobody is ever notified.
 */
export function watchWorkerLife(
  worker: Worker,
  name: string,
  locks: LockManager | undefined,
  onDeath: () => void,
): WorkerLife {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wait = (): void => {
    const onReleased = (): void => {
      if (!signal.aborted) onDeath();
    };
    // Waiting ends with an error when it is given up.
    locks?.request(name, { signal }, onReleased).catch(() => undefined);
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (data === name) wait();
  };
  worker.addEventListener('message', onMessage, { signal });
  return { stop: () => stopping.abort() };
}
