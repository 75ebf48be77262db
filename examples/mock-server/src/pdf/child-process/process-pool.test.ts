import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProcessPool } from './process-pool';
import type { ReadingProcess } from './reading-process';

const MIB = 2 ** 20;

describe('createProcessPool', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A pool whose processes are swelled by so many bytes. */
  function pool(swelledBy: number) {
    const started: { isAlive: boolean }[] = [];
    const start = (): ReadingProcess => {
      const state = { isAlive: true };
      started.push(state);
      return {
        run: () => Promise.reject(new Error('Not used here')),
        isAlive: () => state.isAlive,
        swelledBy: () => swelledBy,
        kill: () => Promise.resolve(void (state.isAlive = false)),
      };
    };
    const limits = { size: 1, maxWaiting: 10, readsPerProcess: 100, idleMs: 20_000 };
    const made = createProcessPool({ ...limits, start });
    const read = () => made.use(1, undefined, () => Promise.resolve());
    return { started, read };
  }

  it('keeps a process for reads that come soon', async () => {
    const { started, read } = pool(10 * MIB);
    await read();
    vi.advanceTimersByTime(19_000);
    await read();
    vi.advanceTimersByTime(19_000);
    expect(started).toEqual([{ isAlive: true }]);
    vi.advanceTimersByTime(1_000);
    expect(started).toEqual([{ isAlive: false }]);
  });

  it('keeps one that its reads have swelled for the next slice of a text only', async () => {
    const { started, read } = pool(300 * MIB);
    await read();
    vi.advanceTimersByTime(100);
    await read();
    expect(started).toEqual([{ isAlive: true }]);
    vi.advanceTimersByTime(1_000);
    expect(started).toEqual([{ isAlive: false }]);
    await read();
    expect(started).toHaveLength(2);
  });
});
