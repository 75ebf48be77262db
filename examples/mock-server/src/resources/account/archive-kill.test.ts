import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killDuring, type Death } from '../../testing/killed-server';
import { leftBehind, startKillTest } from '../../testing/kill-world';
import { shareCode } from '../../testing/share-code';
import { TEST_PASSWORD, type TestServer, type TestUser } from '../../testing/test-server';

/** Kills at every durable step with `KILLS=1`; without, after the first transaction and in the middle of what follows it. */
const AT_EVERY_STEP = process.env['KILLS'] !== undefined;

interface ArchiveWorld {
  readonly folder: string;
  readonly leaving: TestUser;
  readonly next: TestUser;
  /** A Code that is handed over, one that goes, and one of somebody else's that is left. */
  readonly passed: number;
  readonly removed: number;
  readonly left: number;
}

let world: ArchiveWorld;
beforeAll(async () => {
  const test = await startKillTest();
  const [leaving, next, reader] = [
    await test.newUser('leaving'),
    await test.newUser('next'),
    await test.newUser('reader'),
  ];
  const { id: passed } = await leaving.api.codes.create({ title: 'Passed on' });
  const { id: removed } = await leaving.api.codes.create({ title: 'Removed' });
  const { id: left } = await next.api.codes.create({ title: 'Left' });
  await shareCode(leaving, passed, next, 'organize');
  for (const codeId of [passed, removed]) await shareCode(leaving, codeId, reader, 'read');
  await shareCode(next, left, leaving, 'annotate');
  await test.stop({ keepData: true });
  world = { folder: test.dataDir, leaving, next, passed, removed, left };
});
afterAll(() => rm(world.folder, { recursive: true, force: true }));

/** Archives the account over a copy of the folder, dies, and starts again. */
async function dieAndStart(death: Death) {
  const dataDir = await mkdtemp(join(tmpdir(), 'glossator-kill-'));
  await cp(world.folder, dataDir, { recursive: true });
  const archive = { currentPassword: TEST_PASSWORD };
  const steps = await killDuring(dataDir, world.leaving.token, death, (api) => api.profile.delete(archive));
  return { steps, test: await startKillTest(dataDir) };
}

/** What the log of a Code says about access since the account was archived; what is said twice counts once. */
async function accessNews({ server }: TestServer, codeId: number): Promise<string[]> {
  const partition = await server.ports.storage.code(codeId);
  const { events = [] } = (await partition?.eventsAfter(0, 1000)) ?? {};
  const said = events.flatMap(({ event }) =>
    event.type === 'ACCESS' ? [`${event.action} ${JSON.stringify(event.data)}`] : [],
  );
  return [...new Set(said)].toSorted();
}

/** Everything that the end of the account changes for others. */
async function aftermath(test: TestServer) {
  expect(await leftBehind(test)).toEqual([]);
  const api = test.client(world.next.token);
  const { owner, sharedUsers } = await api.codes.get({ id: world.passed });
  const { data: notices } = await api.notifications.list({});
  return {
    owner: owner.id,
    users: sharedUsers.map(({ name, access }) => `${name} ${access}`),
    others: (await api.codes.get({ id: world.left })).sharedUsers,
    handedOver: notices.filter(({ params }) => params['what'] === 'handedOver').length,
    isRemoved: (await test.server.ports.storage.code(world.removed)) === undefined,
    passed: await accessNews(test, world.passed),
    left: await accessNews(test, world.left),
  };
}

it('an account that is archived is so whole or not at all after kill -9, and every Code’s log says what it changed', async () => {
  const { steps = 0, test: whole } = await dieAndStart('at the end');
  const after = await aftermath(whole);
  await whole.stop();
  expect(after).toMatchObject({ owner: world.next.id, others: [], handedOver: 1, isRemoved: true });
  const loss = { codeId: world.left, userId: world.leaving.id };
  expect(after.left).toContain(`DELETE ${JSON.stringify(loss)}`);

  const all = Array.from({ length: steps }, (_, index) => index + 1);
  for (const step of AT_EVERY_STEP ? all : [2, Math.ceil(steps / 2)]) {
    const { test } = await dieAndStart({ step });
    const { owner, handedOver, ...found } = await aftermath(test);
    const isDone = step > 1;
    expect(owner, `killed at step ${step} of ${steps}`).toBe(isDone ? after.owner : world.leaving.id);
    expect(handedOver).toBe(isDone ? 1 : 0);
    if (isDone) expect({ owner, handedOver, ...found }, `killed at step ${step}`).toEqual(after);
    await test.stop();
  }
}, 600_000);
