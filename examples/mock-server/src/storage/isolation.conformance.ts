import { expect, it } from 'vitest';

import { mark } from './conformance-schema';
import type { OpenStore } from './storage.conformance';

/** A promise that is resolved from outside. */
function gate(): { readonly opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Promises 1 to 3: all or nothing, one after another, immutable rows. */
export function describeIsolation(store: OpenStore): void {
  const ids = async () => (await store.code.read((reader) => reader.list('marks'))).map(({ id }) => id);

  it('leaves nothing of a transaction whose work fails, then or later', async () => {
    await store.code.transact((tx) => tx.put('marks', mark(1)));
    const failing = store.code.transact(async (tx) => {
      await tx.put('marks', mark(1, { text: 'changed' }));
      await tx.put('marks', mark(2));
      await tx.delete('marks', 1);
      await tx.append({ type: 'MARK', action: 'DELETE', data: 1 });
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(RangeError);
    const check = async () => {
      expect(await store.code.read((reader) => reader.list('marks'))).toEqual([mark(1)]);
      expect(await store.code.lastSeq()).toBe(0);
    };
    await check();
    await store.code.transact((tx) => tx.append({ type: 'MARK', action: 'CREATE', data: 1 }));
    expect(await store.code.lastSeq()).toBe(1);
    await store.reopen();
    expect(await store.code.read((reader) => reader.list('marks'))).toEqual([mark(1)]);
  });

  it('shows a transaction its own writes, and to others only once it has resolved', async () => {
    const [written, seen] = [gate(), gate()];
    const writing = store.code.transact(async (tx) => {
      await tx.put('marks', mark(1));
      expect(await tx.count('marks', { documentId: 0 })).toBe(1);
      expect(await tx.get('marks', 1)).toEqual(mark(1));
      written.open();
      await seen.opened;
    });
    await written.opened;
    expect(await ids()).toEqual([]);
    seen.open();
    await writing;
    expect(await ids()).toEqual([1]);
  });

  it('runs transactions one after another: no update is lost', async () => {
    await store.code.transact((tx) => tx.put('marks', mark(1, { extra: 0 })));
    const increments = Array.from({ length: 200 }, () =>
      store.code.transact(async (tx) => {
        const row = await tx.get('marks', 1);
        await Promise.resolve();
        await tx.put('marks', mark(1, { extra: Number(row?.extra) + 1 }));
      }),
    );
    await Promise.all(increments);
    await store.reopen();
    expect((await store.code.read((reader) => reader.get('marks', 1)))?.extra).toBe(200);
  });

  it('goes on after failures among many', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        store.code.transact(async (tx) => {
          await tx.put('marks', mark(index));
          if (index % 3 === 0) throw new RangeError('no');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(await ids()).toEqual(
      Array.from({ length: 60 }, (_, index) => index).filter((index) => index % 3 !== 0),
    );
  });

  it('gives a read one state from its beginning to its end', async () => {
    await store.code.transact(async (tx) => {
      for (const id of [1, 2, 3]) await tx.put('marks', mark(id, { documentId: 1 }));
    });
    await store.code.read(async (reader) => {
      const before = await reader.list('marks', { documentId: 1 });
      await store.code.transact(async (tx) => {
        await tx.put('marks', mark(1, { documentId: 2 }));
        await tx.delete('marks', 2);
        await tx.put('marks', mark(4, { documentId: 1 }));
      });
      await store.code.transact(async (tx) => {
        await tx.delete('marks', 3);
        await tx.put('marks', mark(3, { documentId: 1, text: 'again' }));
      });
      expect(await ids()).toEqual([1, 4, 3]);
      expect(await reader.list('marks', { documentId: 1 })).toEqual(before);
      expect(await reader.list('marks')).toEqual(before);
      expect(await reader.count('marks', { documentId: 2 })).toBe(0);
      expect(await reader.get('marks', 2)).toEqual(mark(2, { documentId: 1 }));
      expect(await reader.get('marks', 4)).toBeUndefined();
    });
  });

  it('never shows half of a transaction to readers among writers', async () => {
    const move = (amount: number) =>
      store.code.transact(async (tx) => {
        const from = Number((await tx.get('marks', 1))?.extra ?? 0);
        await tx.put('marks', mark(1, { extra: from - amount }));
        await Promise.resolve();
        const to = Number((await tx.get('marks', 2))?.extra ?? 0);
        await tx.put('marks', mark(2, { extra: to + amount }));
      });
    const total = () =>
      store.code.read(async (reader) => {
        const first = Number((await reader.get('marks', 1))?.extra ?? 0);
        await Promise.resolve();
        return first + Number((await reader.get('marks', 2))?.extra ?? 0);
      });
    const work = Array.from({ length: 100 }, (_, amount) => Promise.all([move(amount), total()]));
    expect((await Promise.all(work)).map(([, sum]) => sum)).toEqual(Array.from({ length: 100 }, () => 0));
  });

  it('lets a Code go on while a transaction of another one takes its time', async () => {
    const slow = gate();
    const other = await store.storage.createCode(2);
    const waiting = other.transact(() => slow.opened);
    await store.code.transact((tx) => tx.put('marks', mark(1)));
    expect(await ids()).toEqual([1]);
    slow.open();
    await waiting;
  });

  it('keeps its rows when those put in or given out are changed', async () => {
    const row = { ...mark(1), tags: ['a'] };
    await store.code.transact(async (tx) => {
      await tx.put('marks', row);
      row.tags.push('b');
      const read = await tx.get('marks', 1);
      expect(read?.tags).toEqual(['a']);
    });
    row.tags.push('c');
    const given = await store.code.read((reader) => reader.get('marks', 1));
    try {
      Object.assign(given ?? {}, { text: 'other' });
      Object.assign(given?.tags ?? [], ['z']);
    } catch {
      // A frozen row refuses, which is as good.
    }
    const listed = await store.code.read((reader) => reader.list('marks'));
    expect(listed).toEqual([mark(1, { tags: ['a'] })]);
    await store.code.transact(async (tx) => tx.put('marks', mark(2)));
    expect(listed).toHaveLength(1);
  });

  it('hands out each number once, growing, also after failures and after being opened again', async () => {
    const given: number[] = [];
    const take = (fails: boolean) =>
      store.code.transact(async (tx) => {
        given.push(await tx.nextId());
        if (fails) throw new RangeError('no');
      });
    await Promise.allSettled(Array.from({ length: 50 }, (_, index) => take(index % 2 === 0)));
    await expect(take(true)).rejects.toThrow(RangeError);
    await store.reopen();
    await take(false);
    expect(given[0]).toBe(1);
    expect(given).toEqual([...new Set(given)].sort((left, right) => left - right));
  });

  it('refuses steps after the work has ended', async () => {
    const late = await store.code.transact(async (tx) => ({
      put: () => tx.put('marks', mark(1)),
      count: () => tx.count('marks'),
    }));
    await expect(late.put()).rejects.toThrow('ended');
    await expect(late.count()).rejects.toThrow('ended');
    const reader = await store.code.read(async (given) => ({ count: () => given.count('marks') }));
    await expect(reader.count()).rejects.toThrow('ended');
    expect(await ids()).toEqual([]);
  });
}
