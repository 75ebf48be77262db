import { setTimeout as sleep } from 'node:timers/promises';
import { watchMemory } from '../../bench/updates/server/process-memory';
import { measureWhile, type Measurement, type Waiting } from '../load/measure';
import { MISDEEDS, prepare, type Belongings, type Misdeed } from '../load/misdeeds';
import type { AttackContext, Section } from '../section';
import type { Arena, AttackedServer } from '../world/attacked-server';
import { UNLIMITED } from '../world/cast';
import { fillCode } from '../world/entities';
import { comesTrue, descriptorsOf } from '../world/process-look';

/** What others may wait for at most while one user does their worst, on two cores, in milliseconds. */
export const WRITE_P99_MS = 500;
export const READ_P99_MS = 300;
/** Descriptors and bytes that may be left a minute after. */
const SLACK_DESCRIPTORS = 16;
const SLACK_BYTES = 150 * 1_048_576;
const MINUTE_MS = 60_000;
/** Milliseconds that what was begun may take beyond the time of a misdeed. */
const GRACE_MS = 5_000;
/** The shortest time in which a percentile says something. */
const SHORTEST_MS = 10_000;

/** The settings as they are by themselves: they are what keeps one user from taking everything. */
const DEFAULTS = Object.fromEntries(Object.keys(UNLIMITED).map((name) => [name, '']));

/** One user doing their worst, while somebody else works in another Code and is measured. */
export function loadSection(arena: Arena): Section {
  return {
    name: 'load',
    what: 'what others wait for while one user does their worst, and what is left a minute after',
    async run(context) {
      const stage = await setScene(arena);
      const each = Math.max(SHORTEST_MS, (context.endsAt - performance.now()) / (MISDEEDS.length + 1));
      const quiet = await measureMisdeed(arena, stage, undefined, each);
      context.figure('quiet writeP99', quiet.writeP99);
      context.figure('quiet readP99', quiet.readP99);
      for (const misdeed of MISDEEDS) await tryMisdeed(context, arena, stage, misdeed, each);
      await stage.server.close();
    },
  };
}

async function tryMisdeed(
  { judge, figure }: AttackContext,
  arena: Arena,
  stage: Scene,
  misdeed: Misdeed,
  ms: number,
): Promise<void> {
  const { name } = misdeed;
  const { refused, isWell, isBack, left, ...waiting } = await measureMisdeed(arena, stage, misdeed, ms);
  for (const [what, value] of Object.entries(waiting)) figure(`${name}: ${what}`, value);
  judge(isWell, `${name}: the server has ended`);
  judge(refused === 0, `${name}: ${refused} calls of somebody else's were refused`);
  judge(
    waiting.writeP99 < WRITE_P99_MS,
    `${name}: writes of others take ${waiting.writeP99} ms (p99), not below ${WRITE_P99_MS}`,
  );
  judge(
    waiting.readP99 < READ_P99_MS,
    `${name}: reads of others take ${waiting.readP99} ms (p99), not below ${READ_P99_MS}`,
  );
  judge(isBack, `${name}: a minute after, ${left}`);
}

interface Aftermath extends Waiting {
  readonly isWell: boolean;
  /** Whether descriptors and memory came back within a minute. */
  readonly isBack: boolean;
  readonly left: string;
}

/** Measures on a server of its own what others wait for while something is done, or nothing. */
async function measureMisdeed(
  arena: Arena,
  stage: Scene,
  misdeed: Misdeed | undefined,
  ms: number,
): Promise<Aftermath> {
  const server = await arena.start(DEFAULTS, stage.server);
  const memory = watchMemory(() => server.process.pid);
  try {
    const task = { ...stage.task, url: server.url };
    const { token } = server.cast.outsider;
    const offender = { ...stage.offender, client: server.client({ token }), token };
    memory.reset();
    const before = { descriptors: descriptorsOf(server.process.pid) ?? 0, bytes: memory.peak()?.all ?? 0 };
    const waiting = await measureWhile(task, async () => {
      const until = performance.now() + ms;
      // Calls that are still waiting then are not waited for.
      await Promise.race([misdeed?.commit(server, offender, until), sleep(ms + GRACE_MS)]);
      await sleep(Math.max(0, until - performance.now()));
    });
    const isWell = await server.isWell();
    const more = () => {
      memory.reset();
      return {
        descriptors: (descriptorsOf(server.process.pid) ?? 0) - before.descriptors,
        bytes: (memory.peak()?.all ?? 0) - before.bytes,
      };
    };
    const isBack = await comesTrue(() => {
      const { descriptors, bytes } = more();
      return descriptors <= SLACK_DESCRIPTORS && bytes <= SLACK_BYTES;
    }, MINUTE_MS);
    const { descriptors, bytes } = more();
    const left = `${descriptors} more descriptors and ${Math.round(bytes / 1_048_576)} MiB more than before`;
    return { ...waiting, isWell, isBack, left };
  } finally {
    memory.stop();
    await server.close();
  }
}

/** A server with its data as they are before each misdeed; it does not run any more. */
interface Scene {
  readonly server: AttackedServer;
  readonly task: Measurement;
  readonly offender: Belongings;
}

/** Somebody who works in a Code, and somebody else who does not only work, in another one. */
async function setScene(arena: Arena): Promise<Scene> {
  const server = await arena.start();
  const { owner, outsider, codeIds } = server.cast;
  const { codeId, documentId } = await fillCode(server, owner, codeIds[0] ?? 0);
  const task: Measurement = { url: server.url, token: owner.token, codeId, documentId };
  const client = server.client(outsider);
  const own = await client.codes.create({ title: 'Misdeeds' });
  const entities = await fillCode(server, outsider, own.id);
  // Others listen to it: it is public.
  await client.codes.update({ id: own.id, publication: 'published', isPublic: true });
  const offender = await prepare(client, entities);
  await server.process.kill();
  return { server, task, offender };
}
