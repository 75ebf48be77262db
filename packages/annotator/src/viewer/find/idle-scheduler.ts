/** Schedules work that nobody must feel: it waits until the viewer and the browser are idle. */
export interface IdleScheduler {
  /** Resolves as soon as a little work may be done, or when it is closed. One caller at a time. */
  next(): Promise<void>;
  /** Somebody waits for the work: it need not be idle any more, only not busy, until the returned function is called. */
  hurry(): () => void;
  /** Whether somebody waits for the work. */
  readonly isHurried: boolean;
  close(): void;
}

/** What it watches. */
export interface IdleSchedulerOptions {
  /** Whether the reader is moving or a page is being drawn. */
  readonly isBusy: () => boolean;
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls `work` after `ms` milliseconds unless the returned function is called before. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Calls `work` when the browser has nothing else to do. */
  readonly idle: (work: () => void) => () => void;
}

/** Milliseconds of quiet after the reader has done something. */
const CALM = 800;
/** Milliseconds that hurried work may take before the browser gets its turn: half a frame. */
const TURN = 8;
/** Milliseconds between two checks of a busy viewer. */
const RECHECK = 100;
const RECHECK_URGENT = 30;
/** Milliseconds after which a browser that never finds itself idle is taken to be: it was seen to wait for 20 seconds. */
const IDLE_WAIT = 1_000;

/** A scheduler; the quiet begins to count now. */
export function createIdleScheduler({ isBusy, now, after, idle }: IdleSchedulerOptions): IdleScheduler {
  let waiting: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  let lastBusy = now();
  let turnEnd = 0;
  let waiters = 0;
  let isClosed = false;

  const plan = (how: () => () => void): void => {
    cancel?.();
    cancel = how();
  };
  const go = (): void => {
    const work = waiting;
    waiting = undefined;
    turnEnd = now() + TURN;
    work?.();
  };
  const check = (): void => {
    cancel = undefined;
    if (isBusy()) {
      lastBusy = now();
      plan(() => after(waiters > 0 ? RECHECK_URGENT : RECHECK, check));
      return;
    }
    const calm = now() - lastBusy;
    if (waiters > 0) go();
    else if (calm < CALM) plan(() => after(CALM - calm, check));
    else plan(() => idle(() => (isBusy() ? check() : go())));
  };

  return {
    next() {
      if (isClosed) return Promise.resolve();
      if (waiters > 0 && now() < turnEnd && !isBusy()) return Promise.resolve();
      return new Promise((resolve) => {
        waiting = resolve;
        // Never in the same turn: work that is done at once must not keep the browser from everything else.
        plan(() => after(0, check));
      });
    },
    hurry() {
      waiters += 1;
      if (waiting) plan(() => after(0, check));
      let isReleased = false;
      return () => {
        if (!isReleased) waiters -= 1;
        isReleased = true;
      };
    },
    get isHurried() {
      return waiters > 0;
    },
    close() {
      isClosed = true;
      cancel?.();
      go();
    },
  };
}

/** The idle scheduler of a browser window. Safari cannot say when it is idle: a moment after everything else is taken for it. */
export function createWindowIdleScheduler(window: Window, isBusy: () => boolean): IdleScheduler {
  const after = (ms: number, work: () => void): (() => void) => {
    // Of timers that follow each other, browsers make each last four milliseconds: as long as reading a page takes.
    if (ms === 0) return soon(work);
    const timer = window.setTimeout(work, ms);
    return () => window.clearTimeout(timer);
  };
  return createIdleScheduler({
    isBusy,
    now: () => window.performance.now(),
    after,
    idle(work) {
      if (!('requestIdleCallback' in window)) return after(50, work);
      const handle = window.requestIdleCallback(work, { timeout: IDLE_WAIT });
      return () => window.cancelIdleCallback(handle);
    },
  });
}

/** Calls `work` in a task of its own, as soon as the browser has a turn for it. */
function soon(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const end = (): void => {
    port1.onmessage = null;
    port1.close();
  };
  port1.onmessage = () => {
    end();
    work();
  };
  port2.postMessage(undefined);
  return end;
}
