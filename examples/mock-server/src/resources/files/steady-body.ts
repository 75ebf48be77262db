import { ProblemError } from '../../problems/problem-error';

/** What steadiness is measured by: the time, and something to be done later, which the answer calls off. */
export interface ArrivalClock {
  now(): number;
  after(ms: number, work: () => void): () => void;
}

/** The computer's own clock. */
export const systemArrivalClock: ArrivalClock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Milliseconds without a byte after which an upload is given up. */
const IDLE_MS = 60_000;
/** Bytes a second that an upload must have brought on average: the slowest lines there are bring as much. */
const LEAST_RATE = 8_000;
/** Milliseconds for which the average says nothing yet. */
const START_MS = 60_000;

/**
 * The bytes of an upload as long as they keep coming. Throws MALFORMED_BODY where none has come for a minute, or fewer than 8 kB a second
 * after the first minute: whoever sends byte by byte would hold a place, room in their quota and an open file for an hour.
 */
export async function* steadyBody(
  body: AsyncIterable<Uint8Array>,
  clock: ArrivalClock,
): AsyncGenerator<Uint8Array> {
  const begunAt = clock.now();
  let arrived = 0;
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await inTime(chunks.next(), clock);
      if (next.done === true) return;
      arrived += next.value.byteLength;
      const lasted = clock.now() - begunAt;
      if (lasted > START_MS && (arrived * 1000) / lasted < LEAST_RATE) throw tooSlow();
      yield next.value;
    }
  } finally {
    // Not awaited: a body that does not come does not answer either.
    void chunks.return?.().catch(() => undefined);
  }
}

async function inTime<T>(next: Promise<T>, clock: ArrivalClock): Promise<T> {
  let callOff: (() => void) | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    callOff = clock.after(IDLE_MS, () => reject(tooSlow()));
  });
  try {
    return await Promise.race([next, late]);
  } finally {
    callOff?.();
  }
}

function tooSlow(): ProblemError {
  return new ProblemError('MALFORMED_BODY', { detail: 'The file arrived too slowly' });
}
