import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { Draft } from 'immer';
import { isPrivate } from '../entities/visibility';
import { presentItems } from './list';
import type { SelectionsState } from './state';

/** All Selections of the document are here: they are counted, the published and the private ones apart. */
export function countAll(selections: Draft<SelectionsState>, documentId: number): void {
  const { counts } = selections;
  const present = presentItems(selections);
  counts.private.counted[documentId] = present.filter(isPrivate).length;
  counts.code.counted[documentId] = present.length - counts.private.counted[documentId];
  for (const { differences } of Object.values(counts)) Reflect.deleteProperty(differences, documentId);
}

/** The server has said how many a document has: what was counted here is forgotten, as far as it has. */
export function forgetCounts(
  { counts }: Draft<SelectionsState>,
  { id, ownPrivateCount }: Pick<CodeDocument, 'id' | 'ownPrivateCount'>,
): void {
  const stated = ownPrivateCount === undefined ? [counts.code] : [counts.code, counts.private];
  for (const { counted, differences } of stated) {
    Reflect.deleteProperty(counted, id);
    Reflect.deleteProperty(differences, id);
  }
}
