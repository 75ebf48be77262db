import type { JobData, JobKind } from './job-kinds';

/**
 * The port of jobs: work that nobody waits for, or that may be done by another server than the one that was asked. Every adapter promises
 * (and the conformance suite checks):
 * 1. A job is done once, by one server. Two of one kind with the same key never run at a time; one that waits is not added again.
 * 2. Nothing is done before `start`, and nothing new after `close`, which aborts the signals of what runs and waits until it has ended.
 * 3. What rejects is logged and counts as failed, or is tried again, later; the others are done all the same.
 * 4. A durable adapter keeps jobs when servers end: what was under way, whether its server closed or was killed, is begun anew elsewhere, or at
 *    the next start. One that is not durable forgets them: who adds jobs keeps what they are about, and adds them again at a start.
 */
export interface Jobs {
  /** Whether jobs outlive the server that was asked for them. */
  readonly isDurable: boolean;
  /** Says how jobs of a kind are done; once for each kind, before `start`. Work whose signal was aborted counts as not done. */
  handle<Kind extends JobKind>(kind: Kind, work: JobWork<Kind>): void;
  /** Begins to do what waits, where this server does jobs. */
  start(): Promise<void>;
  /** Adds a job. Resolves once it is kept; does nothing once closed. */
  add<Kind extends JobKind>(
    kind: Kind,
    key: string,
    data: JobData<Kind>,
    options?: AddOptions,
  ): Promise<void>;
  /**
   * Adds a job, unless one like it waits, and waits until that one has ended or was canceled. Rejects with what it rejected with, or a
   * `JobFailedError` that says so; with a `JobsClosedError` where this server closes before.
   */
  run<Kind extends JobKind>(kind: Kind, key: string, data: JobData<Kind>): Promise<void>;
  /** Drops the job with that key that waits, and aborts the one that runs: within seconds where another server runs it. */
  cancel(kind: JobKind, key: string): Promise<void>;
  /** How many jobs of each kind there are, over all servers. */
  counts(): Promise<readonly JobCount[]>;
  /** Resolves when no job waits or runs, on any server. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Does a job of a kind. */
export type JobWork<Kind extends JobKind> = (data: JobData<Kind>, signal: AbortSignal) => Promise<void>;

/** How a job is added. */
export interface AddOptions {
  /** Spans of so many seconds, counted from 1970: nothing is added where a job of the kind and key was added in the present one, by whichever server. */
  readonly onceInSeconds?: number;
}

/** The jobs of a kind. */
export interface JobCount {
  readonly kind: JobKind;
  /** Not begun yet, or to be tried again. */
  readonly waiting: number;
  readonly active: number;
  /** Given up: of the last day, or since the start where jobs are not durable. */
  readonly failed: number;
}

/** A job was not done, for a reason that another server has logged. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';
}

/** The server ends before the job: another one, or the next start, does it. */
export class JobsClosedError extends Error {
  override readonly name = 'JobsClosedError';
}
