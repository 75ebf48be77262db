import { expect, it } from 'vitest';

import { mark } from './conformance-schema';
import { HistoryExistsError } from './storage';
import type { OpenStore } from './storage.conformance';

/** What moving a partition takes along besides its rows. */
export function describeHistory(store: OpenStore): void {
  const append = (count: number) =>
    store.code.transact(async (tx) => {
      for (let data = 0; data < count; data += 1)
        await tx.append({ type: 'MARK', action: 'CREATE', data: { text: `ü ${data}` }, clientId: 'tab' });
    });

  it('hands its history over to another partition, which goes on from it', async () => {
    await append(3);
    await store.code.transact(async (tx) => {
      for (let times = 0; times < 5; times += 1) await tx.nextId();
    });
    const history = await store.code.history();
    expect(history).toMatchObject({ lastId: 5, lastSeq: 3 });
    expect(history.events).toEqual((await store.code.eventsAfter(0, 10)).events);

    const other = await store.storage.createCode(2);
    await other.transact((tx) => tx.put('marks', mark(1)));
    await other.continueFrom(history);
    expect(await other.history()).toEqual(history);
    await store.reopen();
    const opened = await store.storage.code(2);
    expect(await opened?.history()).toEqual(history);
    expect(await opened?.read((reader) => reader.list('marks'))).toEqual([mark(1)]);
    expect(await opened?.transact((tx) => tx.nextId())).toBe(6);
    await opened?.transact((tx) => tx.append({ type: 'MARK', action: 'CREATE', data: null }));
    expect((await opened?.eventsAfter(3, 10))?.events.map(({ seq }) => seq)).toEqual([4]);
  });

  it('says of events before those that came with a history that they are too old', async () => {
    const at = new Date(0).toISOString();
    const events = [8, 9].map((seq) => ({ seq, at, event: { type: 'MARK', action: 'CREATE', data: seq } }));
    await store.code.continueFrom({ lastId: 0, lastSeq: 9, events });
    expect(await store.code.eventsAfter(6, 10)).toEqual({ events: [], tooOld: true });
    expect(await store.code.eventsAfter(7, 10)).toEqual({ events, tooOld: false });
  });

  it('keeps the number of the last event where no event is kept', async () => {
    const history = { lastId: 2, lastSeq: 7, events: [] };
    await store.code.continueFrom(history);
    await store.reopen();
    expect(await store.code.history()).toEqual(history);
    expect((await store.code.eventsAfter(6, 10)).tooOld).toBe(true);
  });

  it('takes over no history where it has one', async () => {
    await append(1);
    const history = { lastId: 2, lastSeq: 7, events: [] };
    await expect(store.code.continueFrom(history)).rejects.toThrow(HistoryExistsError);
    expect(await store.code.lastSeq()).toBe(1);
  });
}
