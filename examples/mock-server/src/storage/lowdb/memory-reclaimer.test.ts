import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectGarbage, createMemoryReclaimer } from './memory-reclaimer';

const MIB = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('collects once 16 MiB have been freed, not again within a minute, and only where it is a quarter of the heap', () => {
  const collect = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const heap = { bytes: 0 };
  const { noteFreed } = createMemoryReclaimer(collect, () => heap.bytes);
  noteFreed(10 * MIB);
  expect(collect).not.toHaveBeenCalled();
  noteFreed(10 * MIB);
  expect(collect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  noteFreed(100 * MIB);
  expect(collect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  heap.bytes = 500 * MIB;
  noteFreed(0);
  expect(collect).toHaveBeenCalledOnce();
  noteFreed(25 * MIB);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('gives back what nothing holds any more', async () => {
  vi.useRealTimers();
  const held = {
    texts: Array.from({ length: 64 }, (_, index) => Array.from({ length: 131_072 }, () => index / 7)),
  };
  const before = process.memoryUsage().heapUsed;
  held.texts = [];
  await collectGarbage();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(32 * MIB);
});
