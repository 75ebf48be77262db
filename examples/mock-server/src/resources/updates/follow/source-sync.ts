import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../../../problems/problem-error';
import type { CodeRow } from '../../../tables/codes';
import type { DocumentRow } from '../../../tables/documents';
import type { FullDocument } from '../../documents/store/view';
import type { FileCopies } from '../../files/file-copies';
import type { FileLedger } from '../../files/file-ledger';
import { releaseFiles } from '../../files/using-files';
import { OutcomeUnknownError } from '../../../storage/storage';
import type { Notifier } from '../../notifications/notifier';
import type { CodePartition, CodeReader, ServerStorage } from '../../../tables/tables';
import type { CarryOverJobs } from '../compare/carry-over-jobs';
import { pendingFiles } from '../review/discard';
import { PENDING_TASKS, taskId, type PendingTask } from '../../../tables/pending-tasks';
import { readUpdate } from '../../codes/update-part';
import { settleUpdate } from '../plan/pending-update';
import { createCopyOwnerNews } from './copy-owner-news';
import { readSource, type SourceState } from './read-source';
import { takeOver } from './take-over';

/** Keeps copies at the newest state of the Codes they follow (decisions.md section 5). */
export interface SourceSync {
  /**
   * Brings a copy's pending Update there; does nothing where it has that state or the source is gone. Where there is no room for it, or
   * the copy's owner may not read the source any more, a task is noted to try again. Can be repeated. The caller holds the copy's lock.
   */
  take(copy: CodeRow): Promise<void>;
  /** Tells a copy's owner of what was taken over, where a crash came between. */
  notify(task: PendingTask<'tell'>): Promise<void>;
}

/** What it works with. */
export interface SyncParts {
  readonly storage: ServerStorage;
  readonly copies: FileCopies;
  readonly ledger: FileLedger;
  readonly jobs: CarryOverJobs;
  readonly notifier: Notifier;
  readonly now: () => Date;
}

/** What taking over a source's state came to: documents with another pending Version, and whether there is anything new. */
interface TakenState {
  readonly compared: readonly number[];
  readonly isNews: boolean;
}

/** Makes it. */
export function createSourceSync(parts: SyncParts): SourceSync {
  const { storage, copies, ledger, jobs, notifier, now } = parts;
  const { accounts } = storage;
  const { tryLater, notifyOwner, forget } = createCopyOwnerNews(accounts, notifier);

  /** False where there is no room for it. */
  async function takeFrom(source: SourceState, copy: CodeRow, partition: CodePartition): Promise<boolean> {
    const wanted = await partition.read(async (reader) => {
      const lineage = await reader.get('lineage', 'source');
      const isNew = lineage?.id === 'source' && lineage.seen < source.approvals;
      return isNew ? newFiles(reader, source.documents) : undefined;
    });
    if (!wanted) return true;
    let files: ReadonlyMap<string, string>;
    try {
      files = await copies.copy(wanted, { ownerId: copy.ownerId, codeId: copy.id });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'QUOTA_EXCEEDED') throw error;
      return false;
    }
    const seen = source.approvals;
    await jobs.expect(copy.id);
    const task = { id: taskId('tell', copy.id), kind: 'tell' as const, codeId: copy.id, seen };
    await accounts.transact((transaction) => transaction.put(PENDING_TASKS, task));
    let taken: TakenState;
    try {
      taken = await write(source, copy, partition, files);
    } catch (error) {
      // With an unknown outcome the files stay unsettled: the next start asks the copy.
      if (!(error instanceof OutcomeUnknownError)) await ledger.discard([...files.values()]);
      throw error;
    }
    for (const uuid of files.values()) await ledger.settle(uuid);
    for (const id of taken.compared) jobs.refresh(copy.id, id);
    await (taken.isNews ? notifyOwner(copy) : forget('tell', copy.id));
    return true;
  }

  /** Makes the copy's pending Update lead to the source's state, in one transaction. */
  async function write(
    source: SourceState,
    copy: CodeRow,
    partition: CodePartition,
    files: ReadonlyMap<string, string>,
  ): Promise<TakenState> {
    const expected = await partition.read(pendingFiles);
    const change = { codeId: copy.id, userId: copy.ownerId, at: now().toISOString(), isFromSource: true };
    let taken: TakenState = { compared: [], isNews: false };
    await releaseFiles(ledger, expected, copy.id, () =>
      partition.transact(async (transaction) => {
        const before = await transaction.list('documents');
        const {
          gone,
          order: placed,
          compared,
        } = await takeOver(transaction, source.documents, files, change);
        await settleUpdate(transaction, change, placed);
        const order = source.documents.map(({ document }) => document.id);
        const seen = source.approvals;
        await transaction.put('lineage', { id: 'source', codeId: copy.sourceId ?? 0, seen, order });
        taken = { compared, isNews: !isDeepStrictEqual(before, await transaction.list('documents')) };
        return gone;
      }),
    );
    return taken;
  }

  return {
    async take({ id }) {
      const copy = await accounts.read((reader) => reader.get('codes', id));
      const partition = copy?.state === 'active' ? await storage.code(id) : undefined;
      const source = copy && partition ? await readSource(storage, copy) : 'gone';
      if (copy && source === 'closed') return tryLater(copy, false);
      const isDone =
        !copy ||
        !partition ||
        source === 'gone' ||
        source === 'closed' ||
        (await takeFrom(source, copy, partition));
      await (isDone ? forget('sync', id) : tryLater(copy, true));
    },
    async notify({ codeId, seen }) {
      const copy = await accounts.read((reader) => reader.get('codes', codeId));
      const isTaken = await (
        await storage.code(codeId)
      )?.read(async (reader) => {
        const lineage = await reader.get('lineage', 'source');
        return lineage?.id === 'source' && lineage.seen >= seen && (await readUpdate(reader)) !== undefined;
      });
      await (copy && isTaken ? notifyOwner(copy) : forget('tell', codeId));
    },
  };
}

/** The files of the source that the copy has not got yet. */
async function newFiles(reader: CodeReader, source: readonly FullDocument[]): Promise<string[]> {
  const own = new Map<number, DocumentRow>();
  for (const row of await reader.list('documents')) if (row.source) own.set(row.source.documentId, row);
  return source.flatMap(({ document, version }) => {
    const row = own.get(document.id);
    const isKnown = row && (row.state === 'archived' || hasVersion(row, version.id));
    return isKnown ? [] : [version.uuid];
  });
}

/** Whether a document of a copy has a Version of the source, or is to get it. */
export function hasVersion({ source, pending }: DocumentRow, sourceVersionId: number): boolean {
  return (pending?.source ?? source)?.versionId === sourceVersionId;
}
