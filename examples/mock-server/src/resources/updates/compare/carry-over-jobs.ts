import type { BackgroundWork } from '../../../background/background-work';
import type { Bus } from '../../../bus/bus';
import { ComparerClosedError } from '../../../comparing/text-comparer';
import { PdfReaderClosedError } from '../../../pdf/pdf-reader';
import { isUnusable } from '../../../storage/storage';
import type { DocumentRow } from '../../../tables/documents';
import type { CodePartition, CodeTransaction, ServerStorage } from '../../../tables/tables';
import { compareGroup } from './compare-group';
import { PENDING_TASKS, taskId } from '../../../tables/pending-tasks';
import type { VersionComparer } from './compare-versions';
import { publishUpdate } from '../plan/pending-update';
import type { CarriedRow, ComparisonRow } from '../../../tables/updates';
import { readOpenComparison, type OpenComparison } from './stale-selections';

/**
 * The dry run of an Update: compares pending Versions with the current ones and keeps what becomes of each Selection, while nobody
 * waits for it. A document is compared once; Selections that come or change afterwards are carried over by themselves.
 */
export interface CarryOverJobs {
  /** Starts what is to be done for a document, or has it done once more after what runs. */
  refresh(codeId: number, documentId: number): void;
  /** Does what is to be done for a document and waits for it. Rejects where it could not be done. */
  settle(codeId: number, documentId: number): Promise<void>;
  /** The share done, from 0 to 1, while a document is being compared. */
  progress(documentId: number): number | undefined;
  /** Notes that a Code is about to have a pending Version; comes before the Version, so that no crash leaves one that nobody compares. */
  expect(codeId: number): Promise<void>;
  /** Starts again what the last end of the server cut off. Run before the server takes calls. */
  resume(): Promise<void>;
  /** Stops comparing a document: its pending Version goes. */
  cancel(documentId: number): void;
  /** Stops everything. */
  close(): void;
}

/** What the jobs work with. */
export interface CarryOverParts {
  readonly storage: ServerStorage;
  readonly comparer: VersionComparer;
  readonly background: BackgroundWork;
  readonly bus: Bus;
}

interface Job {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  /** Until then it has not looked what there is to do. */
  hasBegun: boolean;
  share: number;
}

/** Answers that are stored in one transaction. */
const ROWS_AT_ONCE = 500;

/** Least step of progress that is reported. */
const STEP = 0.02;

