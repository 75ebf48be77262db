import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { programArguments, programUrl } from '../../../child-processes/program';
import type { Partition, PartitionStore } from '../../storage';
import { createLowdbStorage } from '../lowdb-storage';
import { CRASH_CODES, CRASH_SECRET, bodyOf, crashSchema, sumOf } from './crash-rows';
import type { CrashTables } from './crash-rows';

/** How much a crash run does. */
export interface CrashRunOptions {
  readonly directory: string;
  /** Acknowledged writes to reach at least. */
  readonly writes: number;
  /** How often the writing process is killed at least. */
  readonly kills: number;
  /** Gives numbers from 0 to 1; decides when to kill. */
  readonly random: () => number;
}

/** What a crash run found. */
export interface CrashReport {
  readonly acknowledged: number;
  readonly kills: number;
  /** Acknowledged rows that were not there after a restart, or not as they were written. */
  readonly lost: number;
  /** Rows without their twin or their event, or with other contents than were ever written. */
  readonly broken: number;
  /** The longest opening of the store after a kill, in milliseconds. */
  readonly slowestOpenMs: number;
}

/**
 * Lets another process write, kills it with SIGKILL at random moments, and looks after each kill whether everything it
 * had acknowledged (as this process received it) is there, and nothing is there by half.
 */
export async function runCrashes(options: CrashRunOptions): Promise<CrashReport> {
  const acknowledged = new Map<number, Set<number>>();
  let [count, kills, broken, slowestOpenMs, firstId] = [0, 0, 0, 0, 1];
  const lost = new Set<number>();
  const share = options.writes / options.kills;

  while (kills < options.kills || count < options.writes) {
    // Some die while they start, the others after up to twice their share of writes.
    const killAfter = options.random() < 0.05 ? 0 : Math.ceil(options.random() * 2 * share);
    const received = await writeUntilKilled(options.directory, firstId, killAfter, options.random);
    kills += 1;
    for (const [number, id] of received) {
      const ids = acknowledged.get(number) ?? new Set();
      acknowledged.set(number, ids.add(id));
      count += 1;
      firstId = Math.max(firstId, id + 1);
    }
    // Rows that were never acknowledged may be there: their numbers are not used again.
    firstId += 1_000;
    const began = performance.now();
    const storage = await openStore(options.directory);
    slowestOpenMs = Math.max(slowestOpenMs, performance.now() - began);
    for (const [number, partition] of await partitionsOf(storage)) {
      broken += await check(partition, acknowledged.get(number) ?? new Set(), lost);
    }
    await storage.close();
  }
  return { acknowledged: count, kills, lost: lost.size, broken, slowestOpenMs };
}

function openStore(directory: string): Promise<PartitionStore<CrashTables, CrashTables>> {
  return createLowdbStorage({
    directory,
    accountsSchema: crashSchema,
    codeSchema: crashSchema,
    secret: CRASH_SECRET,
  });
}

async function partitionsOf(
  storage: PartitionStore<CrashTables, CrashTables>,
): Promise<(readonly [number, Partition<CrashTables>])[]> {
  const found: (readonly [number, Partition<CrashTables>])[] = [[0, storage.accounts]];
  for (const [index, codeId] of CRASH_CODES.entries()) {
    const code = await storage.code(codeId);
    if (code !== undefined) found.push([index + 1, code]);
  }
  return found;
}

async function writeUntilKilled(
  directory: string,
  firstId: number,
  killAfter: number,
  random: () => number,
): Promise<(readonly [partition: number, id: number])[]> {
  const program = programArguments(programUrl(import.meta.url, 'crash-writer'));
  const child = spawn(process.execPath, [...program, directory, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: (readonly [number, number])[] = [];
  const ended = once(child, 'exit');
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  const startDelay = killAfter === 0 ? setTimeout(kill, random() * 600) : undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may have been cut off.
    const [number, id, end] = line.split(' ');
    if (end === 'done') acknowledged.push([Number(number), Number(id)]);
    if (acknowledged.length === killAfter && killAfter > 0) setTimeout(kill, random() * 10);
  }
  const [code, signal] = (await ended) as [number | null, string | null];
  clearTimeout(startDelay);
  if (signal !== 'SIGKILL')
    throw new Error(`The writing process ended by itself, with ${code ?? signal ?? 'nothing'}`);
  return acknowledged;
}

/** Adds what is missing to `lost` and gives the number of rows that are there by half or wrong. */
async function check(
  partition: Partition<CrashTables>,
  acknowledged: ReadonlySet<number>,
  lost: Set<number>,
): Promise<number> {
  const { entries, twins } = await partition.read(async (reader) => ({
    entries: new Map((await reader.list('entries')).map((row) => [row.id, row.body])),
    twins: new Map((await reader.list('twins')).map((row) => [row.id, row.sum])),
  }));
  for (const id of acknowledged) if (entries.get(id) !== bodyOf(id)) lost.add(id);
  let broken = Math.abs(entries.size - twins.size) + Math.abs(entries.size - (await partition.lastSeq()));
  for (const [id, body] of entries) if (body !== bodyOf(id) || twins.get(id) !== sumOf(body)) broken += 1;
  return broken;
}
