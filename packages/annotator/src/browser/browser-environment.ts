import type { Clock, KeyValueStore, Log } from '../core/ports/environment';

/** The browser's clock and timers. */
export function createBrowserClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Milliseconds to wait where a browser cannot say when it is idle (Safari). */
const WITHOUT_IDLE = 200;
/** Milliseconds after which a browser that never finds itself idle is taken to be: on a busy machine it was seen to wait for 20 seconds. */
const IDLE_WAIT = 1_000;

/** Calls `work` once when the browser has nothing else to do, unless the returned function is called before. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, WITHOUT_IDLE);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_WAIT });
  return () => cancelIdleCallback(handle);
}

/** Local storage; where the browser forbids it or it is full, nothing is stored. */
export function createBrowserStorage(): KeyValueStore {
  const quietly = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => quietly(() => localStorage.getItem(key)) ?? undefined,
    set(key, value) {
      quietly(() => localStorage.setItem(key, value));
    },
    delete(key) {
      quietly(() => localStorage.removeItem(key));
    },
  };
}

/** The browser's console. */
export function createConsoleLog(): Log {
  const { warn, error } = console;
  return {
    warn: (message, details) => warn(`[glossator] ${message}`, details ?? ''),
    error: (message, details) => error(`[glossator] ${message}`, details ?? ''),
  };
}

/** A random key (128 bits, hexadecimal); also outside of secure contexts, where `randomUUID` does not exist. */
export function createRandomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
