import { expect, it } from 'vitest';

import { mark } from './conformance-schema';
import type { AccountTables, CodeTables } from './conformance-schema';
import type { Partition, PartitionStore } from './storage';
import type { OpenStore, StorageFixture } from './storage.conformance';

/** Promise 5 of a store in a database: what holds for one instance holds over two. */
export function describeSharing(store: OpenStore, fixtureOf: () => StorageFixture): void {
  /** Runs work with a second instance, and its partition of Code 1. */
  async function withOther(
    work: (code: Partition<CodeTables>, storage: PartitionStore<AccountTables, CodeTables>) => Promise<void>,
  ): Promise<void> {
    const storage = await fixtureOf().open();
    try {
      const code = await storage.code(1);
      if (!code) throw new Error('The other instance does not see the Code');
      await work(code, storage);
    } finally {
      await storage.close();
    }
  }

  it('shows what one instance has written to another one', async () => {
    await withOther(async (other, storage) => {
      await store.code.transact((tx) => tx.put('marks', mark(1)));
      expect(await other.read((reader) => reader.list('marks'))).toEqual([mark(1)]);
      await storage.createCode(2);
      expect(await store.storage.codeIds()).toEqual([1, 2]);
      await store.storage.deleteCode(2);
      expect(await storage.code(2)).toBeUndefined();
    });
  });

  it('runs transactions of two instances one after another: no update and no number is lost', async () => {
    await withOther(async (other) => {
      await store.code.transact((tx) => tx.put('marks', mark(1, { extra: 0 })));
      const given: number[] = [];
      const increment = (code: Partition<CodeTables>) =>
        code.transact(async (tx) => {
          const row = await tx.get('marks', 1);
          await tx.put('marks', mark(1, { extra: Number(row?.extra) + 1 }));
          await tx.append({ type: 'MARK', action: 'UPDATE', data: null });
          given.push(await tx.nextId());
        });
      // Each instance waits for its own, so that they meet at every turn.
      const turns = async (code: Partition<CodeTables>): Promise<void> => {
        for (let times = 0; times < 50; times += 1) await increment(code);
      };
      await Promise.all([turns(store.code), turns(other)]);
      expect((await other.read((reader) => reader.get('marks', 1)))?.extra).toBe(100);
      expect(new Set(given).size).toBe(100);
      const { events } = await store.code.eventsAfter(0, 1_000);
      expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    });
  });

  it('rings for what another instance has written', async () => {
    await withOther(async (other) => {
      const rung = new Promise<number>((resolve) => {
        store.code.subscribe(() => void store.code.lastSeq().then(resolve));
      });
      await other.transact((tx) => tx.append({ type: 'MARK', action: 'CREATE', data: 1 }));
      expect(await rung).toBe(1);
    });
  });
}
