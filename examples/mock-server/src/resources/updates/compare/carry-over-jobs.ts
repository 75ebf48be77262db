import type { BackgroundWork } from '../../../background/background-work';
import type { Bus } from '../../../bus/bus';
import { createLatestMessages } from '../../../bus/latest-messages';
import type { Jobs } from '../../../jobs/jobs';
import { isUnusable } from '../../../storage/storage';
import type { DocumentRow } from '../../../tables/documents';
import type { CodePartition, CodeReader, ServerStorage } from '../../../tables/tables';
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
  /** Has done what is to be done for a document, once more after what runs. */
  refresh(codeId: number, documentId: number): void;
  /** Has done what is to be done for a document and waits for it. Rejects where it could not be done. */
  settle(codeId: number, documentId: number): Promise<void>;
  /** The share done, from 0 to 1, while a document is being compared. */
  progress(documentId: number): number | undefined;
  /** Notes that a Code is about to have a pending Version; comes before the Version, so that no crash leaves one that nobody compares. */
  expect(codeId: number): Promise<void>;
  /** Has begun again what was cut off. Run before the server takes calls, and now and then. */
  resume(): Promise<void>;
  /** Stops comparing a document: its pending Version goes. */
  cancel(documentId: number): void;
}

/** What the jobs work with. */
export interface CarryOverParts {
  readonly storage: ServerStorage;
  readonly comparer: VersionComparer;
  readonly jobs: Jobs;
  readonly background: BackgroundWork;
  readonly bus: Bus;
}

/** A comparison that runs. */
interface Run {
  readonly codeId: number;
  readonly documentId: number;
  readonly signal: AbortSignal;
  share: number;
}

/** Answers that are stored in one transaction. */
const ROWS_AT_ONCE = 500;

/** Least step of progress that is reported. */
const STEP = 0.02;

/** Makes the jobs. */
export function createCarryOverJobs(parts: CarryOverParts): CarryOverJobs {
  const { storage, comparer, jobs, background, bus } = parts;
  const { accounts } = storage;
  const progress = createLatestMessages(bus, 'update-progress', ({ documentId }) => documentId);
  jobs.handle('comparison', (about, signal) => work({ ...about, signal, share: 0 }));

  async function work(run: Run): Promise<void> {
    const isStopped = (): boolean => run.signal.aborted;
    const partition = await storage.code(run.codeId);
    while (partition && !isStopped()) {
      const open = await partition.read((reader) => readOpenComparison(reader, run.documentId));
      if (!open) return;
      try {
        await compare(partition, open, run);
      } catch (error) {
        // Its files may have gone with the pending Version.
        if (isStopped() || (await isPending(partition, open))) throw error;
      }
    }
  }

  async function compare(partition: CodePartition, open: OpenComparison, run: Run): Promise<void> {
    const { signal } = run;
    if (open.isFirst) report(run, 0);
    const found: CarriedRow[] = [];
    let comparison: ComparisonRow | undefined;
    for (const [index, group] of open.groups.entries()) {
      const onProgress = (share: number): void => report(run, (index + share) / open.groups.length);
      const isWhole = open.isFirst && group.from.id === open.current.id;
      const answer = await compareGroup(comparer, { ...open, ...group, isWhole }, { signal, onProgress });
      if (signal.aborted) return;
      found.push(...answer.carried);
      comparison ??= answer.comparison;
    }
    await store(partition, run.codeId, open, found, comparison);
  }

  async function store(
    partition: CodePartition,
    codeId: number,
    open: OpenComparison,
    found: readonly CarriedRow[],
    comparison: ComparisonRow | undefined,
  ): Promise<void> {
    // Ten thousand at once would hold everybody up. Without its comparison nothing of it counts.
    for (let at = 0; at < found.length; at += ROWS_AT_ONCE)
      await partition.transact(async (transaction) => {
        if (!(await isPendingIn(transaction, open))) return;
        for (const row of found.slice(at, at + ROWS_AT_ONCE))
          if (await transaction.get('selections', row.id)) await transaction.put('carried', row);
      });
    await partition.transact(async (transaction) => {
      if (!(await isPendingIn(transaction, open))) return;
      if (comparison) await transaction.put('comparisons', comparison);
      await publishUpdate(transaction, codeId, undefined);
    });
  }

  function report(run: Run, share: number): void {
    if (share > 0 && share < 1 && share - run.share < STEP) return;
    run.share = share;
    const { codeId, documentId } = run;
    bus.publish('update-progress', { codeId, documentId, share });
  }

  const refresh = (codeId: number, documentId: number): void =>
    background.start('carry-over', () => jobs.add('comparison', String(documentId), { codeId, documentId }));

  return {
    refresh,
    async settle(codeId, documentId) {
      const partition = await storage.code(codeId);
      // Most of the time there is nothing: another server need not be waited for.
      if (await partition?.read((reader) => readOpenComparison(reader, documentId)))
        await jobs.run('comparison', String(documentId), { codeId, documentId });
    },
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
    progress: (documentId) => progress.of(documentId)?.share,
    cancel: (documentId) =>
      background.start('end of a comparison', () => jobs.cancel('comparison', String(documentId))),
  };
}

/** Whether the Version that is compared is still the pending one of its document. */
async function isPendingIn(reader: CodeReader, { documentId, pending }: OpenComparison): Promise<boolean> {
  return (await reader.get('documents', documentId))?.pending?.versionId === pending.id;
}

const isPending = (partition: CodePartition, open: OpenComparison): Promise<boolean> =>
  partition.read((reader) => isPendingIn(reader, open));

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
