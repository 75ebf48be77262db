// Live collaboration on the real built server in a process of its own: how soon changes reach other windows, whether any is lost or out of
// order, what the server's memory does; then the same while the server is killed and started again.
// npm run bench -- live [--sockets 200] [--codes 20] [--rate 50] [--seconds 300] [--kills 20] [--quick] [--snapshots DIR]
//
// - Windows are the SDK's own live connections, spread over Codes with ten members; all of them are in this process, as is who changes.
// - p50Ms, p99Ms: from when the call that rewords a note is due, by the rate, until another window has the event.
// - memorySlopeMBPerHour: the trend of what V8 holds for the server (its heap and what belongs to that outside) with all garbage collected, while
//   nothing is asked of it: every ten seconds all changes are answered, and it is looked. Memory that the system gave and V8 keeps for later
//   tells nothing of leaks; its trend is printed beside. The looks begin when the code is compiled and the logs of the Codes are full (1,000 to
//   1,125 events each), and no data is added: each member rewords one note in each Code. The standard error is printed, too: a few minutes tell
//   less of an hour than an hour would. The server answers for its memory on a socket that is loaded into it here (live/memory-probe.mjs).
// - --snapshots DIR leaves heap snapshots of before and after the measured changes, and lists what there is more of. Making one throws
//   compiled code away: the slope of such a run is that of the code coming back.
// - faultLost: after `--kills` kills -9 under load, the notes of which a window knows something else, from events alone, than the server
//   lists then, added up over all windows. Whoever was away receives what is there now, not of each change in between, so single events are
//   not counted. faultReloads: windows that were asked to fetch everything again; their notes are not compared.
import { setTimeout as pass } from 'node:timers/promises';
import { createClient, createMemoryTokenStore } from '@glossator/client-sdk';
import { upTo } from '../attack/world/pool';
import { comesTrue } from '../attack/world/process-look';
import { buildStale } from './command-line/build-stale';
import { numberOf, readCommandLine } from './command-line/options';
import { createChanging } from './live/changing';
import { openListener, type Listener } from './live/listening';
import { setLiveStage, type LiveStage, type StagedCode } from './live/live-stage';
import { judge, type Received } from './live/measuring';
import { watchGrowth } from './live/heap-growth';
import { createMemoryTrend, type Memory, type MemorySlope } from './live/memory';

const options = readCommandLine({
  sockets: { type: 'string', default: '200' },
  codes: { type: 'string', default: '20' },
  rate: { type: 'string', default: '50' },
  seconds: { type: 'string', default: '300' },
  kills: { type: 'string', default: '20' },
  snapshots: { type: 'string' },
  quick: { type: 'boolean', default: false },
});
const sockets = numberOf('sockets', options.sockets);
const codeCount = Math.max(1, numberOf('codes', options.codes));
const rate = numberOf('rate', options.rate);
const seconds = options.quick ? 20 : numberOf('seconds', options.seconds);
const kills = options.quick ? 3 : numberOf('kills', options.kills);

/** Changes of each Code before anything is measured, and changes a second until then. */
const WARM_EVENTS = options.quick ? 5 : 1_800;
const WARM_RATE = options.quick ? rate : 400;
/** Milliseconds in which the server closes the connections that are needed no more. */
const SETTLE_MS = 10_000;
/** Seconds between two looks at memory. */
const BETWEEN_LOOKS = 10;
/** Members of each Code. */
const MEMBERS = 10;
/** Milliseconds in which what was acknowledged last must have come; a window may wait 20 s before it tries to connect again. */
const PATIENCE_MS = 60_000;
/** Seconds between two kills: a start, everybody back, and some work. */
const BETWEEN_KILLS = 6;

// Servers are ended when this process exits; after a signal alone it would not exit in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
buildStale();

const calm = await withListeners(async (stage, listeners) => {
  const changing = createChanging(stage, 'rewording');
  await changing.run((WARM_EVENTS * codeCount) / WARM_RATE, WARM_RATE);
  await pass(options.quick ? 0 : SETTLE_MS);
  const warm = changing.acknowledged.length;
  const growth = options.snapshots === undefined ? undefined : watchGrowth(stage, options.snapshots);
  await growth?.begin();
  const memory = createMemoryTrend(stage.memorySocket);
  const parts = Math.ceil(seconds / BETWEEN_LOOKS);
  for (const _ of upTo(parts)) {
    await changing.run(seconds / parts, rate);
    await memory.look();
  }
  const measured = changing.acknowledged.slice(warm);
  for (const line of (await growth?.end(measured.length)) ?? []) console.log(line);
  await comesTrue(() => judge(measured, listeners).lost === 0, PATIENCE_MS);
  return { ...judge(measured, listeners), failed: changing.failed(), memory };
});
print('calm', calm, calm.failed);
const live = calm.memory.slopeOf('live');
printMemory('live', live);
printMemory('resident', calm.memory.slopeOf('resident'));

