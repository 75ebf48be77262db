/** How a page's turn in the queue ended. */
export type RenderOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What the queue needs to know of the world. */
export interface RenderQueueOptions {
  /** How many pages may be drawn at once. */
  readonly concurrency: number;
  /** Whether a page is drawn with nothing beside it, because its turn would only become longer. */
  readonly isAlone?: (page: number) => boolean;
  /** Milliseconds after which a page is given up. */
  readonly timeLimit: number;
  /** Calls `work` after `ms` milliseconds unless the returned function is called before. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Draws a page; stops, by rejecting, when the signal is aborted. */
  readonly render: (page: number, signal: AbortSignal) => Promise<void>;
  /** A page has left the queue. */
  readonly settled: (page: number, outcome: RenderOutcome) => void;
}

/** Pages waiting to be drawn, in the order in which they are wanted. */
export interface RenderQueue {
  /** Replaces what is wanted, most urgent first. Pages being drawn that are no longer wanted are canceled. */
  want(pages: readonly number[]): void;
  /** Cancels a page that is being drawn so that it starts afresh when wanted. */
  restart(page: number): void;
  close(): void;
}

/** A queue that draws the most urgent pages first, cancels stale ones and gives up on those that take too long. */
export function createRenderQueue(options: RenderQueueOptions): RenderQueue {
  const running = new Map<number, { readonly abort: (kind: 'canceled' | 'timeout') => void }>();
  let waiting: number[] = [];
  let isClosed = false;

  const isAlone = (page: number): boolean => options.isAlone?.(page) ?? false;
  const mayStart = (page: number): boolean =>
    running.size === 0 ||
    (running.size < options.concurrency && !isAlone(page) && ![...running.keys()].some(isAlone));
  const pump = (): void => {
    while (!isClosed) {
      const [page] = waiting;
      if (page === undefined || !mayStart(page)) return;
      waiting.shift();
      start(page);
    }
  };
  const start = (page: number): void => {
    const controller = new AbortController();
    let isSettled = false;
    const end = (outcome: RenderOutcome): void => {
      if (isSettled) return;
      isSettled = true;
      stopClock();
      running.delete(page);
      if (!isClosed) options.settled(page, outcome);
      pump();
    };
    const abort = (kind: 'canceled' | 'timeout'): void => {
      controller.abort();
      end({ kind });
    };
    const stopClock = options.after(options.timeLimit, () => abort('timeout'));
    running.set(page, { abort });
    options.render(page, controller.signal).then(
      () => end({ kind: 'done' }),
      (error: unknown) => end({ kind: 'failed', error }),
    );
  };

  return {
    want(pages) {
      if (isClosed) return;
      const wanted = new Set(pages);
      waiting = pages.filter((page) => !running.has(page));
      for (const [page, task] of [...running]) if (!wanted.has(page)) task.abort('canceled');
      pump();
    },
    restart(page) {
      running.get(page)?.abort('canceled');
    },
    close() {
      isClosed = true;
      waiting = [];
      for (const task of [...running.values()]) task.abort('canceled');
    },
  };
}
