import { KEPT_EVENTS_SIZE } from '../storage/kept-events';
import type { PartitionHistory } from '../storage/storage';

/**
 * A history of which every store keeps all events: stores measure them a little differently, so of one that is near their limit the
 * older half goes. Who has read less than that reloads, as after any long absence.
 */
export function portableHistory(history: PartitionHistory): PartitionHistory {
  const sizes = history.events.map((event) => JSON.stringify(event).length);
  if (sizes.reduce((sum, size) => sum + size, 0) < 0.9 * KEPT_EVENTS_SIZE) return history;
  let size = 0;
  let from = sizes.length;
  while (from > 0 && size + (sizes[from - 1] ?? 0) <= KEPT_EVENTS_SIZE / 2) size += sizes[(from -= 1)] ?? 0;
  return { ...history, events: history.events.slice(from) };
}
