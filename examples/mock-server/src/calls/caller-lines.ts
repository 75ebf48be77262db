import PQueue from 'p-queue';
import { ProblemError } from '../problems/problem-error';
import type { CallKind, Caller, Visit } from './call';

/** Lines in which the calls of each user wait for one another: who makes many at once takes turns with themselves, not with everybody. */
export interface CallerLines {
  /**
   * Makes a call when it is its turn; at once for a caller without a session, whose calls are few by their limits. Throws RATE_LIMITED where too many wait, and the
   * signal's reason where the caller has left when its turn comes.
   */
  run<R>(kind: CallKind, visit: Visit, who: Caller, make: () => Promise<R>): Promise<R>;
}

/**
 * Calls of one user that are worked on at once. Long ones work in slices of 4 ms (background/time-slice.ts), and everybody else waits for one slice of each, several
 * times in a call. Writing ones wait for files rather than for the processor.
 */
export const CALLS_AT_ONCE: Readonly<Record<CallKind, number>> = { reading: 3, writing: 6 };
/** Calls of one user that may wait: a browser sends six at once to a server, or a hundred where it has HTTP/2 before it. */
const MOST_WAITING = 100;
const TRY_AGAIN_SECONDS = 1;

/** Makes the lines. */
export function createCallerLines(): CallerLines {
  const lines = new Map<string, PQueue>();

  function lineOf(key: string, concurrency: number): PQueue {
    const known = lines.get(key);
    if (known) return known;
    const line = new PQueue({ concurrency });
    line.addEventListener('idle', () => {
      if (line.size + line.pending === 0) lines.delete(key);
    });
    lines.set(key, line);
    return line;
  }

  return {
    async run(kind, { signal }, who, make) {
      if (!who) return make();
      const line = lineOf(`${kind} ${who.user.id}`, CALLS_AT_ONCE[kind]);
      if (line.size >= MOST_WAITING) {
        throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: TRY_AGAIN_SECONDS });
      }
      return line.add(() => {
        // Not as an option of the line: that would give a call's place away while its work goes on.
        signal?.throwIfAborted();
        return make();
      });
    },
  };
}
