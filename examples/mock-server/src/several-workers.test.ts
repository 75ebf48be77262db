import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { programArguments, programUrl } from './child-processes/program';
import type { ServerRole } from './config/config';
import { createPostgresJobs } from './jobs/postgres/postgres-jobs';
import { refusedCode } from './resources/account-data/importing/import-report';
import { createRounds } from './rounds';
import { silentLog } from './storage/storage-log';
import { exportOf } from './testing/export-world';
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
  /** Answers calls, and does no job. */
  let web: TestServer;
  let owner: TestUser;
  let importer: TestUser;
  /** Those that a test has started besides. */
  const others: TestServer[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    web = await startServer('web');
    [owner, importer] = [await web.newUser('owner'), await web.newUser('importer')];
  });
  afterEach(async () => {
    for (const server of others.splice(0)) await server.stop({ keepData: true });
  });
  afterAll(async () => {
    await web.stop();
    await database.drop();
  });

  /** A server over the database, with a comparer of its own; all have the data folder of the first one. */
  async function startServer(
    role: ServerRole,
    before: () => Promise<void> = () => Promise.resolve(),
    dataDir?: string,
  ): Promise<TestServer> {
    const { url } = database;
    const isWorker = role !== 'web';
    const jobs = await createPostgresJobs({ url, isWorker, log: silentLog, timings: TIMINGS });
    return startTestServer({
      env: { STORE_URL: url, ROLE: role, PUBLIC_URL: 'http://localhost' },
      ports: { jobs, comparer: createInProcessComparer(before) },
      ...(dataDir !== undefined && { dataDir }),
    });
  }

  async function start(role: ServerRole, before?: () => Promise<void>): Promise<TestServer> {
    const server = await startServer(role, before, web.dataDir);
    others.push(server);
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
    const looked = Promise.withResolvers<undefined>();
    const compared = vi.fn((): Promise<void> => looked.promise);
    const workers = [await start('all', compared), await start('all', compared)];
    const again: TestUser = { ...owner, api: workers[0]!.client(owner.token) };
    const ids = [await pendingUpdate(web, owner), await pendingUpdate(workers[0]!, again)];
    await vi.waitFor(() => expect(compared).toHaveBeenCalledTimes(ids.length), PATIENTLY);
    // Who looks while it is compared has it compared, if nobody is at it.
    for (let look = 0; look < 3; look += 1)
      for (const id of ids) for (const user of [owner, again]) await comparisonOf(user, id);
    looked.resolve(undefined);
    for (const id of ids) for (const user of [owner, again]) await becomesReady(user, id);
    expect(compared).toHaveBeenCalledTimes(ids.length);
  });

  it('go on with what a killed worker has left: the Update can be reviewed', async () => {
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

  it('go on with an import at the Code that comes next', async () => {
    for (const title of ['First', 'Second']) await importer.api.codes.create({ title });
    const content = zipSync(await exportOf(importer));
    const file = new Blob([new Uint8Array(content)], { type: 'application/zip' });
    const { account, codes, files } = importer.api;
    const { uuid } = await files.upload({ file, contentType: 'application/zip', purpose: 'import' });
    await account.startImport({ uuid });
    await expect(account.startImport({ uuid })).rejects.toMatchObject({ problem: { code: 'CONFLICT' } });
    // A worker that has died since had come to the end of the first one.
    await web.server.ports.storage.accounts.transact(async (transaction) => {
      const row = await transaction.get('dataImports', importer.id);
      const done = [refusedCode('First', { issue: 'failed' })];
      if (row) await transaction.put('dataImports', { ...row, codes: done });
    });
    await start('all');
    const last = async () => (await account.lastImport()).data;
    await vi.waitFor(async () => expect(await last()).toMatchObject({ state: 'done', share: 1 }), PATIENTLY);
    expect((await last())?.codes.map(({ title }) => title)).toEqual(['First', 'Second']);
    const { data } = await codes.list({ isPublic: false });
    expect(data.map(({ title }) => title).toSorted()).toEqual(['First', 'Second', 'Second']);
  });

  it('leave alone what another one is at when they start', async () => {
    const { ports, services } = web.server;
    const codeId = 1_000_000;
    await ports.storage.createCode(codeId);
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { uuid } = await owner.api.files.upload({ file, contentType: 'application/pdf' });
    await services.ledger.claim(uuid, owner.id, codeId);
    await start('web');
    expect(await ports.storage.codeIds()).toContain(codeId);
    expect(await ports.blobs.has(uuid)).toBe(true);
  });

  it('make each round once, whoever says that it is due; a worker answers nothing but how it is', async () => {
    const all = [web, await start('worker'), await start('all')];
    const { address } = all[1]!.server;
    const answered = ['/health/live', '/health/ready', '/api/v1/profile', '/'].map(
      async (path) => (await fetch(`${address}${path}`)).status,
    );
    expect(await Promise.all(answered)).toEqual([200, 200, 404, 404]);
    const made = all.map(({ server: { services, ports, config } }) => ({
      send: vi.spyOn(services.dailyMail, 'send'),
      rounds: createRounds(services, ports, config, () => new Date()),
    }));
    for (const { rounds } of made) await rounds.look();
    for (const { rounds } of made) rounds.stop();
    await web.server.ports.jobs.idle();
    const [ofWeb, ...ofWorkers] = made.map(({ send }) => send.mock.calls.length);
    expect(ofWeb).toBe(0);
    expect(ofWorkers.reduce((sum, calls) => sum + calls, 0)).toBe(1);
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
