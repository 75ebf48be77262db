import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobData } from './job-kinds';
import { JobFailedError, JobsClosedError, type Jobs, type JobWork } from './jobs';

/** One adapter under test: the jobs of two servers (the same ones where there is but one), neither of which has started. */
export interface JobsAdapter {
  readonly name: string;
  create(): Promise<{ readonly here: Jobs; readonly there: Jobs; destroy(): Promise<void> }>;
}

const PATIENTLY = { timeout: 20_000 };
/** A span of time that ends in 2033. */
const LONG = 1_000_000_000;
const UUID = '00000000-0000-4000-8000-000000000000';

/** What the jobs of every adapter must do (the promises of `Jobs`), for each adapter in the table. */
export function describeJobs(adapters: readonly JobsAdapter[]): void {
  describe.each(adapters)('$name keep the promises of Jobs', ({ create }) => {
    let here: Jobs;
    let there: Jobs;
    let destroy: () => Promise<void>;

    beforeEach(async () => ({ here, there, destroy } = await create()));
    afterEach(async () => {
      await Promise.all([here.close(), there.close()]);
      await destroy();
    });

    const servers = (): readonly Jobs[] => [...new Set([here, there])];
    const handle = (work: JobWork<'comparison'>) =>
      servers().forEach((jobs) => jobs.handle('comparison', work));
    const start = () => Promise.all(servers().map((jobs) => jobs.start()));
    const about = (documentId: number): JobData<'comparison'> => ({ codeId: 1, documentId });
    const add = (jobs: Jobs, documentId: number) =>
      jobs.add('comparison', String(documentId), about(documentId));
    const countOf = async (jobs: Jobs) => (await jobs.counts()).find(({ kind }) => kind === 'comparison');

    /** Work that goes on until it is let go; gives what has begun, in order. */
    function heldWork() {
      const begun: number[] = [];
      const gate = Promise.withResolvers<undefined>();
      handle(async ({ documentId }, signal) => {
        begun.push(documentId);
        const aborted = new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })));
        });
        await Promise.race([gate.promise, aborted]);
      });
      return { begun, letGo: () => gate.resolve(undefined) };
    }

    it('do each job once, whichever server was asked, and what each is about is what it was added with', async () => {
      const done: JobData<'comparison'>[] = [];
      handle(async (data) => void done.push(data));
      await start();
      for (let id = 1; id <= 20; id += 1) await add(id % 2 === 0 ? here : there, id);
      await here.idle();
      expect(done.toSorted((a, b) => a.documentId - b.documentId)).toEqual(
        Array.from({ length: 20 }, (_, index) => about(index + 1)),
      );
    });

    it('begin nothing before the start', async () => {
      const { begun, letGo } = heldWork();
      await add(here, 1);
      expect(await countOf(there)).toMatchObject({ waiting: 1, active: 0 });
      expect(begun).toEqual([]);
      await start();
      letGo();
      await there.idle();
      expect(begun).toEqual([1]);
    });

    it('let one job of a kind with a key run at a time, and one wait, however often it is added', async () => {
      const { begun, letGo } = heldWork();
      await start();
      await add(here, 1);
      await vi.waitFor(() => expect(begun).toEqual([1]), PATIENTLY);
      for (let time = 0; time < 3; time += 1) await add(time === 1 ? there : here, 1);
      await add(here, 2);
      await vi.waitFor(() => expect(begun).toEqual([1, 2]), PATIENTLY);
      expect(await countOf(here)).toMatchObject({ waiting: 1, active: 2 });
      letGo();
      await here.idle();
      expect(begun).toEqual([1, 2, 1]);
    });

    it('wait for the end of a job, and say how it ended', async () => {
      handle(({ documentId }) =>
        documentId === 1 ? Promise.resolve() : Promise.reject(new TypeError('not this one')),
      );
      await start();
      await expect(here.run('comparison', '1', about(1))).resolves.toBeUndefined();
      const failure = await here.run('comparison', '2', about(2)).catch((error: unknown) => error);
      expect(failure instanceof TypeError || failure instanceof JobFailedError).toBe(true);
      // Others are done all the same.
      await expect(there.run('comparison', '1', about(1))).resolves.toBeUndefined();
    });

    it('drop what waits, and abort what runs, when it is canceled; what is added then is done', async () => {
      const { begun, letGo } = heldWork();
      await start();
      const first = here.run('comparison', '1', about(1));
      await vi.waitFor(() => expect(begun).toEqual([1]), PATIENTLY);
      await add(here, 1);
      await here.cancel('comparison', '1');
      await first;
      await here.idle();
      expect(begun).toEqual([1]);
      void here.cancel('comparison', '1');
      await add(here, 1);
      await vi.waitFor(() => expect(begun).toEqual([1, 1]), PATIENTLY);
      letGo();
      await here.idle();
    });

    it('do recurring work once in a span of time, over all servers', async () => {
      const done: string[] = [];
      servers().forEach((jobs) => jobs.handle('round', async ({ name }) => void done.push(name)));
      await start();
      for (const jobs of [here, there, here]) {
        await jobs.add('round', 'bins', { name: 'bins' }, { onceInSeconds: LONG });
        await here.idle();
      }
      await there.add('round', 'copies', { name: 'copies' }, { onceInSeconds: LONG });
      await here.idle();
      expect(done).toEqual(['bins', 'copies']);
    });

    it('abort what runs when they close, take nothing more, and tell who waits', async () => {
      const { begun } = heldWork();
      await start();
      const waiting = here.run('comparison', '1', about(1)).catch((error: unknown) => error);
      await vi.waitFor(() => expect(begun).toEqual([1]), PATIENTLY);
      await Promise.all(servers().map((jobs) => jobs.close()));
      expect(await waiting).toBeInstanceOf(JobsClosedError);
      await expect(here.run('text', UUID, { uuid: UUID })).rejects.toBeInstanceOf(JobsClosedError);
      await expect(add(here, 3)).resolves.toBeUndefined();
      expect(begun).toEqual([1]);
    });
  });
}
