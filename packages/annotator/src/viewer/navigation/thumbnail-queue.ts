/** What the queue needs to know of the world. */
export interface ThumbnailQueueOptions {
  /** Whether the viewer has something to do that comes first: the reader scrolls, pages are being drawn. */
  readonly isBusy: () => boolean;
  /** Calls `work` after `ms` milliseconds unless the returned function is called before. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Draws a page; `rest` resolves as soon as the viewer has nothing else to do. Stops, by rejecting, when the signal is aborted. */
  readonly draw: (page: number, signal: AbortSignal, rest: () => Promise<void>) => Promise<void>;
  /** Milliseconds after which a page is given up. */
  readonly timeLimit: number;
  /** A page could not be drawn. */
  readonly onFailed: (page: number, reason: 'error' | 'timeout') => void;
}

/** The world of pictures in a document: its timers; it is busy while it is not seen, too. */
export function worldOf(
  document: Document,
  isBusy: () => boolean,
): Pick<ThumbnailQueueOptions, 'isBusy' | 'after'> {
  return {
    isBusy: () => document.hidden || isBusy(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Small pictures of pages waiting to be drawn: one at a time, and only while there is nothing better to do. */
export interface ThumbnailQueue {
  /** Puts a page at the end of the queue, if it is not in it. */
  add(page: number): void;
  /** Takes a page out of it, and stops drawing it. */
  remove(page: number): void;
  close(): void;
}

/** Milliseconds between two pictures, and between two checks of a busy viewer. */
const PAUSE = 16;
const RECHECK = 120;

/** A queue in the order in which pages were added. */
export function createThumbnailQueue(options: ThumbnailQueueOptions): ThumbnailQueue {
  const waiting = new Set<number>();
  let running: { readonly page: number; readonly stop: () => void } | undefined;
  let cancelTimer: (() => void) | undefined;
  let isClosed = false;

  const later = (ms: number): void => {
    cancelTimer ??= options.after(ms, () => {
      cancelTimer = undefined;
      pump();
    });
  };
  const pump = (): void => {
    const [page] = waiting;
    if (isClosed || running || page === undefined) return;
    if (options.isBusy()) {
      later(RECHECK);
      return;
    }
    waiting.delete(page);
    run(page);
  };
  const run = (page: number): void => {
    const controller = new AbortController();
    let endRest: (() => void) | undefined;
    const rest = (): Promise<void> =>
      new Promise((resolve) => {
        const check = (): void => {
          if (options.isBusy() && !controller.signal.aborted) endRest = options.after(RECHECK, check);
          else resolve();
        };
        check();
      });
    const finish = (reason?: 'error' | 'timeout'): void => {
      if (running !== task) return;
      running = undefined;
      endClock();
      endRest?.();
      if (isClosed) return;
      if (reason) options.onFailed(page, reason);
      later(PAUSE);
    };
    const task = {
      page,
      stop: (reason?: 'timeout') => {
        controller.abort();
        finish(reason);
      },
    };
    running = task;
    const endClock = options.after(options.timeLimit, () => task.stop('timeout'));
    options.draw(page, controller.signal, rest).then(
      () => finish(),
      () => finish('error'),
    );
  };

  return {
    add(page) {
      if (isClosed || running?.page === page) return;
      waiting.add(page);
      later(PAUSE);
    },
    remove(page) {
      waiting.delete(page);
      if (running?.page === page) running.stop();
    },
    close() {
      isClosed = true;
      waiting.clear();
      running?.stop();
      cancelTimer?.();
    },
  };
}
