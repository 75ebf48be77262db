import { expect, it } from 'vitest';

import { emptyState } from './partition-state';
import { replayRecord } from './transaction-record';
import type { EncodedRecord } from './transaction-record';

const schema = { tables: ['items'], indexes: { items: ['kind'] } };

const record = (t: number): EncodedRecord => ({
  t,
  i: t,
  c: [['items', { id: t }]],
  e: [{ seq: t, at: '2026-01-01T00:00:00.000Z', event: { type: 'THING', action: 'CREATE', data: t } }],
});

it('replays a record once, however often it comes', () => {
  const state = emptyState(schema);
  for (const t of [1, 1, 2, 1, 2]) replayRecord(state, record(t));
  expect(state).toMatchObject({ transaction: 2, lastId: 2, lastSeq: 2, lastPlace: 2 });
  expect([...(state.tables.get('items')?.rows.keys() ?? [])]).toEqual([1, 2]);
  expect(state.events).toHaveLength(2);
});

it('refuses a gap, and a table it does not know', () => {
  const state = emptyState(schema);
  replayRecord(state, record(1));
  expect(() => replayRecord(state, record(3))).toThrow('transaction 2 is missing before 3');
  expect(() => replayRecord(state, { ...record(2), c: [['others', { id: 1 }]] })).toThrow('"others"');
});
