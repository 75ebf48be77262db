import { expect, it } from 'vitest';

import { KEPT_EVENTS, MOST_EVENTS } from '../kept-events';
import { applyEvents, emptyState } from './partition-state';

it('holds as many of the newest events as it has to keep, and hardly more, however many are added', () => {
  const state = emptyState({ tables: [], indexes: {} });
  const lengths = new Set<number>();
  for (let seq = 1; seq <= 5 * KEPT_EVENTS; seq += 1) {
    applyEvents(state, [{ seq, at: '', event: { type: 'MARK', action: 'CREATE', data: seq } }], [100]);
    if (seq >= KEPT_EVENTS) lengths.add(state.events.length);
    expect(state.eventSizes).toHaveLength(state.events.length);
    expect(state.eventsSize).toBe(100 * state.events.length);
  }
  expect(Math.min(...lengths)).toBe(KEPT_EVENTS);
  expect(Math.max(...lengths)).toBe(MOST_EVENTS);
  expect(state.events.at(-1)?.seq).toBe(5 * KEPT_EVENTS);
});
