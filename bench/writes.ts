// Acknowledged writes: the server's storage, encrypted and not, and plain lowdb side by side, then kill -9 while writing.
// npm run bench -- writes [--seconds 15] [--writes 10000] [--kills 50]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCrashes } from '../examples/mock-server/src/storage/lowdb/crash/crash-run';
import { numberOf, readCommandLine } from './command-line/options';
import { openGlossatorStore } from './writes/glossator-store';
import type { StoreUnderLoad } from './writes/glossator-store';
import { runWriters } from './writes/load';
import type { LoadResult } from './writes/load';
import { openPlainStore } from './writes/plain-store';
import { selectionsOf } from './writes/selections';
import type { SelectionRow } from './writes/selections';

const options = readCommandLine({
  seconds: { type: 'string', default: '15' },
  writes: { type: 'string', default: '10000' },
  kills: { type: 'string', default: '50' },
});
const seconds = numberOf('seconds', options.seconds);
// Read before anything is measured: the kills come last.
const writes = numberOf('writes', options.writes);
const kills = numberOf('kills', options.kills);
const MIB = 1024 * 1024;
const SIZES = [1, 20];
const WRITERS = [1, 10, 50];

type Opener = (directory: string, rows: readonly SelectionRow[]) => Promise<StoreUnderLoad>;

const openSealed: Opener = (directory, rows) => openGlossatorStore(directory, rows, 'bench');
const openUnsealed: Opener = (directory, rows) => openGlossatorStore(directory, rows, undefined);

interface Line extends LoadResult {
  readonly store: string;
  readonly size: number;
  readonly writers: number;
  readonly snapshots: number;
}

async function inFolder<R>(work: (directory: string) => Promise<R>): Promise<R> {
  const directory = await mkdtemp(join(tmpdir(), 'glossator-bench-'));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function measure(
  store: string,
  open: Opener,
  size: number,
  writers: number,
  duration: number,
): Promise<Line> {
  return inFolder(async (directory) => {
    const target = await open(directory, selectionsOf(size * MIB));
    const before = target.snapshots();
    const result = await runWriters(target.change, writers, duration);
    const snapshots = target.snapshots() - before;
    await target.close();
    const line = { store, size, writers, snapshots, ...result };
    print([
      store,
      `${size} MB`,
      String(writers),
      ...[line.perSecond, line.p50, line.p99, line.max, line.stall].map(rounded),
      String(snapshots),
    ]);
    return line;
  });
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(11))).join(''));
}

print(['store', 'size', 'writers', 'acks/s', 'p50 ms', 'p99 ms', 'max ms', 'stall ms', 'snapshots']);
const lines: Line[] = [];
for (const size of SIZES) {
  for (const writers of WRITERS) {
    // The line that counts runs longer, over several snapshots.
    const isMain = size === 20 && writers === 50;
    const duration = isMain ? 2 * seconds : seconds / 3;
    lines.push(await measure('glossator', openSealed, size, writers, duration));
    lines.push(await measure('unencrypted', openUnsealed, size, writers, duration));
  }
}
for (const size of SIZES) {
  for (const writers of WRITERS) {
    lines.push(await measure('plain lowdb', openPlainStore, size, writers, seconds / 3));
  }
}

const crashes = await inFolder((directory) =>
  runCrashes({
    directory,
    writes,
    kills,
    random: Math.random,
  }),
);
console.log(
  `kill -9: ${crashes.acknowledged} acknowledged writes through ${crashes.kills} kills, ${crashes.lost} lost, ` +
    `${crashes.broken} by half; slowest start ${rounded(crashes.slowestOpenMs)} ms`,
);

const find = (store: string) =>
  lines.find((line) => line.store === store && line.size === 20 && line.writers === 50);
const ours = find('glossator');
const plain = find('plain lowdb');
console.log(
  JSON.stringify({
    ackPerSecond50: ours?.perSecond,
    unencryptedAckPerSecond50: find('unencrypted')?.perSecond,
    p99Ms50: ours?.p99,
    lost: crashes.lost + crashes.broken,
    plainLowdbAckPerSecond50: plain?.perSecond,
    plainLowdbP99Ms50: plain?.p99,
  }),
);
