import { describe, expect, it } from 'vitest';
import { steadyBody, type ArrivalClock } from './steady-body';

/** A clock that stands still until it is moved. */
function createStillClock() {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const clock: ArrivalClock = {
    now: () => now,
    after(ms, work) {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => (due = due.filter((other) => other !== entry));
    },
  };
  const pass = (ms: number) => {
    now += ms;
    for (const { work } of due.filter(({ at }) => at <= now)) work();
  };
  return { clock, pass, waiting: () => due.length };
}

const REFUSED = { code: 'MALFORMED_BODY' };

describe('a body that must be steady', () => {
  /** Bytes that come a chunk every so many milliseconds; gives how many were passed on. */
  async function sent(chunks: number, bytes: number, everyMs: number): Promise<number> {
    const { clock, pass } = createStillClock();
    async function* body() {
      for (let chunk = 0; chunk < chunks; chunk += 1) {
        pass(everyMs);
        yield new Uint8Array(bytes);
      }
    }
    let passed = 0;
    for await (const chunk of steadyBody(body(), clock)) passed += chunk.byteLength;
    return passed;
  }

  it('passes on what comes slowly but steadily', async () => {
    expect(await sent(300, 8_100, 1_000)).toBe(300 * 8_100);
  });

  it('may be as slow as it likes for a minute', async () => {
    expect(await sent(60, 1, 1_000)).toBe(60);
  });

  it('is given up after a minute of too little', async () => {
    await expect(sent(300, 7_900, 1_000)).rejects.toMatchObject(REFUSED);
  });

  it('is given up when nothing has come for a minute', async () => {
    const { clock, pass, waiting } = createStillClock();
    let isLeft = false;
    const body = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise<never>(() => undefined),
        return: () => {
          isLeft = true;
          return Promise.resolve({ done: true as const, value: undefined });
        },
      }),
    };
    const next = steadyBody(body, clock).next();
    pass(59_999);
    expect(waiting()).toBe(1);
    pass(1);
    await expect(next).rejects.toMatchObject(REFUSED);
    expect([waiting(), isLeft]).toEqual([0, true]);
  });
});
