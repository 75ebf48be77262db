import type { Code } from '@glossator/client-sdk/contract';
import type { Unported } from './count-unported';

/**
 * Where a decision leads to: the document that was reviewed, or, where the Code no longer has it, the first one in which annotations wait
 * for a place. While any wait, the panel that lists them is open.
 */
export function placeAfterReview(
  { id, documents }: Code,
  reviewed: number | undefined,
  unported: Unported,
): string {
  const isThere = documents.some((document) => document.id === reviewed);
  const documentId = isThere ? reviewed : unported.documentId;
  const tab = unported.count > 0 ? '?tab=code-update' : '';
  return documentId === undefined ? `/codes/${id}` : `/codes/${id}/${documentId}${tab}`;
}
