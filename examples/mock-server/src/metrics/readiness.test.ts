import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness';

describe('readiness', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const fine = () => Promise.resolve();

  it('names the services that fail, and no others', async () => {
    const readiness = createReadiness({ store: fine, blobs: () => Promise.reject(new Error('away')) });
    expect(await readiness.away()).toEqual(['blobs']);
    expect(await createReadiness({ store: fine }).away()).toEqual([]);
  });

  it('does not wait longer than three seconds for one that says nothing', async () => {
    const away = createReadiness({ store: () => new Promise(() => undefined), blobs: fine }).away();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await away).toEqual(['store']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks once a second at most, however many want to know', async () => {
    const store = vi.fn(fine);
    const readiness = createReadiness({ store });
    await Promise.all([readiness.away(), readiness.away()]);
    vi.advanceTimersByTime(999);
    await readiness.away();
    expect(store).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await readiness.away();
    expect(store).toHaveBeenCalledTimes(2);
  });
});
