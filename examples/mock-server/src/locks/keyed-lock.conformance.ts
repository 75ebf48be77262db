import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyedLock } from './keyed-lock';

/** One adapter under test: `create` gives the lock as two servers have it (the same one where there is but one) and what undoes it. */
export interface KeyedLockAdapter {
  readonly name: string;
  create(): Promise<{ readonly here: KeyedLock; readonly there: KeyedLock; destroy(): Promise<void> }>;
}

/** What every lock must do (the promises of `KeyedLock`), for each adapter in the table. */
export function describeKeyedLocks(adapters: readonly KeyedLockAdapter[]): void {
  describe.each(adapters)('$name keeps the promises of KeyedLock', ({ create }) => {
    let here: KeyedLock;
    let there: KeyedLock;
    let destroy: () => Promise<void>;

    beforeEach(async () => ({ here, there, destroy } = await create()));
    afterEach(async () => {
      await here.close();
      await there.close();
      await destroy();
    });

    const turn = () => new Promise((resolve) => setImmediate(resolve));

    it('runs one work about a key at a time, whichever server asks', async () => {
      let running = 0;
      let most = 0;
      let done = 0;
      const work = async () => {
        running += 1;
        most = Math.max(most, running);
        for (let turns = 0; turns < 5; turns += 1) await turn();
        running -= 1;
        done += 1;
      };
      await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).run(7, work)));
      expect([most, done]).toEqual([1, 12]);
    });

    it('keeps the order in which one server asked', async () => {
      const order: number[] = [];
      const numbers = [1, 2, 3, 4, 5];
      await Promise.all(numbers.map((number) => here.run(7, async () => void order.push(number))));
      expect(order).toEqual(numbers);
    });

    it('gives what the work gave, or throws what it threw, and the key is free again', async () => {
      expect(await here.run(7, async () => 'done')).toBe('done');
      const failing = here.run(7, async () => {
        throw new Error('failed');
      });
      await expect(failing).rejects.toThrow('failed');
      expect(await there.run(7, async () => 'again')).toBe('again');
    });

    it('lets work about other keys go on, however much waits for one', async () => {
      const end = Promise.withResolvers<undefined>();
      const began = Promise.withResolvers<undefined>();
      const first = here.run(1, async () => {
        began.resolve(undefined);
        await end.promise;
      });
      await began.promise;
      const waiting = Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? here : there).run(1, async () => undefined),
      );
      expect(await Promise.all([here.run(2, async () => 'here'), there.run(3, async () => 'there')])).toEqual(
        ['here', 'there'],
      );
      end.resolve(undefined);
      await Promise.all([first, ...waiting]);
    });

    it('lets who has a key take another one that nobody has, while many wait for the first', async () => {
      const both = (lock: KeyedLock) => lock.run(1, () => lock.run(2, turn));
      await Promise.all(Array.from({ length: 20 }, (_, index) => both(index % 2 ? here : there)));
    });
  });
}
