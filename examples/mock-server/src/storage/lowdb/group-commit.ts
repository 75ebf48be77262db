import { setImmediate as nextTurn } from 'node:timers/promises';

import { OutcomeUnknownError } from '../storage';

/** One record that becomes durable with others: its record's JSON, and what to do at the moment it is. */
export interface Commit {
  /** Undefined: nothing to write, it only waits for all before it. */
  readonly json: string | undefined;
  /** Called in order, after the disk has it and before anybody is answered. Must not throw. */
  readonly becomeVisible: () => void;
}

/** A queue of commits that writes all that have gathered at once. */
export interface GroupCommit {
  /** Resolves when the commit is durable and visible. */
  add(commit: Commit): Promise<void>;
  /** Runs `job` when everything added before is durable, while nothing is being written. */
  exclusively<R>(job: () => Promise<R>): Promise<R>;
  /** Whether nothing is waiting. */
  isIdle(): boolean;
  /** Resolves when nothing is waiting. */
  idle(): Promise<void>;
}

/** What a queue is made of. */
export interface GroupCommitOptions {
  /** Makes records durable, all or none; throws otherwise. */
  readonly append: (records: readonly string[]) => Promise<void>;
  /** Called after a failed write, before the commits are rejected: none that is waiting will become visible. */
  readonly onFailure: (error: unknown) => void;
}

/** Characters of JSON after which a batch is closed: a line this long is still read and checked in a few milliseconds. */
const BATCH_SIZE = 1024 * 1024;

/** A job closes the batch before it. */
type Waiting =
  | {
      readonly kind: 'commit';
      readonly commit: Commit;
      readonly resolve: () => void;
      readonly reject: (error: unknown) => void;
    }
  | { readonly kind: 'job'; readonly run: () => Promise<void> };

type WaitingCommit = Extract<Waiting, { kind: 'commit' }>;

/** Makes a queue. */
export function createGroupCommit({ append, onFailure }: GroupCommitOptions): GroupCommit {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  function enqueue(item: Waiting): void {
    waiting.push(item);
    running ??= run();
  }

  /** The commits up to the next job, as many as fit into a batch. */
  function takeBatch(): WaitingCommit[] {
    const batch: WaitingCommit[] = [];
    let length = 0;
    for (const item of waiting) {
      if (item.kind === 'job' || length > BATCH_SIZE) break;
      length += item.commit.json?.length ?? 0;
      batch.push(item);
    }
    waiting = waiting.slice(batch.length);
    return batch;
  }

  async function run(): Promise<void> {
    // Those who are about to add something in this turn come along.
    await nextTurn();
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      if (first.kind === 'job') {
        waiting.shift();
        await first.run();
      } else await write(takeBatch());
    }
    running = undefined;
  }

  async function write(batch: readonly WaitingCommit[]): Promise<void> {
    const records = batch.flatMap(({ commit }) => commit.json ?? []);
    try {
      if (records.length > 0) await append(records);
    } catch (error) {
      fail(batch, error);
      return;
    }
    for (const { commit } of batch) commit.becomeVisible();
    for (const { resolve } of batch) resolve();
  }

  /** What was in the write shares its outcome; what waited behind it was built on it and was certainly not written. */
  function fail(batch: readonly WaitingCommit[], error: unknown): void {
    const cause = error instanceof OutcomeUnknownError ? error.cause : error;
    const behind = waiting.filter((item) => item.kind === 'commit');
    waiting = waiting.filter((item) => item.kind === 'job');
    onFailure(cause);
    for (const { reject } of batch) reject(error);
    for (const { reject } of behind) reject(cause);
  }

  return {
    add: (commit) => new Promise((resolve, reject) => enqueue({ kind: 'commit', commit, resolve, reject })),
    exclusively: (job) =>
      new Promise((resolve, reject) => {
        enqueue({ kind: 'job', run: () => job().then(resolve, reject) });
      }),
    isIdle: () => running === undefined,
    idle: async () => {
      while (running !== undefined) await running;
    },
  };
}
