/** Pages that something is to be done for when the browser has nothing else to do, one after the other. */
export interface IdlePages {
  add(page: number): void;
  close(): void;
}

/** Milliseconds to wait where a browser cannot say when it is idle (Safari). */
const WITHOUT_IDLE = 60;

/** Does `work` for each added page once, at idle. */
export function createIdlePages(window: Window | null, work: (page: number) => void): IdlePages {
  const waiting = new Set<number>();
  let cancel: (() => void) | undefined;
  const run = (): void => {
    cancel = undefined;
    for (const page of waiting) {
      waiting.delete(page);
      work(page);
      break;
    }
    plan();
  };
  const plan = (): void => {
    if (cancel || waiting.size === 0 || !window) return;
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(run);
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(run, WITHOUT_IDLE);
      cancel = () => clearTimeout(timer);
    }
  };
  return {
    add(page) {
      waiting.add(page);
      plan();
    },
    close() {
      waiting.clear();
      cancel?.();
      cancel = undefined;
    },
  };
}
