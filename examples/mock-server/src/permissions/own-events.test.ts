import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server';
import type { CodePartition } from '../tables/tables';
import { appendOwn, ownEventsAfter } from './own-events';

let test: TestServer;
let partition: CodePartition;
beforeAll(async () => {
  test = await startTestServer();
  const { api } = await test.newUser('owner');
  const { id } = await api.codes.create({});
  partition = (await test.server.ports.storage.code(id))!;
});
afterAll(() => test.stop());

it('a hundred own events are kept for each user, and who missed more has to reload', async () => {
  const append = (userId: number, times: number) =>
    partition.transact(async (transaction) => {
      const event = { type: 'NOTE', action: 'UPDATE', data: { id: 1 } } as const;
      for (let time = 0; time < times; time += 1)
        await appendOwn(transaction, userId, event, '2026-11-24T12:00:00.000Z');
    });
  await append(1, 250);
  await append(2, 30);
  await append(1, 1);
  const kept = (userId: number) => partition.read((reader) => reader.count('ownEvents', { userId }));
  expect([await kept(1), await kept(2)]).toEqual([100, 30]);
  const after = (userId: number, number: number) =>
    partition.read((reader) => ownEventsAfter(reader, userId, number));
  const { rows, ...caughtUp } = await after(1, 151);
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => 152 + index));
  expect(caughtUp).toEqual({ last: 251, isLost: false });
  expect(await after(1, 150)).toMatchObject({ last: 251, isLost: true });
  expect(await after(2, 0)).toMatchObject({ last: 30, isLost: false });
});
