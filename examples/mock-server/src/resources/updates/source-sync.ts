import { enterCode } from '../../permissions/code-access';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow } from '../codes/rows';
import type { DocumentRow } from '../documents/rows';
import { readDocuments, type FullDocument } from '../documents/view';
import type { FileCopies } from '../files/file-copies';
import type { FileLedger } from '../files/file-ledger';
import { releaseFiles } from '../files/using-files';
import type { Notifier } from '../notifications/notifier';
import type { CodeReader, ServerStorage } from '../tables';
import type { CarryOverJobs } from './carry-over-jobs';
import { pendingFiles } from './discard';
import { settleUpdate } from './pending-update';
import { takeOver } from './take-over';

/**
 * Brings a copy's pending Update to the newest state of the Code it follows (decisions.md section 5); does nothing where it has that state,
 * where the source is gone, or where the copy's owner may not read it any more. Can be repeated. The copy's lock is held by the caller.
 */
export type SourceSync = (copy: CodeRow) => Promise<void>;

/** What it works with. */
export interface SyncParts {
  readonly storage: ServerStorage;
  readonly copies: FileCopies;
  readonly ledger: FileLedger;
  readonly jobs: CarryOverJobs;
  readonly notifier: Notifier;
  readonly now: () => Date;
}

/** The state of a followed Code. */
interface SourceState {
  readonly documents: readonly FullDocument[];
  readonly approvals: number;
}

/** Makes it. */
export function createSourceSync(parts: SyncParts): SourceSync {
  const { storage, copies, ledger, jobs, notifier, now } = parts;

  async function readSource({ sourceId, ownerId }: CodeRow): Promise<SourceState | undefined> {
    if (sourceId === undefined) return undefined;
    const entered = await storage.accounts.read((reader) => enterCode(reader, sourceId, ownerId));
    const partition = entered && (await storage.code(sourceId));
    return partition?.read(async (reader) => {
      const lineage = await reader.get('lineage', 'own');
      return {
        documents: await readDocuments(reader),
        approvals: lineage?.id === 'own' ? lineage.approvals : 0,
      };
    });
  }

  return async (copy) => {
    const source = await readSource(copy);
    const partition = source && (await storage.code(copy.id));
    if (!partition) return;
    const wanted = await partition.read(async (reader) => {
      const lineage = await reader.get('lineage', 'source');
      const isNew = lineage?.id === 'source' && lineage.seen < source.approvals;
      return isNew ? newFiles(reader, source.documents) : undefined;
    });
    if (!wanted) return;
    const news = { type: 'CODE_CHANGED' as const, codeId: copy.id };
    let files: ReadonlyMap<string, string>;
    try {
      files = await copies.copy(wanted, { ownerId: copy.ownerId, codeId: copy.id });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'QUOTA_EXCEEDED') throw error;
      await notifier.tell(copy.ownerId, { ...news, params: { title: copy.title, what: 'storageFull' } });
      return;
    }
    const expected = await partition.read(pendingFiles);
    const replaced = await release(expected, copy.id, async () =>
      partition.transact(async (transaction) => {
        const at = now().toISOString();
        const change = { codeId: copy.id, userId: copy.ownerId, at, isFromSource: true };
        const { gone, order, compared } = await takeOver(transaction, source.documents, files, change);
        await settleUpdate(transaction, change, order);
        await transaction.put('lineage', {
          id: 'source',
          codeId: copy.sourceId ?? 0,
          seen: source.approvals,
        });
        return { gone, compared };
      }),
    );
    for (const uuid of files.values()) await ledger.settle(uuid);
    for (const id of replaced) jobs.refresh(copy.id, id);
    await notifier.tell(copy.ownerId, { ...news, params: { title: copy.title, what: 'update' } });
  };

  async function release(
    expected: readonly string[],
    codeId: number,
    work: () => Promise<{ readonly gone: readonly string[]; readonly compared: readonly number[] }>,
  ): Promise<readonly number[]> {
    let compared: readonly number[] = [];
    await releaseFiles(ledger, expected, codeId, async () => {
      const answer = await work();
      compared = answer.compared;
      return answer.gone;
    });
    return compared;
  }
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
