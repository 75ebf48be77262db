import { entityId } from '../../../ids/entity-id';
import { liveEvent } from '../../../live/announce';
import { readUpdate } from '../../codes/update-part';
import type { DocumentRow, PendingChange } from '../../../tables/documents';
import type { CodeTransaction } from '../../../tables/tables';
import { isTouched, plannedOrder } from './planned-documents';

/** Who changes an Update, when, and from which tab. */
export interface UpdateChange {
  readonly codeId: number;
  readonly userId: number;
  readonly at: string;
  readonly clientId?: string | undefined;
  readonly isFromSource?: boolean;
}

/** A document with another pending change; what is undefined in it goes. */
export function withPending(
  document: DocumentRow,
  change: { readonly [Field in keyof PendingChange]: PendingChange[Field] | undefined },
): DocumentRow {
  const { pending: old, ...rest } = document;
  const merged = Object.entries({ ...old, ...change }).filter(([, value]) => value !== undefined);
  return merged.length === 0 ? rest : { ...rest, pending: Object.fromEntries(merged) };
}

/**
 * Settles the Update after documents were changed in it: numbers the documents in the given order (or the one they have), opens the Update,
 * counts its revision, or removes it where nothing is left of it; and tells who listens.
 */
export async function settleUpdate(
  transaction: CodeTransaction,
  change: UpdateChange,
  order?: readonly number[],
): Promise<void> {
  const rows = plannedOrder(
    (await transaction.list('documents')).filter(({ state }) => state !== 'archived'),
  );
  const placed = order ? rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : rows;
  let isEmpty = true;
  for (const [place, row] of placed.entries()) {
    const numbered = withPending(row, { order: row.order === place ? undefined : place });
    if (numbered.pending?.order !== row.pending?.order) await transaction.put('documents', numbered);
    if (isTouched(numbered)) isEmpty = false;
  }
  const old = await readUpdate(transaction);
  const revision = (old?.revision ?? 0) + 1;
  if (isEmpty && old) await transaction.delete('updates', old.id);
  if (!isEmpty) {
    const { codeId, userId, at, isFromSource = false } = change;
    await transaction.put('updates', {
      id: old?.id ?? entityId(codeId, await transaction.nextId()),
      revision,
      isFromSource: (old?.isFromSource ?? false) || isFromSource,
      createdAt: old?.createdAt ?? at,
      createdBy: old?.createdBy ?? userId,
    });
  }
  const news = { codeId: change.codeId, hasUpdate: !isEmpty, ...(!isEmpty && { revision }) };
  await transaction.append(liveEvent('CODE_CHANGES/UPDATE', news, change.clientId));
}

/** Tells who listens that more is known of the Update, or less; it is at the revision that it was at. */
export async function publishUpdate(
  transaction: CodeTransaction,
  codeId: number,
  clientId: string | undefined,
): Promise<void> {
  const update = await readUpdate(transaction);
  const news = { codeId, hasUpdate: true, ...(update && { revision: update.revision }) };
  await transaction.append(liveEvent('CODE_CHANGES/UPDATE', news, clientId));
}
