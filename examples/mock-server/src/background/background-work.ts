import type { ServerLog } from '../log/server-log';

/** Other work that nobody waits for. */
export interface OtherWork {
  /** Resolves when none of it is running. */
  idle(): Promise<void>;
}

/** Work that nobody waits for, until the server closes. */
export interface BackgroundWork {
  /** Starts a piece of work; if it fails, that is logged under its name. Ignored once closed. */
  start(name: string, work: () => Promise<unknown>): void;
  /** How many pieces of work are running. */
  count(): number;
  /** Resolves when no work is running, nor any of the other one. */
  idle(): Promise<void>;
  /** Takes no more work and waits for what runs. */
  close(): Promise<void>;
}

/** Makes a place for background work; `other` is work that this work begins, and that begins this work, such as jobs. */
export function createBackgroundWork(log: ServerLog, other?: OtherWork): BackgroundWork {
  const running = new Set<Promise<void>>();
  let isClosed = false;
  const ended = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    start(name, work) {
      if (isClosed) return;
      const run = work().then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, `${name} failed`),
      );
      running.add(run);
      void run.then(() => running.delete(run));
    },
    count: () => running.size,
    async idle() {
      do {
        await ended();
        await other?.idle();
      } while (running.size > 0);
    },
    async close() {
      isClosed = true;
      await ended();
    },
  };
}
