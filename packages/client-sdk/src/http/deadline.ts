import { TimeoutError } from './api-error';

/**
 * Runs `work` with a signal that fires when the caller's does or when `timeoutMs` are over, and rejects at once then:
 * with the caller's reason, or with a TimeoutError.
 */
export async function withDeadline<T>(
  options: { readonly signal?: AbortSignal | undefined; readonly timeoutMs: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, timeoutMs } = options;
  signal?.throwIfAborted();
  const late = new AbortController();
  const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const timer = setTimeout(() => late.abort(new TimeoutError(timeoutMs)), timeoutMs);
  let onAbort = () => {};
  const aborted = new Promise<void>((resolve) => {
    onAbort = resolve;
    either.addEventListener('abort', onAbort, { once: true });
  }).then((): never => {
    throw either.reason;
  });
  try {
    return await Promise.race([work(either), aborted]);
  } finally {
    clearTimeout(timer);
    either.removeEventListener('abort', onAbort);
  }
}
