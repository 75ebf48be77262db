import type { Draft } from 'immer';
import type { DocumentsState } from './state';

/** Raises or lowers the totals of a document and of the Code by `by`; neither goes below 0 (specification section 4). */
export function changeTotals(documents: Draft<DocumentsState>, documentId: number, by: number): void {
  const document = documents.items.find(({ id }) => id === documentId);
  if (!document) return;
  const before = document.totalSelectionsCount;
  document.totalSelectionsCount = Math.max(0, before + by);
  documents.codeTotal = Math.max(0, documents.codeTotal + document.totalSelectionsCount - before);
}

/** Sets a document's total to what was counted, and the Code's by the difference. */
export function setTotal(documents: Draft<DocumentsState>, documentId: number, total: number): void {
  const before = documents.items.find(({ id }) => id === documentId)?.totalSelectionsCount ?? 0;
  changeTotals(documents, documentId, total - before);
}
