import { expect, it } from 'vitest';

import { mark } from './conformance-schema';
import type { OpenStore } from './storage.conformance';

/** Promise 4: the change log. */
export function describeEvents(store: OpenStore): void {
  const append = (...data: unknown[]) =>
    store.code.transact(async (tx) => {
      for (const each of data) await tx.append({ type: 'MARK', action: 'CREATE', data: each });
    });
  const data = async (seq: number, limit = 100) =>
    (await store.code.eventsAfter(seq, limit)).events.map(({ event }) => event.data);

  it('numbers events from 1 without gaps, together with their rows', async () => {
    expect(await store.code.lastSeq()).toBe(0);
    expect(await store.code.eventsAfter(0, 10)).toEqual({ events: [], tooOld: false });
    await append('a', 'b');
    await store.code.transact((tx) => tx.put('marks', mark(1)));
    await Promise.allSettled([
      append('c'),
      store.code.transact(() => Promise.reject(new RangeError('no'))),
      append('d'),
    ]);
    const { events, tooOld } = await store.code.eventsAfter(0, 10);
    expect(tooOld).toBe(false);
    expect(events.map(({ seq, event }) => [seq, event.data])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [4, 'd'],
    ]);
    for (const { at } of events) expect(at).toBe(new Date(at).toISOString());
    await store.reopen();
    expect(await store.code.eventsAfter(0, 10)).toEqual({ events, tooOld: false });
    await append('e');
    expect(await data(4)).toEqual(['e']);
  });

  it('gives at most as many as asked for, the oldest first, or all', async () => {
    await append(...Array.from({ length: 10 }, (_, index) => index));
    expect(await data(3, 2)).toEqual([3, 4]);
    expect(await data(10)).toEqual([]);
    expect(await data(0, 0)).toEqual([]);
    expect(await data(7, Infinity)).toEqual([7, 8, 9]);
  });

  it('keeps the newest 1,000 at least and says what is too old', async () => {
    for (let times = 0; times < 26; times += 1)
      await append(...Array.from({ length: 100 }, (_, index) => times * 100 + index));
    const check = async () => {
      expect(await store.code.lastSeq()).toBe(2_600);
      expect(await store.code.eventsAfter(0, 10)).toEqual({ events: [], tooOld: true });
      const { events, tooOld } = await store.code.eventsAfter(1_600, 5_000);
      expect(tooOld).toBe(false);
      expect(events.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 1_000 }, (_, index) => 1_601 + index),
      );
    };
    await check();
    await store.reopen();
    await check();
  });

  it('tells a reader who is ahead of the log to reload', async () => {
    await append('a');
    expect(await store.code.eventsAfter(2, 10)).toEqual({ events: [], tooOld: true });
  });

  it('rings after a transaction is durable, and only if it appended events', async () => {
    const rings: Promise<number>[] = [];
    const stop = store.code.subscribe(() => rings.push(store.code.lastSeq()));
    const throwing = store.code.subscribe(() => {
      throw new Error('a subscriber that breaks');
    });
    await store.code.transact((tx) => tx.put('marks', mark(1)));
    await expect(
      store.code.transact(async (tx) => {
        await tx.append({ type: 'MARK', action: 'CREATE', data: 0 });
        throw new RangeError('no');
      }),
    ).rejects.toThrow(RangeError);
    expect(rings).toHaveLength(0);
    await append('a');
    expect(await Promise.all(rings)).toEqual([1]);
    stop();
    throwing();
    await append('b');
    expect(rings).toHaveLength(1);
  });

  it('keeps its events when those given out or put in are changed', async () => {
    const payload = { list: ['a'] };
    await append(payload);
    payload.list.push('b');
    const { events } = await store.code.eventsAfter(0, 1);
    expect(events[0]?.event.data).toEqual({ list: ['a'] });
    expect(() => Object.assign(events[0]?.event ?? {}, { type: 'OTHER' })).toThrow(TypeError);
  });
}
