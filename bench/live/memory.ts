import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** Memory of the server once its garbage is collected, in bytes: what V8 holds for it (heap and what belongs to that outside), and all that the system gave it. */
export interface Memory {
  readonly live: number;
  readonly resident: number;
}

/** How memory went: at the begin and the end of a straight line through the looks, in MiB, its slope in MiB an hour, and the standard error of that. */
export interface MemorySlope {
  readonly fromMB: number;
  readonly toMB: number;
  readonly perHour: number;
  readonly error: number;
}

/** Looks at the memory of a server. */
export interface MemoryTrend {
  /** Looks now; best while nothing is asked of the server, or what it works on is counted. */
  look(): Promise<void>;
  /** Undefined where too little was seen. */
  slopeOf(part: keyof Memory): MemorySlope | undefined;
}

const PROBE = pathToFileURL(join(import.meta.dirname, 'memory-probe.mjs')).href;
const MEBIBYTE = 2 ** 20;
const HOUR_MS = 3_600_000;

/** The environment in which a server answers `lookAtMemory` on a socket file. */
export function probedAt(socketPath: string): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import ${PROBE}`, MEMORY_PROBE_SOCKET: socketPath };
}

/** Has the garbage of a server collected and gives what is left; with a file, a heap snapshot is written there, which takes seconds. */
export async function lookAtMemory(socketPath: string, snapshot = '/'): Promise<Memory> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath, path: snapshot }, resolve).on('error', reject).end();
  });
  return (await json(answer)) as Memory;
}

/** Makes a trend without looks. */
export function createMemoryTrend(socketPath: string): MemoryTrend {
  const looks: (Memory & { readonly at: number })[] = [];
  return {
    async look() {
      const memory = await lookAtMemory(socketPath);
      looks.push({ ...memory, at: performance.now() });
    },
    slopeOf: (part) => slopeOf(looks.map((each) => ({ at: each.at / HOUR_MS, mb: each[part] / MEBIBYTE }))),
  };
}

/** Least squares; needs three points for an error. */
function slopeOf(points: readonly { readonly at: number; readonly mb: number }[]): MemorySlope | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return undefined;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const mean = (values: readonly number[]): number => sum(values) / values.length;
  const [at, mb] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.mb))];
  const spread = sum(points.map((point) => (point.at - at) ** 2));
  const perHour = sum(points.map((point) => (point.at - at) * (point.mb - mb))) / spread;
  const lineAt = (when: number): number => mb + perHour * (when - at);
  const off = sum(points.map((point) => (point.mb - lineAt(point.at)) ** 2));
  return {
    fromMB: lineAt(first.at),
    toMB: lineAt(last.at),
    perHour,
    error: Math.sqrt(off / (points.length - 2) / spread),
  };
}
