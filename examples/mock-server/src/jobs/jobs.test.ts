import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, whyNoPostgres, type TestDatabase } from '../testing/postgres/test-database';
import { silentLog } from '../storage/storage-log';
import { createInProcessJobs } from './in-process/in-process-jobs';
import { describeJobs, type JobsAdapter } from './jobs.conformance';
import { createPostgresJobs } from './postgres/postgres-jobs';

const inProcess: JobsAdapter = {
  name: 'the jobs of one process',
  async create() {
    const jobs = createInProcessJobs(silentLog);
    return { here: jobs, there: jobs, destroy: async () => undefined };
  },
};

/** Setting the queues up takes most of the time: one database serves all tests. */
let database: Promise<TestDatabase> | undefined;
afterAll(async () => (await database)?.drop());

const onPostgres: JobsAdapter = {
  name: 'the jobs on PostgreSQL',
  async create() {
    const { url, query } = await (database ??= createTestDatabase());
    const open = () => createPostgresJobs({ url, isWorker: true, log: silentLog });
    return {
      here: await open(),
      there: await open(),
      destroy: async () => void (await query('DELETE FROM glossator_jobs.job')),
    };
  },
};
const noPostgres = whyNoPostgres();

describeJobs([inProcess, ...(noPostgres === undefined ? [onPostgres] : [])]);

describe('the jobs of one process', () => {
  it('count what has failed, and log it', async () => {
    const error = vi.fn();
    const jobs = createInProcessJobs({ error });
    jobs.handle('mail', () => Promise.reject(new Error('no mail')));
    await jobs.start();
    await expect(jobs.run('mail', 'a', { taskId: 'a' })).rejects.toThrow('no mail');
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ job: 'mail' }), 'a job failed');
    expect(await jobs.counts()).toContainEqual({ kind: 'mail', waiting: 0, active: 0, failed: 1 });
  });
});

describe.skipIf(noPostgres !== undefined)(`the jobs on PostgreSQL ${noPostgres ?? ''}`, () => {
  it('give what a server is at to another one when it closes, whatever its work returns', async () => {
    const { url } = await (database ??= createTestDatabase());
    const timings = { lookSeconds: 0.5 };
    const open = () => createPostgresJobs({ url, isWorker: true, log: silentLog, timings });
    const [one, other] = [await open(), await open()];
    const done: string[] = [];
    const begun = new Promise<void>((resolve) => {
      one.handle('mail', async (_data, signal) => {
        resolve();
        await new Promise((stopped) => signal.addEventListener('abort', stopped));
      });
    });
    other.handle('mail', async ({ taskId }) => void done.push(taskId));
    await one.add('mail', 'a', { taskId: 'a' });
    await one.start();
    await begun;
    await other.start();
    await one.close();
    await vi.waitFor(() => expect(done).toEqual(['a']), { timeout: 20_000 });
    await other.close();
  });
});
