import { isDeepStrictEqual } from 'node:util';
import { entityId } from '../../../ids/entity-id';
import { makeVersion } from '../../documents/store/make-version';
import type { DocumentRow, SourceDocument } from '../../../tables/documents';
import type { FullDocument } from '../../documents/store/view';
import type { CodeTransaction } from '../../../tables/tables';
import { dropVersion, removeDocument } from '../../documents/store/removal';
import { withPending, type UpdateChange } from '../plan/pending-update';
import { plannedOrder } from '../plan/planned-documents';

/** What taking over came to. */
export interface TakenOver {
  /** Files of pending Versions that were replaced by newer ones. */
  readonly gone: readonly string[];
  /** The ids of all documents in the order they are to have. */
  readonly order: readonly number[];
  /** Documents with another pending Version. */
  readonly compared: readonly number[];
}

/**
 * Makes the pending Update of a copy lead to the present state of its source, within a transaction. What an earlier Update of the
 * source had brought is replaced, so that several of them merge. What the copy's owner changed stays where the source has not
 * changed the same; so do the owner's own documents. `files` are the copies of the source's files by their uuid there.
 */
export async function takeOver(
  transaction: CodeTransaction,
  source: readonly FullDocument[],
  files: ReadonlyMap<string, string>,
  change: UpdateChange,
): Promise<TakenOver> {
  const rows = plannedOrder(await transaction.list('documents'));
  const linked = new Map(rows.flatMap((row) => (row.source ? [[row.source.documentId, row] as const] : [])));
  const gone: string[] = [];
  const compared: number[] = [];
  const ids: number[] = [];
  for (const each of source) {
    const row = linked.get(each.document.id);
    linked.delete(each.document.id);
    // What its owner deleted in the copy does not come back.
    if (row?.state === 'archived') continue;
    const taken = row ? await follow(row, each) : await add(each);
    if (taken !== undefined) ids.push(taken);
  }
  // What the source no longer has.
  for (const row of linked.values()) gone.push(...(await dropDocument(transaction, row)));
  return { gone, order: await orderOf(transaction, rows, source, ids), compared };

  async function add({ document, version }: FullDocument): Promise<number | undefined> {
    const uuid = files.get(version.uuid);
    if (uuid === undefined) return undefined;
    const { codeId, userId, at } = change;
    const id = entityId(codeId, await transaction.nextId());
    const own = await makeVersion(transaction, id, { ...version, uuid }, change);
    await transaction.put('documents', {
      id,
      title: document.title,
      order: rows.length,
      versionId: own.id,
      totalSelectionsCount: 0,
      state: 'added',
      source: sourceOf(document),
      createdAt: at,
      updatedAt: at,
      createdBy: userId,
    });
    return id;
  }

  async function follow(row: DocumentRow, { document, version }: FullDocument): Promise<number> {
    const newSource = sourceOf(document);
    const known = row.pending?.source ?? row.source;
    const title = titleOf(row, document, known);
    const isBack = document.versionId === row.source?.versionId;
    // Deleted here, but there is something new in it: the owner is to see that.
    const isDeleted = document.versionId === known?.versionId ? row.pending?.isDeleted : undefined;
    let next =
      row.state === 'added' ? { ...row, title: title ?? row.title } : withPending(row, { title, isDeleted });
    if (isBack && row.pending?.source && row.pending.versionId !== undefined) {
      gone.push(...(await dropVersion(transaction, row.pending.versionId)));
      next = withPending(next, { versionId: undefined, source: undefined });
    }
    const uuid = files.get(version.uuid);
    if (!isBack && document.versionId !== known?.versionId && uuid !== undefined) {
      // The old one first: its number is free then.
      const old = row.state === 'added' ? row.versionId : row.pending?.versionId;
      if (old !== undefined) gone.push(...(await dropVersion(transaction, old)));
      const own = await makeVersion(transaction, row.id, { ...version, uuid }, change);
      next =
        row.state === 'added' ? { ...next, versionId: own.id } : withPending(next, { versionId: own.id });
      if (row.state !== 'added') compared.push(row.id);
    }
    const isSame = isBack && newSource.title === row.source.title;
    if (row.state === 'added') next = { ...next, source: newSource };
    else next = withPending(next, { source: isSame ? undefined : newSource });
    await transaction.put('documents', next);
    return row.id;
  }
}

function sourceOf({ id, versionId, title }: DocumentRow): SourceDocument {
  return { documentId: id, versionId, title };
}

/** Has the Update delete a document that the source no longer has. Gives the files that go with it. */
async function dropDocument(transaction: CodeTransaction, row: DocumentRow): Promise<string[]> {
  if (row.state === 'archived') return [];
  if (row.state === 'added') return removeDocument(transaction, row.id);
  const uuids =
    row.pending?.versionId === undefined ? [] : await dropVersion(transaction, row.pending.versionId);
  const bare = withPending(row, { versionId: undefined, title: undefined, source: undefined });
  await transaction.put('documents', withPending(bare, { isDeleted: true }));
  return uuids;
}

/** The title that the Update gives: the source's where it has another one than was taken over last, else the one the copy's owner gives it. */
function titleOf(
  row: DocumentRow,
  { title }: DocumentRow,
  known: SourceDocument | undefined,
): string | undefined {
  if (title === known?.title) return row.pending?.title;
  return title === row.title ? undefined : title;
}

/**
 * Where the source was put in another order, that one, each document of the copy's own behind the one it is behind now; else the order of
 * the copy, each new document behind the one it is behind in the source. `before`: the rows as they were; `ids`: those of the source now.
 */
async function orderOf(
  transaction: CodeTransaction,
  before: readonly DocumentRow[],
  source: readonly FullDocument[],
  ids: readonly number[],
): Promise<number[]> {
  const rows = plannedOrder(
    (await transaction.list('documents')).filter(({ state }) => state !== 'archived'),
  );
  const present = rows.map(({ id }) => id);
  const lineage = await transaction.get('lineage', 'source');
  const old = lineage?.id === 'source' ? lineage.order : undefined;
  const now = source.map(({ document }) => document.id);
  const isMoved =
    !old ||
    !isDeepStrictEqual(
      old.filter((id) => now.includes(id)),
      now.filter((id) => old.includes(id)),
    );
  if (isMoved) return inserted(ids, present);
  const known = new Set(before.map(({ id }) => id));
  return inserted(
    present.filter((id) => known.has(id)),
    ids,
  );
}

/** A list with those of another one that it lacks, each behind the one it is behind there. */
function inserted(list: readonly number[], others: readonly number[]): number[] {
  const all = [...list];
  others.forEach((id, place) => {
    if (all.includes(id)) return;
    const before = others[place - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  });
  return all;
}
