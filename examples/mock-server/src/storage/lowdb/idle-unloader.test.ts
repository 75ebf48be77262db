import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdleUnloader } from './idle-unloader';

const MIB = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A loaded partition with files of so many bytes. */
function loaded(bytes: number) {
  return {
    size: () => bytes,
    isIdle: () => true,
    unload: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    partition: undefined as never,
    load: () => Promise.resolve(),
    retire: () => Promise.resolve(),
    resume: () => undefined,
  };
}

it('unloads large partitions sooner than small ones, and small ones after the whole time', async () => {
  const [small, large, used] = [loaded(4 * MIB), loaded(80 * MIB), loaded(80 * MIB)];
  const noteFreed = vi.fn<(bytes: number) => void>();
  const limits = { memoryBytes: 256 * MIB, unloadMs: 600_000 };
  const unloader = createIdleUnloader(limits, () => expect.unreachable(), { noteFreed });
  for (const handle of [small, large, used]) unloader.noteUse(handle);
  vi.advanceTimersByTime(20_000);
  unloader.noteUse(used);
  vi.advanceTimersByTime(20_000);
  expect(large.unload).toHaveBeenCalledOnce();
  expect(used.unload).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(noteFreed).toHaveBeenCalledWith(80 * MIB);
  vi.advanceTimersByTime(550_000);
  expect(used.unload).toHaveBeenCalledOnce();
  expect(small.unload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(small.unload).toHaveBeenCalledOnce();
  unloader.close();
});
