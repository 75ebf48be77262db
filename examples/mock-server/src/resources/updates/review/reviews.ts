import type { ReviewedUpdate, ReviewResult } from '@glossator/client-sdk/contract';
import type { NameOf } from '../../../people/names';
import type { CodeReader, CodeTransaction } from '../../../tables/tables';
import { readUpdate } from '../../codes/update-part';
import { readPlanned } from '../plan/planned-documents';
import { readFindings, toCodeChange } from '../plan/planned-view';
import type { ReviewedDocumentRow, ReviewRow } from '../../../tables/updates';

/** Who reviewed an Update, when, and what became of it. */
export interface ReviewDecision {
  readonly result: ReviewResult;
  readonly userId: number;
  readonly at: string;
}

/** What the pending Update does to each document, to be kept with its review. Read before anything of it is done. */
export async function readReviewed(reader: CodeReader): Promise<readonly ReviewedDocumentRow[]> {
  const rows: ReviewedDocumentRow[] = [];
  for (const planned of await readPlanned(reader)) {
    const change = toCodeChange(planned, undefined);
    if (!change) continue;
    const { document, version } = planned;
    const { documentId, title, warnings, newTitle } = change;
    const current = await reader.get('versions', document.versionId);
    const isReplaced = document.pending?.versionId !== undefined;
    rows.push({
      documentId,
      title,
      warnings,
      ...(newTitle !== undefined && { newTitle }),
      ...((isReplaced || document.pending?.isDeleted) &&
        current && { from: { id: current.id, number: current.number } }),
      ...(isReplaced && { to: { id: version.id, number: version.number } }),
    });
  }
  return rows;
}

/** Keeps what the pending Update was after it was carried out, within the same transaction. */
export async function keepApproved(
  transaction: CodeTransaction,
  documents: readonly ReviewedDocumentRow[],
  decision: ReviewDecision,
): Promise<void> {
  const counted = await Promise.all(
    documents.map(async (row): Promise<ReviewedDocumentRow> => {
      const version = row.to && (await transaction.get('versions', row.to.id));
      return { ...row, ...(version?.carryOver && { carryOver: version.carryOver }) };
    }),
  );
  await keep(transaction, counted, decision, true);
}

/** Keeps what the pending Update would have done before it is discarded, within the same transaction. */
export async function keepDiscarded(transaction: CodeTransaction, decision: ReviewDecision): Promise<void> {
  const counted = await Promise.all(
    (await readReviewed(transaction)).map(async (row): Promise<ReviewedDocumentRow> => {
      const document = await transaction.get('documents', row.documentId);
      const findings = document && (await readFindings(transaction, document, undefined));
      return { ...row, ...(findings?.carryOver && { carryOver: findings.carryOver }) };
    }),
  );
  await keep(transaction, counted, decision, false);
}

async function keep(
  transaction: CodeTransaction,
  documents: readonly ReviewedDocumentRow[],
  { result, userId, at }: ReviewDecision,
  isDone: boolean,
): Promise<void> {
  const update = await readUpdate(transaction);
  if (!update) return;
  const { id, isFromSource } = update;
  await transaction.put('reviews', { id, isFromSource, result, isDone, at, userId, documents });
}

/** Whether annotations were carried over, or kept with a document that was deleted. */
function hasReport({ isDone, documents }: ReviewRow): boolean {
  return isDone && documents.some(({ from }) => from !== undefined);
}

/** A reviewed Update as the contract has it. */
export function toReviewedUpdate(row: ReviewRow, nameOf: NameOf): ReviewedUpdate {
  const { id, isFromSource, result, at, userId, documents } = row;
  return {
    id,
    isFromSource,
    reviewResult: result,
    reviewedAt: at,
    reviewedBy: nameOf(userId),
    hasReport: hasReport(row),
    documents: documents.map(({ from, to, warnings, ...document }) => ({
      ...document,
      warnings: [...warnings],
      ...(from && { fromVersion: from.number }),
      ...(to && { toVersion: to.number }),
    })),
  };
}
