import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mark } from './conformance-schema';
import type { CodeTables, Mark } from './conformance-schema';
import type { Reader } from './storage';
import type { OpenStore } from './storage.conformance';

/** Reading and writing rows (promises 2 and 3 of the port). */
export function describeRows(store: OpenStore): void {
  const all = () => store.code.read((reader) => reader.list('marks'));

  it('gives back rows by key, by fields and in order of insertion', async () => {
    await store.code.transact(async (tx) => {
      for (const id of [3, 1, 2]) await tx.put('marks', mark(id, { documentId: id % 2, tags: [`t${id}`] }));
      await tx.put('names', { id: 'a', name: 'A' });
    });
    await store.code.read(async (reader) => {
      expect(await reader.get('marks', 1)).toEqual(mark(1, { documentId: 1, tags: ['t1'] }));
      expect(await reader.get('marks', 9)).toBeUndefined();
      expect((await reader.list('marks')).map(({ id }) => id)).toEqual([3, 1, 2]);
      expect((await reader.list('marks', { documentId: 1 })).map(({ id }) => id)).toEqual([3, 1]);
      expect((await reader.list('marks', { documentId: 1, text: 'text 1' })).map(({ id }) => id)).toEqual([
        1,
      ]);
      expect((await reader.list('marks', { tags: ['t2'] })).map(({ id }) => id)).toEqual([2]);
      expect(await reader.count('marks')).toBe(3);
      expect(await reader.count('marks', { documentId: 1 })).toBe(2);
      expect(await reader.count('marks', { documentId: 7 })).toBe(0);
      expect(await reader.count('names')).toBe(1);
    });
  });

  it('lists the rows whose intervals meet one, with what a transaction has written itself', async () => {
    const spread = (id: number, from: number, to: number, documentId = 1) =>
      mark(id, { documentId, pages: { from, to }, text: 'a \0 b' });
    await store.code.transact(async (tx) => {
      for (const row of [spread(1, 0, 0), spread(2, 0, 9), spread(3, 3, 4), spread(4, 5, 5)])
        await tx.put('marks', row);
      await tx.put('marks', spread(5, 3, 3, 2));
    });
    const meeting = async (reader: Reader<CodeTables>, first: number, last: number, documentId = 1) =>
      (await reader.listMeeting('marks', { documentId }, { first, last })).map(({ id }) => id);
    await store.code.read(async (reader) => {
      expect(await meeting(reader, 0, 0)).toEqual([1, 2]);
      expect(await meeting(reader, 4, 5)).toEqual([2, 3, 4]);
      expect(await meeting(reader, 6, 20)).toEqual([2]);
      expect(await meeting(reader, 10, 20)).toEqual([]);
      expect(await meeting(reader, 3, 3, 2)).toEqual([5]);
      await expect(reader.listMeeting('names', {}, { first: 0, last: 0 })).rejects.toThrow(TypeError);
    });
    await store.code.transact(async (tx) => {
      await tx.put('marks', spread(3, 7, 7));
      await tx.put('marks', spread(6, 4, 4));
      await tx.delete('marks', 4);
      expect(await meeting(tx, 4, 5)).toEqual([2, 6]);
      expect(await meeting(tx, 7, 7)).toEqual([2, 3]);
    });
    await store.reopen();
    expect(await store.code.read((reader) => meeting(reader, 4, 7))).toEqual([2, 3, 6]);
  });

  it('keeps the place of a replaced row, and puts a row that was removed and inserted again at the end', async () => {
    await store.code.transact(async (tx) => {
      for (const id of [1, 2, 3]) await tx.put('marks', mark(id));
    });
    await store.code.transact(async (tx) => {
      await tx.put('marks', mark(1, { documentId: 5 }));
      expect(await tx.delete('marks', 2)).toBe(true);
      expect(await tx.delete('marks', 2)).toBe(false);
      await tx.put('marks', mark(2, { documentId: 5 }));
      expect((await tx.list('marks', { documentId: 5 })).map(({ id }) => id)).toEqual([1, 2]);
    });
    expect((await all()).map(({ id }) => id)).toEqual([1, 3, 2]);
    await store.reopen();
    expect((await all()).map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(await store.code.read((reader) => reader.count('marks', { documentId: 0 }))).toBe(1);
  });

  it('tells the number 1 from the text "1"', async () => {
    await store.storage.accounts.transact(async (tx) => {
      await tx.put('items', { id: 1, value: 'number' });
      await tx.put('items', { id: '1', value: 'text' });
    });
    await store.reopen();
    expect((await store.storage.accounts.read((reader) => reader.get('items', '1')))?.value).toBe('text');
    expect(await store.storage.accounts.read((reader) => reader.count('items'))).toBe(2);
  });

  it('keeps any text as it is', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.jsonValue(), async (text, extra) => {
        const row = mark(1, { text, extra });
        await store.code.transact((tx) => tx.put('marks', row));
        // JSON has one zero.
        expect(JSON.stringify(await store.code.read((reader) => reader.get('marks', 1)))).toBe(
          JSON.stringify(row),
        );
      }),
      { numRuns: 50 },
    );
    const last = await all();
    await store.reopen();
    expect(await all()).toEqual(last);
  });

  it(
    'holds after any sequence of steps what a plain map would, also after being opened again',
    { timeout: 30_000 },
    async () => {
      const model = new Map<number, Mark>();
      const step = fc.record({
        id: fc.integer({ min: 1, max: 6 }),
        documentId: fc.integer({ min: 0, max: 2 }),
        kind: fc.nat(3),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 6 }),
          fc.nat(3),
          async (batches, again) => {
            for (const steps of batches) {
              await store.code.transact(async (tx) => {
                for (const { id, documentId, kind } of steps) {
                  if (kind === 0) expect(await tx.delete('marks', id)).toBe(model.delete(id));
                  else {
                    const row = mark(id, { documentId });
                    await tx.put('marks', row);
                    model.set(id, row);
                  }
                  expect(await tx.list('marks', { documentId })).toEqual(fitting(documentId));
                }
              });
            }
            if (again === 0) await store.reopen();
            expect(await all()).toEqual([...model.values()]);
            expect(await store.code.read((reader) => reader.list('marks', { documentId: 1 }))).toEqual(
              fitting(1),
            );
          },
        ),
        { numRuns: 40 },
      );

      function fitting(documentId: number): Mark[] {
        return [...model.values()].filter((row) => row.documentId === documentId);
      }
    },
  );

  it('is the same however often it is opened', async () => {
    await store.code.transact(async (tx) => {
      await tx.put('marks', mark(await tx.nextId()));
      await tx.append({ type: 'MARK', action: 'CREATE', data: 1 });
    });
    const before = await all();
    for (let times = 0; times < 5; times += 1) {
      await store.reopen();
      expect(await all()).toEqual(before);
      expect(await store.code.lastSeq()).toBe(1);
    }
    expect(await store.code.transact((tx) => tx.nextId())).toBe(2);
  });
}
