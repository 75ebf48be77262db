import { PgBoss, type ConstructorOptions, type QueueOptions } from 'pg-boss';
import type { ServerLog } from '../../log/server-log';
import { ServiceUnavailableError } from '../../problems/service-unavailable';
import { JOB_KINDS, type JobKind } from '../job-kinds';

/** The schema of the database in which the library keeps its tables, apart from ours. */
export const JOBS_SCHEMA = 'glossator_jobs';

/** What is looked at how often, in seconds. */
export interface JobTimings {
  /** Between two looks for jobs whose server has died. */
  readonly superviseSeconds: number;
  /** Without a sign of life, after which it has; 10 at least. */
  readonly heartbeatSeconds: number;
  /** Between two looks for jobs that no message announces: those that are to be tried again. */
  readonly lookSeconds: number;
}

/** What applies unless something else is said. */
export const DEFAULT_TIMINGS: JobTimings = { superviseSeconds: 15, heartbeatSeconds: 30, lookSeconds: 5 };

/** Connections of a server for its jobs, besides the one on which it hears of new ones. */
const CONNECTIONS = 4;
/** Milliseconds between two lines in the log about trouble. */
const REPORT_MS = 10_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 15_000;
/** Seconds that a job may take: the library knows no job without an end. Those of dead servers are known by their heartbeat. */
const LONGEST_SECONDS = 24 * 3_600 - 1;
/** Seconds that jobs which have ended are kept, so that failures are seen, and spans of recurring ones known. */
const KEPT_SECONDS = 24 * 3_600;
const RETRIES = { retryDelay: 1, retryBackoff: true, retryDelayMax: 300 };

/**
 * How often a job is begun again, after a failure or the end of its server. What keeps a record of its own (a pending task, a row) is added again
 * by recurring work.
 */
const RETRY_LIMITS: Readonly<Record<JobKind, number>> = {
  comparison: 8,
  text: 3,
  import: 8,
  mail: 3,
  round: 2,
};

/** What the queues are opened with. */
export interface QueuesOptions {
  readonly url: string;
  readonly timings: JobTimings;
  readonly log: ServerLog;
}

/**
 * Opens the queues of a database, which it sets up or brings up to date first. Rejects with `ServiceUnavailableError` where that cannot be done.
 */
export async function openQueues({ url, timings, log }: QueuesOptions): Promise<PgBoss> {
  const boss = new PgBoss(optionsOf(url, timings));
  // Without a listener, a connection that is lost would end the process.
  boss.on(
    'error',
    nowAndThen((err) => log.warn({ err }, 'the queue of jobs had trouble')),
  );
  boss.on('warning', ({ message, data }) => log.warn({ data }, `the queue of jobs: ${message}`));
  try {
    await boss.start();
    for (const kind of JOB_KINDS) await openQueue(boss, kind, timings);
    return boss;
  } catch (cause) {
    await boss.stop({ graceful: false });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServiceUnavailableError(`STORE_URL: the queue of jobs cannot be set up: ${reason}`, { cause });
  }
}

/** Passes on one message in a while: when the database is away, every loop of every queue notices. */
function nowAndThen(report: (error: Error) => void): (error: Error) => void {
  let last = -Infinity;
  return (error) => {
    if (performance.now() - last < REPORT_MS) return;
    last = performance.now();
    report(error);
  };
}

function optionsOf(url: string, { superviseSeconds }: JobTimings): ConstructorOptions {
  return {
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: 'glossator jobs',
    max: CONNECTIONS,
    options: `-c statement_timeout=${STATEMENT_MS} -c lock_timeout=${LOCK_MS}`,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Recurring work is added by spans of time: no clock of the library is needed.
    schedule: false,
    openTelemetry: { enabled: false },
  };
}

/** Makes a queue, or gives it the options of this release. One job with a key waits, and one is active, at most. */
async function openQueue(boss: PgBoss, kind: JobKind, { heartbeatSeconds }: JobTimings): Promise<void> {
  const options: QueueOptions & { notify: boolean } = {
    ...RETRIES,
    retryLimit: RETRY_LIMITS[kind],
    expireInSeconds: LONGEST_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
    heartbeatSeconds,
    notify: true,
  };
  await boss.createQueue(kind, { policy: 'stately', ...options });
  await boss.updateQueue(kind, options);
}
