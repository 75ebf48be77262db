import { expect, test } from 'vitest';
import { createRenderQueue, type RenderOutcome } from './render-queue';

function setUp(concurrency = 1, isAlone?: (page: number) => boolean) {
  const started: number[] = [];
  const settled: [number, RenderOutcome['kind']][] = [];
  const open = new Map<
    number,
    { resolve: () => void; reject: (error: unknown) => void; signal: AbortSignal }
  >();
  const clocks = new Set<() => void>();
  const queue = createRenderQueue({
    concurrency,
    ...(isAlone && { isAlone }),
    timeLimit: 1000,
    after(_ms, work) {
      clocks.add(work);
      return () => clocks.delete(work);
    },
    render(page, signal) {
      started.push(page);
      return new Promise((resolve, reject) => open.set(page, { resolve, reject, signal }));
    },
    settled: (page, { kind }) => settled.push([page, kind]),
  });
  const finish = async (page: number): Promise<void> => {
    open.get(page)?.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const ringClocks = (): void => {
    for (const work of [...clocks]) work();
  };
  return { queue, started, settled, open, finish, clocks, ringClocks };
}

test('draws in the order in which pages are wanted, so many at a time', async () => {
  const { queue, started, finish, settled } = setUp(2);
  queue.want([5, 4, 6, 3]);
  expect(started).toEqual([5, 4]);
  await finish(4);
  expect(started).toEqual([5, 4, 6]);
  expect(settled).toEqual([[4, 'done']]);
});

test('cancels what is no longer wanted and starts what is', () => {
  const { queue, started, open, settled } = setUp();
  queue.want([1, 2]);
  queue.want([9, 2]);
  expect(open.get(1)?.signal.aborted).toBe(true);
  expect(settled).toEqual([[1, 'canceled']]);
  expect(started).toEqual([1, 9]);
});

test('a page that is being drawn and still wanted is not interrupted', () => {
  const { queue, started, open } = setUp();
  queue.want([1, 2]);
  queue.want([2, 1]);
  expect(open.get(1)?.signal.aborted).toBe(false);
  expect(started).toEqual([1]);
});

test('gives up on a page after the time limit and continues with the next', () => {
  const { queue, started, settled, ringClocks, open } = setUp();
  queue.want([1, 2]);
  ringClocks();
  expect(settled).toEqual([[1, 'timeout']]);
  expect(open.get(1)?.signal.aborted).toBe(true);
  expect(started).toEqual([1, 2]);
});

test('a page that fails says so and does not stop the others', async () => {
  const { queue, started, settled, open } = setUp();
  queue.want([1, 2]);
  open.get(1)?.reject(new Error('damaged'));
  await Promise.resolve();
  await Promise.resolve();
  expect(settled).toEqual([[1, 'failed']]);
  expect(started).toEqual([1, 2]);
});

test('a closed queue leaves no clock, tells nothing and starts nothing', async () => {
  const { queue, started, settled, open, clocks, finish } = setUp();
  queue.want([1, 2]);
  queue.close();
  await finish(1);
  queue.want([3]);
  expect(open.get(1)?.signal.aborted).toBe(true);
  expect([started, settled, clocks.size]).toEqual([[1], [], 0]);
});

test('a page that is drawn alone waits for the others and lets none in beside it', async () => {
  const { queue, started, finish } = setUp(2, (page) => page >= 10);
  queue.want([1, 10, 2, 11]);
  expect(started).toEqual([1]);
  await finish(1);
  expect(started).toEqual([1, 10]);
  await finish(10);
  expect(started).toEqual([1, 10, 2]);
});
