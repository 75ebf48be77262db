import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from './rate-limiter';

describe('a rate limiter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 6, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function made(most: number) {
    const limiter = createRateLimiter({ most, windowMs: 60_000 });
    return {
      limiter,
      take: async (key: string) => (await limiter.take(key)).standing,
      isRefused: async (key: string) => (await limiter.take(key)).isRefused,
      pass: (ms: number) => vi.advanceTimersByTime(ms),
    };
  }

  it('counts each key by itself, from its first time on', async () => {
    const { take, isRefused, pass } = made(2);
    expect(await take('a')).toMatchObject({ remaining: 1, resetSeconds: 60 });
    pass(20_500);
    expect(await take('a')).toMatchObject({ remaining: 0, resetSeconds: 40 });
    expect(await isRefused('a')).toBe(true);
    expect(await isRefused('b')).toBe(false);
    pass(39_499);
    expect(await isRefused('a')).toBe(true);
    pass(1);
    expect(await take('a')).toMatchObject({ remaining: 1, resetSeconds: 60 });
  });

  it('counts no more what is given back, unless its window has ended', async () => {
    const { limiter, isRefused, pass } = made(1);
    const first = await limiter.take('a');
    await (await limiter.take('a')).giveBack();
    expect(await isRefused('a')).toBe(true);
    await first.giveBack();
    const second = await limiter.take('a');
    expect(second.isRefused).toBe(false);
    pass(60_000);
    expect(await isRefused('a')).toBe(false);
    await second.giveBack();
    expect(await isRefused('a')).toBe(true);
  });
});
