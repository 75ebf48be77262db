import { createTimeSlice } from '../../../background/time-slice';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { SelectionRow } from '../../../tables/selections';
import type { CodeTransaction } from '../../../tables/tables';
import type { MarkArchive } from './archive';
import { countStatuses, planSelections, type AnswerOf } from '../plan/planned-selections';

/** Selections came or changed that the comparison has not seen: compare them and try again. */
export class StaleCarryOverError extends Error {
  override readonly name = 'StaleCarryOverError';
}

/** What the comparison of a Version said. */
export interface VersionFindings {
  readonly answerOf: AnswerOf;
  /** For each old page the new one. */
  readonly pageNow: readonly number[];
}

/** What making a Version current came to: the document, which is not stored yet, and what was stored. */
export interface AppliedVersion {
  readonly document: DocumentRow;
  readonly version: VersionRow;
  /** The Selections as they are in it. */
  readonly rows: readonly SelectionRow[];
}

/**
 * Makes a pending Version the current one, within a transaction: keeps the annotations as they are with the old one, carries Selections
 * and bookmarks over. Throws `StaleCarryOverError`.
 */
export async function applyVersion(
  transaction: CodeTransaction,
  archive: MarkArchive,
  document: DocumentRow,
  versionId: number,
  { answerOf, pageNow }: VersionFindings,
): Promise<AppliedVersion> {
  const old = await transaction.get('versions', document.versionId);
  const next = await transaction.get('versions', versionId);
  if (!old || !next) throw new Error(`Document ${document.id} lacks a version`);
  const { rows, missing } = await planSelections(transaction, document, versionId, answerOf);
  if (missing.length > 0) throw new StaleCarryOverError(`${missing.length} Selections were not compared`);
  await archive.keep(transaction, document.id, old.uuid);
  // Other Codes get their turn meanwhile.
  const breathe = createTimeSlice();
  for (const row of rows) {
    await transaction.put('selections', row);
    await breathe();
  }
  for (const bookmark of await transaction.list('bookmarks', { documentId: document.id })) {
    const page = Math.min(pageNow[bookmark.page] ?? bookmark.page, next.pages - 1);
    if (page !== bookmark.page) await transaction.put('bookmarks', { ...bookmark, page });
  }
  await transaction.put('versions', { ...old, status: 'archived' });
  const version: VersionRow = { ...next, status: 'current', carryOver: countStatuses(rows) };
  await transaction.put('versions', version);
  await transaction.delete('comparisons', versionId);
  for (const { id } of await transaction.list('carried', { documentId: document.id })) {
    await transaction.delete('carried', id);
    await breathe();
  }
  return { document: { ...document, versionId }, version, rows };
}
