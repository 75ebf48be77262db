/** Calls back once nothing has happened for a while. */
export interface SettleTimer {
  /** Something has happened: the wait begins anew. */
  touch(): void;
  readonly isPending: boolean;
  stop(): void;
}

/** A timer of `ms` milliseconds. */
export function createSettleTimer(ms: number, onSettled: () => void): SettleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    touch() {
      stop();
      timer = setTimeout(() => {
        timer = undefined;
        onSettled();
      }, ms);
    },
    get isPending() {
      return timer !== undefined;
    },
    stop,
  };
}

/** Calls `work` after so many milliseconds unless the function that is answered is called before. */
export function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