const faults = await withListeners(async (stage, listeners) => {
  const changing = createChanging(stage, 'everything');
  const killing = killAgainAndAgain(stage);
  await changing.run(kills * BETWEEN_KILLS, Math.min(rate, 20));
  await killing;
  const differing = await settledDifferences(stage, listeners);
  const reloads = listeners.filter((listener) => listener.reloads() > 0).length;
  const { outOfOrder } = judge(changing.acknowledged, listeners);
  return {
    acknowledged: changing.acknowledged.length,
    failed: changing.failed(),
    differing,
    outOfOrder,
    reloads,
  };
});
console.log(
  `${kills} kills: ${faults.acknowledged} changes acknowledged, ${faults.failed} calls failed; ${faults.differing} notes differ in some window, ` +
    `${faults.outOfOrder} events out of order, ${faults.reloads} windows were asked to reload`,
);

console.log(
  JSON.stringify({
    p50Ms: rounded(calm.p50Ms),
    p99Ms: rounded(calm.p99Ms),
    lost: calm.lost,
    outOfOrder: calm.outOfOrder,
    memorySlopeMBPerHour: live && rounded(live.perHour),
    faultLost: faults.differing,
    faultOutOfOrder: faults.outOfOrder,
    faultReloads: faults.reloads,
  }),
);
process.exit(0);

async function withListeners<Result>(
  work: (stage: LiveStage, listeners: readonly Listener[]) => Promise<Result>,
): Promise<Result> {
  const stage = await setLiveStage(codeCount, MEMBERS);
  const listeners: Listener[] = [];
  try {
    for (const number of upTo(sockets)) {
      const code = stage.codes[number % stage.codes.length];
      if (code) listeners.push(await openListener(stage.server.url, code, Math.floor(number / codeCount)));
    }
    return await work(stage, listeners);
  } finally {
    for (const listener of listeners) listener.close();
    await stage.remove();
  }
}

async function killAgainAndAgain({ server }: LiveStage): Promise<void> {
  for (const _ of upTo(kills)) {
    await pass((BETWEEN_KILLS * 1_000) / 2);
    await server.kill();
    await server.start();
    await pass((BETWEEN_KILLS * 1_000) / 2);
  }
}

/** How many notes windows know otherwise than the server lists them, once everybody has had the time to come back. */
async function settledDifferences({ server }: LiveStage, listeners: readonly Listener[]): Promise<number> {
  const listed = new Map<StagedCode, Map<number, string>>();
  for (const code of new Set(listeners.map((listener) => listener.code)))
    listed.set(code, await notesOf(server.url, code));
  const differences = (): number =>
    listeners
      .filter(({ reloads }) => reloads() === 0)
      .reduce((sum, { code, notes }) => sum + differing(notes, listed.get(code) ?? new Map()), 0);
  await comesTrue(() => differences() === 0, PATIENCE_MS);
  return differences();
}

function differing(known: ReadonlyMap<number, string>, listed: ReadonlyMap<number, string>): number {
  return [...new Set([...known.keys(), ...listed.keys()])].filter((id) => known.get(id) !== listed.get(id))
    .length;
}

async function notesOf(baseUrl: string, { members, documentId }: StagedCode): Promise<Map<number, string>> {
  const tokenStore = createMemoryTokenStore({ token: members[0]?.token ?? '' });
  const { documents } = createClient({ baseUrl, tokenStore });
  const notes = new Map<number, string>();
  for (let cursor: string | undefined; ;) {
    const page = await documents.notes({ id: documentId, ...(cursor !== undefined && { cursor }) });
    for (const { id, text } of page.data) notes.set(id, text);
    cursor = page.next;
    if (cursor === undefined) return notes;
  }
}

function print(name: string, received: Received, failed: number): void {
  console.log(
    `${name.padEnd(10)} ${received.deliveries} deliveries, p50 ${rounded(received.p50Ms)} ms, p99 ${rounded(received.p99Ms)} ms, ` +
      `max ${rounded(received.maxMs)} ms, ${received.lost} lost, ${received.outOfOrder} out of order, ${failed} calls failed`,
  );
}

function printMemory(part: keyof Memory, slope: MemorySlope | undefined): void {
  console.log(
    slope === undefined
      ? `${part.padEnd(10)} too short to tell how memory went`
      : `${part.padEnd(10)} ${rounded(slope.fromMB)} MB at first, ${rounded(slope.toMB)} MB at last, ` +
          `${rounded(slope.perHour)} ± ${rounded(slope.error)} MB an hour`,
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
