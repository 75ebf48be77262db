import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { programArguments, programUrl } from './child-processes/program';
import { ComparerClosedError } from './comparing/text-comparer';
import { createPostgresJobs } from './jobs/postgres/postgres-jobs';
import { createRounds } from './rounds';
import { silentLog } from './storage/storage-log';
import { makeLaw } from './testing/law-pdf';
import { createInProcessComparer } from './testing/in-process-comparer';
import { createTestDatabase, whyNoPostgres, type TestDatabase } from './testing/postgres/test-database';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { createUpdateWorld, NEW_LAW } from './testing/update-world';

const PATIENTLY = { timeout: 30_000 };
/** As quick as the library allows. */
const TIMINGS = { superviseSeconds: 1, heartbeatSeconds: 10, lookSeconds: 0.5 };
const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`servers that share the jobs of a database ${reason ?? ''}`, () => {
  let database: TestDatabase;
  let servers: TestServer[];

  beforeEach(async () => {
    database = await createTestDatabase();
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers.toReversed()) await server.stop({ keepData: server !== servers[0] });
    await database.drop();
  });

  /** Another server over the data of the first one, with a comparer of its own. */
  async function start(
    role: 'all' | 'web',
    before: () => Promise<void> = () => Promise.resolve(),
  ): Promise<TestServer> {
    const { url } = database;
    const isWorker = role === 'all';
    const jobs = await createPostgresJobs({ url, isWorker, log: silentLog, timings: TIMINGS });
    const [first] = servers;
    const server = await startTestServer({
      env: { STORE_URL: url, ROLE: role },
      ports: { jobs, comparer: createInProcessComparer(before) },
      ...(first && { dataDir: first.dataDir }),
    });
    servers.push(server);
    return server;
  }

  /** A Code whose law has a pending Version. */
  async function pendingUpdate(test: TestServer, owner: TestUser): Promise<number> {
    const world = createUpdateWorld(() => test);
    const { codeId, law } = await world.lawCode(owner);
    const uuid = await world.upload(owner, makeLaw(NEW_LAW));
    await owner.api.documents.create({ codeId, id: law.id, title: 'Law', uuid });
    return codeId;
  }

  const comparisonOf = async ({ api }: TestUser, id: number) =>
    (await api.codes.get({ id, showUpdates: true })).documents[0]?.comparison;
  const becomesReady = (owner: TestUser, id: number) =>
    vi.waitFor(async () => expect((await comparisonOf(owner, id))?.state).toBe('ready'), PATIENTLY);

  it('compare each Version once, whichever was asked', async () => {
    const compared = vi.fn(() => Promise.resolve());
    const one = await start('all', compared);
    const owner = await one.newUser('owner');
    const other = await start('all', compared);
    const again: TestUser = { ...owner, api: other.client(owner.token) };
    const ids = [await pendingUpdate(one, owner), await pendingUpdate(other, again)];
    for (const id of ids) for (const user of [owner, again]) await becomesReady(user, id);
    expect(compared).toHaveBeenCalledTimes(ids.length);
  });

  it('go on with what a killed worker has left: the Update can be reviewed', async () => {
    const web = await start('web');
    const owner = await web.newUser('owner');
    const worker = await startWorker(database.url, web.dataDir);
    const codeId = await pendingUpdate(web, owner);
    await worker.says('comparing');
    expect(await comparisonOf(owner, codeId)).toMatchObject({ state: 'running' });
    await worker.kill();
    await start('all');
    // A minute without a sign of life.
    await database.query(
      `UPDATE glossator_jobs.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`,
    );
    await becomesReady(owner, codeId);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    expect(await owner.api.codes.get({ id: codeId })).toMatchObject({ hasUpdate: false });
  });

  it('hand over what one of them is at when it closes', async () => {
    const ending = Promise.withResolvers<undefined>();
    const begun = vi.fn((): Promise<void> => ending.promise);
    const web = await start('web');
    const owner = await web.newUser('owner');
    const closing = await start('all', begun);
    const codeId = await pendingUpdate(web, owner);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), PATIENTLY);
    servers.pop();
    const closed = closing.stop({ keepData: true });
    ending.reject(new ComparerClosedError('cut off'));
    await closed;
    await start('all');
    await becomesReady(owner, codeId);
  });

  it('make each round once, whoever says that it is due', async () => {
    const all = [await start('web'), await start('all'), await start('all')];
    const made = all.map(({ server: { services, ports, config } }) => ({
      send: vi.spyOn(services.dailyMail, 'send'),
      rounds: createRounds(services, ports, config, () => new Date()),
    }));
    for (const { rounds } of made) await rounds.look();
    for (const { rounds } of made) rounds.stop();
    await all[0]?.server.ports.jobs.idle();
    const [web, ...workers] = made.map(({ send }) => send.mock.calls.length);
    expect(web).toBe(0);
    expect(workers.reduce((sum, calls) => sum + calls, 0)).toBe(1);
  });
});

/** A worker of its own process (`testing/worker-to-kill`). */
async function startWorker(url: string, dataDir: string) {
  const program = programUrl(import.meta.url, 'testing/worker-to-kill');
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: join(dataDir, 'data'),
    STORE_URL: url,
    ROLE: 'worker',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, programArguments(program), {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const says = (line: string) => vi.waitFor(() => expect(lines).toContain(line), PATIENTLY);
  await says('ready');
  return {
    says,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
