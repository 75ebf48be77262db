import { asError } from '../child-processes/as-error';

/**
 * Waits for work that others may be waiting for too: whoever leaves (`signal`) is let go at once, with the signal's reason, and the work goes
 * on without them.
 */
export function unlessLeft<R>(work: Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(asError(signal.reason));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
