import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { ServerLog } from '../../log/server-log';
import { JOB_KINDS, jobSchemas, type JobData, type JobKind } from '../job-kinds';
import { JobFailedError, JobsClosedError, type AddOptions, type Jobs, type JobWork } from '../jobs';
import { readCounts } from './job-counts';
import { DEFAULT_TIMINGS, openQueues, type JobTimings } from './open-queues';

/** What the jobs of a server are made with. */
export interface PostgresJobsOptions {
  /** Address of the database, `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Whether this server does jobs; if not, it only adds them. */
  readonly isWorker: boolean;
  readonly log: ServerLog;
  /** Default: `DEFAULT_TIMINGS`. */
  readonly timings?: Partial<JobTimings>;
}

/** Jobs of a kind that a server does at a time, each with a loop of its own; a round may take hours. */
const AT_A_TIME: Readonly<Record<JobKind, number>> = { comparison: 4, text: 4, import: 2, mail: 2, round: 4 };
/** Milliseconds between two looks whether a job has ended, at first and at most. */
const FIRST_WAIT_MS = 20;
const MOST_WAIT_MS = 1_000;
/** Milliseconds in which jobs whose signal was aborted have to end; then they are given to others all the same. */
const CLOSE_MS = 15_000;

/**
 * Jobs in queues of PostgreSQL, for any number of servers on one database. Durable: a server that dies is found out by the heartbeat of its
 * jobs, and who closes gives them back at once. Rejects with `ServiceUnavailableError` where the queues cannot be opened.
 */
export async function createPostgresJobs(options: PostgresJobsOptions): Promise<Jobs> {
  const { isWorker, log } = options;
  const timings = { ...DEFAULT_TIMINGS, ...options.timings };
  const boss = await openQueues({ url: options.url, timings, log });
  const works: { [Kind in JobKind]?: JobWork<Kind> } = {};
  /** Jobs that run here, by kind and key. */
  const running = new Map<string, AbortController>();
  /** Cancellations under way: what is added after one must not fall to it. */
  const canceling = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;

  async function perform<Kind extends JobKind>(kind: Kind, job: JobWithMetadata): Promise<void> {
    const id = idOf(kind, job.singletonKey ?? '');
    const own = new AbortController();
    running.set(id, own);
    const signal = AbortSignal.any([job.signal, own.signal, closing.signal]);
    try {
      await works[kind]?.(parse(kind, job.data), signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, job: kind, attempt: job.retryCount + 1 }, 'a job failed');
      throw error;
    } finally {
      if (running.get(id) === own) running.delete(id);
    }
    // What has stopped because of its signal is not done.
    signal.throwIfAborted();
  }

  async function send<Kind extends JobKind>(
    kind: Kind,
    key: string,
    data: JobData<Kind>,
    { onceInSeconds }: AddOptions = {},
  ): Promise<string | null> {
    await canceling.get(idOf(kind, key));
    const span = onceInSeconds === undefined ? {} : { singletonSeconds: onceInSeconds };
    return boss.send(kind, data, { singletonKey: key, ...span });
  }

  /** The id of the job with that key that waits, which is added if there is none. */
  async function waiting<Kind extends JobKind>(
    kind: Kind,
    key: string,
    data: JobData<Kind>,
  ): Promise<string> {
    for (;;) {
      const added = await send(kind, key, data);
      if (added !== null) return added;
      const [found] = await boss.findJobs(kind, { key, queued: true });
      if (found) return found.id;
    }
  }

  async function cancelNow(kind: JobKind, key: string): Promise<void> {
    const open = (await boss.findJobs(kind, { key })).filter(({ state }) => OPEN.has(state));
    const ids = open.map(({ id }) => id);
    if (ids.length > 0) await boss.cancel(kind, ids);
    // Before, it would end as a failure that is tried again, and let begin what is to be dropped.
    running.get(idOf(kind, key))?.abort(new Error('The job was canceled'));
  }

  return {
    isDurable: true,
    handle(kind, work) {
      Object.assign(works, { [kind]: work });
    },
    async start() {
      if (!isWorker || isClosed()) return;
      const { lookSeconds } = timings;
      const polling = { pollingIntervalSeconds: lookSeconds, notifyPollingIntervalSeconds: lookSeconds };
      for (const kind of JOB_KINDS)
        await boss.work(
          kind,
          { ...polling, localConcurrency: AT_A_TIME[kind], includeMetadata: true },
          async (jobs: JobWithMetadata[]) => {
            for (const job of jobs) await perform(kind, job);
          },
        );
    },
    async add(kind, key, data, addOptions) {
      if (!isClosed()) await send(kind, key, data, addOptions);
    },
    async run(kind, key, data) {
      if (isClosed()) throw closed();
      await ended(boss, kind, await waiting(kind, key, data), closing.signal);
    },
    async cancel(kind, key) {
      const id = idOf(kind, key);
      const done = cancelNow(kind, key).finally(() => {
        if (canceling.get(id) === settled) canceling.delete(id);
      });
      const settled = done.catch(() => undefined);
      canceling.set(id, settled);
      await done;
    },
    counts: () => readCounts(boss),
    async idle() {
      for (;;) {
        const counts = await readCounts(boss);
        if (counts.every(({ waiting: open, active }) => open + active === 0)) return;
        await delay(FIRST_WAIT_MS);
      }
    },
    async close() {
      closing.abort(closed());
      await boss.stop({ graceful: true, timeout: CLOSE_MS });
    },
  };
}

const OPEN: ReadonlySet<string> = new Set(['created', 'retry', 'active']);
const idOf = (kind: JobKind, key: string): string => `${kind} ${key}`;
const closed = (): JobsClosedError => new JobsClosedError('The server is closing');

function parse<Kind extends JobKind>(kind: Kind, data: object): JobData<Kind> {
  return jobSchemas[kind].parse(data) as JobData<Kind>;
}

/** Waits until a job has ended, wherever it runs. Rejects with `JobFailedError`, or `JobsClosedError` once the signal is aborted. */
async function ended(boss: PgBoss, kind: JobKind, id: string, signal: AbortSignal): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, MOST_WAIT_MS)) {
    await delay(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw closed();
    const [job] = await boss.findJobs(kind, { id });
    // It waits to be tried again: whoever waits for it learns that it has failed once.
    if (job?.state === 'failed' || job?.state === 'retry') throw new JobFailedError(`A job (${kind}) failed`);
    if (job?.state !== 'created' && job?.state !== 'active') return;
  }
}
