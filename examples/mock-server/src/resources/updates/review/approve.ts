import type { ReviewResult } from '@glossator/client-sdk/contract';
import { liveEvent } from '../../../live/announce';
import type { DocumentRow } from '../../../tables/documents';
import { toDocument, withVersion } from '../../documents/store/view';
import type { NameOf } from '../../../people/names';
import type { CodeReader, CodeTransaction } from '../../../tables/tables';
import { applyVersion } from '../apply/apply-version';
import type { MarkArchive } from '../apply/archive';
import type { CarriedMarks } from '../apply/carried-marks';
import { readUpdate } from '../../codes/update-part';
import type { UpdateChange } from '../plan/pending-update';
import { plannedOrder, type PlannedDocument } from '../plan/planned-documents';
import { readAnswers } from '../plan/planned-selections';
import { keepApproved, readReviewed } from './reviews';

/** What approving needs besides the transaction. */
export interface Approval extends UpdateChange {
  readonly archive: MarkArchive;
  readonly carriedMarks: CarriedMarks;
  /** What it is kept as. */
  readonly result: ReviewResult;
  readonly nameOf: NameOf;
}

/**
 * Makes the pending Update current, within one transaction; whoever listens hears of each document that is another one now. Throws
 * `StaleCarryOverError`.
 */
export async function approveUpdate(transaction: CodeTransaction, approval: Approval): Promise<void> {
  const { archive, carriedMarks, codeId, userId, at, clientId, nameOf, result } = approval;
  const reviewed = await readReviewed(transaction);
  const rows = plannedOrder(
    (await transaction.list('documents')).filter(({ state }) => state !== 'archived'),
  );
  let order = 0;
  for (const row of rows) {
    const { pending, state, ...rest } = row;
    if (pending?.isDeleted) {
      await archiveDocument(transaction, archive, rest);
      await transaction.append(liveEvent('DOCUMENT/DELETE', { id: row.id }, clientId));
      continue;
    }
    const title = pending?.title ?? rest.title;
    let next: DocumentRow = { ...rest, title, order, ...(pending?.source && { source: pending.source }) };
    const isChanged = pending !== undefined || state === 'added' || order !== rest.order;
    order += 1;
    if (!isChanged) continue;
    if (pending?.versionId !== undefined) {
      const comparison = await transaction.get('comparisons', pending.versionId);
      const findings = {
        pageNow: comparison?.pageNow ?? [],
        answerOf: await readAnswers(transaction, row.id),
      };
      const applied = await applyVersion(transaction, archive, next, pending.versionId, findings);
      next = applied.document;
      await carriedMarks.keep(applied.version.uuid, applied.rows);
    }
    if (state === 'added') await makeCurrent(transaction, next.versionId);
    next = { ...next, updatedAt: at };
    await transaction.put('documents', next);
    const view = toDocument(await withVersion(transaction, next), codeId, nameOf);
    const name = state === 'added' ? 'DOCUMENT/CREATE' : 'DOCUMENT/UPDATE';
    await transaction.append(liveEvent(name, view, clientId));
  }
  await keepApproved(transaction, reviewed, { result, userId, at });
  const update = await readUpdate(transaction);
  if (update) await transaction.delete('updates', update.id);
  const lineage = await transaction.get('lineage', 'own');
  const approvals = (lineage?.id === 'own' ? lineage.approvals : 0) + 1;
  await transaction.put('lineage', { id: 'own', approvals });
}

/** Documents whose Versions have not been compared yet. */
export async function uncompared(
  reader: CodeReader,
  planned: readonly PlannedDocument[],
): Promise<readonly DocumentRow[]> {
  const open: DocumentRow[] = [];
  for (const { document } of planned) {
    const versionId = document.pending?.versionId;
    if (versionId !== undefined && !(await reader.get('comparisons', versionId))) open.push(document);
  }
  return open;
}

/** A deleted document leaves the Code, but stays readable with its annotations. */
async function archiveDocument(
  transaction: CodeTransaction,
  archive: MarkArchive,
  document: DocumentRow,
): Promise<void> {
  const { document: row, version } = await withVersion(transaction, document);
  await archive.keep(transaction, row.id, version.uuid);
  await transaction.put('versions', { ...version, status: 'archived' });
  await transaction.put('documents', { ...row, state: 'archived' });
}

async function makeCurrent(transaction: CodeTransaction, versionId: number): Promise<void> {
  const version = await transaction.get('versions', versionId);
  if (version) await transaction.put('versions', { ...version, status: 'current' });
}
