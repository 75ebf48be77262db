import type { Change } from './changing';
import type { Listener } from './listening';

/** What listeners received of acknowledged changes; times in milliseconds from when the change was due until a window knows of it. */
export interface Received {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly deliveries: number;
  /** Changes, by listener, that were never received. */
  readonly lost: number;
  readonly outOfOrder: number;
}

/** Compares what was acknowledged with what each listener received. */
export function judge(changes: readonly Change[], listeners: readonly Listener[]): Received {
  const times: number[] = [];
  let lost = 0;
  for (const { code, key, dueAt } of changes)
    for (const listener of listeners) {
      if (listener.code !== code) continue;
      const at = listener.receivedAt.get(key);
      if (at === undefined) lost += 1;
      else times.push(at - dueAt);
    }
  times.sort((one, other) => one - other);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const outOfOrder = listeners.reduce((sum, listener) => sum + listener.outOfOrder(), 0);
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: times.at(-1) ?? 0,
    deliveries: times.length,
    lost,
    outOfOrder,
  };
}
