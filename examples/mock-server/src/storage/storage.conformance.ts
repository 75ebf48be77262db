import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { describeEvents } from './events.conformance';
import { PartitionExistsError, StorageLockedError } from './storage';
import type { MovablePartition, MovableStore } from './storage';
import { mark } from './conformance-schema';
import type { AccountTables, CodeTables } from './conformance-schema';
import { describeHistory } from './history.conformance';
import { describeIsolation } from './isolation.conformance';
import { describeRows } from './rows.conformance';
import { describeSharing } from './sharing.conformance';

/** A store that can be opened again and again over the same data. */
export interface StorageFixture {
  /** Opens the store with `accountsSchema` and `codeSchema`. */
  open(): Promise<MovableStore<AccountTables, CodeTables>>;
  /** Removes the data; the store is closed by then. */
  destroy(): Promise<void>;
}

/** One adapter under test. */
export interface StorageAdapterCase {
  readonly name: string;
  /** Whether one process at a time may have a store open, or many (promise 5). */
  readonly owners: 'one' | 'many';
  /** Prepares an empty store. */
  create(): Promise<StorageFixture>;
}

/** An open store within a test. */
export interface OpenStore {
  storage: MovableStore<AccountTables, CodeTables>;
  /** The partition of Code 1. */
  code: MovablePartition<CodeTables>;
  /** Closes the store and opens it again. */
  reopen(): Promise<void>;
}

/** What every storage adapter must do (promises 1 to 6 of the port), for each adapter in the table. */
export function describeStorages(adapters: readonly StorageAdapterCase[]): void {
  describe.each(adapters)('$name keeps the promises of PartitionStore', ({ owners, create }) => {
    let fixture: StorageFixture;
    const store = {} as OpenStore;

    beforeEach(async () => {
      fixture = await create();
      store.storage = await fixture.open();
      store.code = await store.storage.createCode(1);
      store.reopen = async () => {
        await store.storage.close();
        store.storage = await fixture.open();
        const code = await store.storage.code(1);
        if (code !== undefined) store.code = code;
      };
    });
    afterEach(async () => {
      await store.storage.close();
      await fixture.destroy();
    });

    describeRows(store);
    describeIsolation(store);
    describeEvents(store);
    describeHistory(store);

    it('keeps one partition a Code, and removes it for good', async () => {
      await expect(store.storage.createCode(1)).rejects.toThrow(PartitionExistsError);
      const other = await store.storage.createCode(20);
      await other.transact((tx) => tx.put('marks', mark(1)));
      expect(await store.storage.codeIds()).toEqual([1, 20]);
      expect(await store.storage.code(2)).toBeUndefined();
      await store.storage.deleteCode(20);
      await store.storage.deleteCode(20);
      await expect(other.read((reader) => reader.count('marks'))).rejects.toThrow();
      await store.reopen();
      expect(await store.storage.codeIds()).toEqual([1]);
      expect(await store.storage.code(20)).toBeUndefined();
      const again = await store.storage.createCode(20);
      expect(await again.read((reader) => reader.count('marks'))).toBe(0);
      expect(await again.lastSeq()).toBe(0);
    });

    it('lets only one of several makers of the same Code succeed', async () => {
      const made = await Promise.allSettled([5, 5, 5].map((id) => store.storage.createCode(id)));
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    if (owners === 'one') describeOneOwner(store, () => fixture);
    else describeSharing(store, () => fixture);

    it('finishes running transactions before it closes, and refuses later ones', async () => {
      const writes = Array.from({ length: 20 }, (_, id) =>
        store.code.transact((tx) => tx.put('marks', mark(id + 1))),
      );
      const closed = store.storage.close();
      await Promise.all(writes);
      await closed;
      await expect(store.code.transact((tx) => tx.put('marks', mark(99)))).rejects.toThrow();
      await expect(store.storage.createCode(2)).rejects.toThrow();
      store.storage = await fixture.open();
      const code = await store.storage.code(1);
      expect(await code?.read((reader) => reader.count('marks'))).toBe(20);
    });
  });
}

/** Promise 5 of a store in a folder. */
function describeOneOwner(store: OpenStore, fixtureOf: () => StorageFixture): void {
  it('refuses a second owner until the first has closed', async () => {
    await expect(fixtureOf().open()).rejects.toThrow(StorageLockedError);
    await store.code.transact((tx) => tx.put('marks', mark(1)));
    await store.reopen();
    expect(await store.code.read((reader) => reader.count('marks'))).toBe(1);
  });
}
