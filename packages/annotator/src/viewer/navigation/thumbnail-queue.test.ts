import { describe, expect, test } from 'vitest';
import { createManualClock } from '../../core/testing/manual-clock';
import { createThumbnailQueue } from './thumbnail-queue';

function setUp() {
  const clock = createManualClock();
  const begun: number[] = [];
  const failed: string[] = [];
  const aborted: number[] = [];
  const drawn = new Map<number, { done: () => void; fail: () => void; rest: () => Promise<void> }>();
  const world = { isBusy: false };
  const queue = createThumbnailQueue({
    isBusy: () => world.isBusy,
    after: clock.after,
    timeLimit: 5000,
    draw: (page, signal, rest) =>
      new Promise((resolve, reject) => {
        begun.push(page);
        signal.addEventListener('abort', () => {
          aborted.push(page);
          reject(new Error('aborted'));
        });
        drawn.set(page, { done: resolve, fail: () => reject(new Error('broken')), rest });
      }),
    onFailed: (page, reason) => failed.push(`${page} ${reason}`),
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    clock.pass(200);
  };
  return { clock, begun, failed, aborted, drawn, world, queue, settle };
}

describe('the queue of thumbnails', () => {
  test('draws one at a time, in order', async () => {
    const { queue, begun, drawn, settle } = setUp();
    for (const page of [4, 5, 6]) queue.add(page);
    queue.add(5);
    await settle();
    expect(begun).toEqual([4]);
    drawn.get(4)?.done();
    await settle();
    expect(begun).toEqual([4, 5]);
    drawn.get(5)?.done();
    await settle();
    drawn.get(6)?.done();
    await settle();
    expect(begun).toEqual([4, 5, 6]);
  });

  test('begins nothing and rests in the middle while the viewer is busy', async () => {
    const { queue, begun, drawn, settle, world } = setUp();
    world.isBusy = true;
    queue.add(1);
    await settle();
    await settle();
    expect(begun).toEqual([]);
    world.isBusy = false;
    await settle();
    expect(begun).toEqual([1]);
    world.isBusy = true;
    let hasRested = false;
    void drawn
      .get(1)
      ?.rest()
      .then(() => (hasRested = true));
    await settle();
    expect(hasRested).toBe(false);
    world.isBusy = false;
    await settle();
    await settle();
    expect(hasRested).toBe(true);
  });

  test('stops what is scrolled past and forgets what waits', async () => {
    const { queue, begun, aborted, failed, settle } = setUp();
    for (const page of [1, 2, 3]) queue.add(page);
    await settle();
    queue.remove(2);
    queue.remove(1);
    await settle();
    expect(begun).toEqual([1, 3]);
    expect(aborted).toEqual([1]);
    expect(failed).toEqual([]);
    queue.add(1);
    queue.close();
    await settle();
    expect(begun).toEqual([1, 3]);
    expect(aborted).toEqual([1, 3]);
  });

  test('continues after a page that fails or takes too long', async () => {
    const { queue, begun, drawn, failed, settle, clock } = setUp();
    for (const page of [1, 2, 3]) queue.add(page);
    await settle();
    drawn.get(1)?.fail();
    await settle();
    clock.pass(5000);
    await settle();
    expect(begun).toEqual([1, 2, 3]);
    expect(failed).toEqual(['1 error', '2 timeout']);
  });
});
