import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBytes } from '../testing/held-bytes';
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

  it('lets in exactly as many as are allowed, however many come at once', async () => {
    const { limiter, take } = made(100);
    const outcomes = await Promise.all(Array.from({ length: 2_000 }, () => limiter.take('a')));
    expect(outcomes.filter(({ isRefused }) => !isRefused)).toHaveLength(100);
    // What comes several times at once is let in as a whole or not at all, and takes nothing where it is not.
    const pairs = made(101).limiter;
    const both = await Promise.all(Array.from({ length: 2_000 }, () => pairs.take('b', 2)));
    expect(both.filter(({ isRefused }) => !isRefused)).toHaveLength(50);
    expect(await pairs.take('b')).toMatchObject({ isRefused: false, standing: { remaining: 0 } });
    expect(await take('a')).toMatchObject({ remaining: 0 });
  });

  it('keeps 50 bytes at most of each of 40,000 callers, and nothing of them after two windows', async () => {
    const { limiter, pass } = made(5);
    const before = heldBytes();
    for (let number = 0; number < 40_000; number += 1) await limiter.take(`2001:db8:${number}::/56`);
    expect(heldBytes() - before).toBeLessThan(40_000 * 50);
    expect((await limiter.take('2001:db8:7::/56')).standing.remaining).toBe(3);
    for (let window = 0; window < 2; window += 1) {
      pass(60_000);
      await limiter.take('another');
    }
    expect(heldBytes() - before).toBeLessThan(200_000);
  });

  it('gives a window its whole time where it was opened shortly before older ones go', async () => {
    const { take, pass } = made(5);
    pass(59_999);
    await take('late');
    pass(1);
    await take('other');
    pass(59_998);
    expect(await take('late')).toMatchObject({ remaining: 3, resetSeconds: 1 });
    pass(1);
    expect(await take('late')).toMatchObject({ remaining: 4, resetSeconds: 60 });
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
