import { readFileSync } from 'node:fs';
import type { Change } from './changing';
import type { Listener } from './listening';

/** What listeners received of acknowledged changes; times in milliseconds from asking for the change until a window knows of it. */
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
  for (const { code, key, askedAt } of changes)
    for (const listener of listeners) {
      if (listener.code !== code) continue;
      const at = listener.receivedAt.get(key);
      if (at === undefined) lost += 1;
      else times.push(at - askedAt);
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

/** Looks at the memory of a process from time to time. */
export interface MemoryTrend {
  /** How it rises in MiB an hour; undefined where the system does not tell, or too little was seen. */
  slopeMBPerHour(): number | undefined;
  stop(): void;
}

const LOOK_MS = 1_000;
/** The least of so many looks is what is held: what has been collected in between is not. */
const WINDOW = 10;
const MEBIBYTE_KB = 1024;

/** Begins to watch. The slope is that of a straight line through the least of each ten seconds, without the first third: a server warms up. */
export function watchTrend(pid: number | undefined): MemoryTrend {
  const looks: number[] = [];
  const timer = setInterval(() => {
    const resident = residentMB(pid);
    if (resident !== undefined) looks.push(resident);
  }, LOOK_MS);
  return {
    slopeMBPerHour() {
      const steady = looks.slice(Math.floor(looks.length / 3));
      const points: { readonly at: number; readonly mb: number }[] = [];
      for (let at = 0; at + WINDOW <= steady.length; at += WINDOW)
        points.push({ at: (at * LOOK_MS) / 3_600_000, mb: Math.min(...steady.slice(at, at + WINDOW)) });
      return points.length < 3 ? undefined : slopeOf(points);
    },
    stop: () => clearInterval(timer),
  };
}

/** Least squares. */
function slopeOf(points: readonly { readonly at: number; readonly mb: number }[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, mb] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.mb))];
  const above = points.reduce((sum, point) => sum + (point.at - at) * (point.mb - mb), 0);
  return above / points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
}

function residentMB(pid: number | undefined): number | undefined {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) / MEBIBYTE_KB;
  } catch {
    return undefined;
  }
}