/** Makes the jobs. */
export function createCarryOverJobs({ storage, comparer, background, bus }: CarryOverParts): CarryOverJobs {
  const { accounts } = storage;
  const jobs = new Map<number, Job>();
  let isClosed = false;

  function start(codeId: number, documentId: number): Promise<void> {
    if (isClosed) return Promise.reject(new ComparerClosedError('The server is closing.'));
    const before = jobs.get(documentId);
    // Whoever asks while one is waiting is served by it: a screen that asks again and again must not make a queue.
    if (before && !before.hasBegun && !before.controller.signal.aborted) return before.done;
    const controller = new AbortController();
    controller.signal.addEventListener('abort', () => before?.controller.abort(controller.signal.reason));
    const run = async (): Promise<void> => {
      await before?.done.catch(() => undefined);
      job.hasBegun = true;
      await work(codeId, documentId, job);
    };
    const done = Promise.resolve().then(run);
    const job: Job = { controller, share: before?.share ?? 0, hasBegun: false, done };
    jobs.set(documentId, job);
    const forget = (): void => {
      if (jobs.get(documentId) === job) jobs.delete(documentId);
    };
    job.done.then(forget, forget);
    return job.done;
  }

  async function work(codeId: number, documentId: number, job: Job): Promise<void> {
    const { signal } = job.controller;
    const isStopped = (): boolean => signal.aborted;
    const partition = await storage.code(codeId);
    for (;;) {
      if (isStopped()) return;
      const open = await partition?.read((reader) => readOpenComparison(reader, documentId));
      if (!partition || !open) return;
      if (open.isFirst) job.share = 0;
      const found: CarriedRow[] = [];
      let comparison: ComparisonRow | undefined;
      for (const [index, group] of open.groups.entries()) {
        const reportShare = (share: number): void =>
          report(codeId, job, documentId, (index + share) / open.groups.length);
        const isWhole = open.isFirst && group.from.id === open.current.id;
        const task = { ...open, ...group, isWhole };
        const answer = await compareGroup(comparer, task, { signal, onProgress: reportShare });
        if (isStopped()) return;
        found.push(...answer.carried);
        comparison ??= answer.comparison;
      }
      await store(partition, codeId, open, found, comparison);
    }
  }

  async function store(
    partition: CodePartition,
    codeId: number,
    { documentId, pending }: OpenComparison,
    found: readonly CarriedRow[],
    comparison: ComparisonRow | undefined,
  ): Promise<void> {
    const isPending = async (transaction: CodeTransaction): Promise<boolean> =>
      (await transaction.get('documents', documentId))?.pending?.versionId === pending.id;
    // Ten thousand at once would hold everybody up. Without its comparison nothing of it counts.
    for (let at = 0; at < found.length; at += ROWS_AT_ONCE)
      await partition.transact(async (transaction) => {
        if (!(await isPending(transaction))) return;
        for (const row of found.slice(at, at + ROWS_AT_ONCE))
          if (await transaction.get('selections', row.id)) await transaction.put('carried', row);
      });
    await partition.transact(async (transaction) => {
      if (!(await isPending(transaction))) return;
      if (comparison) await transaction.put('comparisons', comparison);
      await publishUpdate(transaction, codeId, undefined);
    });
  }

  function report(codeId: number, job: Job, documentId: number, share: number): void {
    if (share - job.share < STEP && share < 1) return;
    job.share = share;
    bus.publish('update-progress', { codeId, documentId, share });
  }

  const refresh = (codeId: number, documentId: number): void =>
    background.start('carry-over', () => start(codeId, documentId).catch(ignoreEnd));

  return {
    refresh,
    settle: start,
    async expect(codeId) {
      const task = { id: taskId('compare', codeId), kind: 'compare' as const, codeId };
      if (await accounts.read((reader) => reader.get(PENDING_TASKS, task.id))) return;
      await accounts.transact((transaction) => transaction.put(PENDING_TASKS, task));
    },
    async resume() {
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      for (const { id, kind, codeId } of tasks) {
        if (kind !== 'compare') continue;
        const rows = await documentsOf(storage, codeId);
        if (rows === 'unusable') continue;
        const open = (rows ?? []).filter(({ pending }) => pending?.versionId !== undefined);
        if (open.length === 0)
          await accounts.transact((transaction) => transaction.delete(PENDING_TASKS, id));
        for (const document of open) refresh(codeId, document.id);
      }
    },
    progress: (documentId) => jobs.get(documentId)?.share,
    cancel: (documentId) => jobs.get(documentId)?.controller.abort(new Error('The Version is gone.')),
    close() {
      isClosed = true;
      for (const { controller } of jobs.values())
        controller.abort(new ComparerClosedError('The server is closing.'));
    },
  };
}

/** The server is ending: the next start resumes it. */
function ignoreEnd(error: unknown): void {
  const isEnd = error instanceof ComparerClosedError || error instanceof PdfReaderClosedError;
  if (!isEnd) throw error;
}

/** The documents of a Code; one that cannot be opened keeps its task for a later start. */
async function documentsOf(
  storage: ServerStorage,
  codeId: number,
): Promise<readonly DocumentRow[] | 'unusable' | undefined> {
  try {
    return await (await storage.code(codeId))?.read((reader) => reader.list('documents'));
  } catch (error) {
    if (isUnusable(error)) return 'unusable';
    throw error;
  }
}
