import { moveArticleLinks } from '@glossator/client-sdk/formatted';
import { entityId } from '../../ids/entity-id';
import type { DocumentRow } from '../../tables/documents';
import type { CarriedPart, CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeTransaction } from '../../tables/tables';
import { lawAddressOf } from '../documents/store/law-address';
import type { CopiedRows } from './read-copy';

/** Where copied rows go. */
export interface CopyTarget {
  readonly codeId: number;
  /** Who copies; what is copied is charged to them. */
  readonly userId: number;
  /** The new uuid of each copied file. */
  readonly files: ReadonlyMap<string, string>;
  /** The Code whose Updates the copy is to get. */
  readonly follows?: number;
}

/** Writes copied rows into an empty Code, each with an id of its own there. */
export async function writeCopy(
  transaction: CodeTransaction,
  rows: CopiedRows,
  { codeId, userId, files, follows }: CopyTarget,
): Promise<void> {
  const ids = new Map<number, number>();
  const named = [
    ...rows.documents,
    ...rows.versions,
    ...rows.selections,
    ...rows.comments,
    ...rows.attachments,
    ...rows.bookmarks,
    ...rows.notes,
    ...rows.noteAttachments,
    ...rows.updates,
  ];
  let upTo = 0;
  for (const { id } of named) {
    upTo = entityId(codeId, await transaction.nextId());
    ids.set(id, upTo);
  }
  await transaction.put('lineage', { id: 'copied', userId, upTo });
  const idOf = (id: number): number => {
    const own = ids.get(id);
    if (own === undefined) throw new Error(`Nothing was copied for ${id}`);
    return own;
  };
  const fileOf = (uuid: string): string => {
    const own = files.get(uuid);
    if (own === undefined) throw new Error(`The file ${uuid} was not copied`);
    return own;
  };
  const inDocument = <Row extends { readonly id: number; readonly documentId: number }>(row: Row): Row => ({
    ...row,
    id: idOf(row.id),
    documentId: idOf(row.documentId),
  });
  const onSelection = <
    Row extends { readonly id: number; readonly documentId: number; readonly selectionId: number },
  >(
    row: Row,
  ): Row => ({ ...inDocument(row), selectionId: idOf(row.selectionId) });

  for (const row of rows.documents) await transaction.put('documents', copiedDocument(row, idOf, follows));
  for (const row of rows.versions)
    await transaction.put('versions', { ...inDocument(row), uuid: fileOf(row.uuid) });
  for (const row of rows.selections)
    await transaction.put('selections', copiedSelection(inDocument(row), ids));
  const threadOf = createThreadIds(ids, async () => entityId(codeId, await transaction.nextId()));
  for (const row of rows.comments)
    await transaction.put('comments', { ...withLinks(onSelection(row), ids), ...(await threadOf(row)) });
  for (const row of rows.attachments)
    await transaction.put('attachments', { ...onSelection(row), uuid: fileOf(row.uuid) });
  for (const row of rows.bookmarks) await transaction.put('bookmarks', inDocument(row));
  for (const row of rows.notes) await transaction.put('notes', withLinks(inDocument(row), ids));
  for (const row of rows.noteAttachments)
    await transaction.put('noteAttachments', {
      ...inDocument(row),
      noteId: idOf(row.noteId),
      uuid: fileOf(row.uuid),
    });
  for (const row of rows.colors) await transaction.put('colors', row);
  for (const row of rows.updates) await transaction.put('updates', { ...row, id: idOf(row.id) });
  for (const row of rows.comparisons) {
    if (!ids.has(row.id)) continue;
    await transaction.put('comparisons', {
      ...inDocument(row),
      fromVersionId: ids.get(row.fromVersionId) ?? 0,
    });
  }
  for (const row of rows.carried) {
    if (!ids.has(row.id) || !ids.has(row.versionId) || !ids.has(row.from.versionId)) continue;
    const from = { ...row.from, versionId: idOf(row.from.versionId) };
    await transaction.put('carried', { ...inDocument(row), versionId: idOf(row.versionId), from });
  }
  if (follows === undefined) return;
  const order = rows.documents.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  await transaction.put('lineage', { id: 'source', codeId: follows, seen: rows.approvals, order });
}

/** Links of what is copied lead to the copies of their documents. */
function withLinks<Row extends { readonly text: string }>(row: Row, ids: ReadonlyMap<number, number>): Row {
  return { ...row, text: moveArticleLinks(row.text, (id) => ids.get(id) ?? id) };
}

/** Makes what says which thread a copied reply is in. What began that may be deleted; its replies still belong together. */
function createThreadIds(ids: ReadonlyMap<number, number>, newId: () => Promise<number>) {
  const ofDeleted = new Map<number, number>();
  return async ({ replyTo }: CommentRow): Promise<Pick<CommentRow, 'replyTo'>> => {
    if (replyTo === undefined) return {};
    const own = ids.get(replyTo) ?? ofDeleted.get(replyTo) ?? (await newId());
    ofDeleted.set(replyTo, own);
    return { replyTo: own };
  };
}

function copiedDocument(
  row: DocumentRow,
  idOf: (id: number) => number,
  follows: number | undefined,
): DocumentRow {
  const { source: _source, pending, publication, ...rest } = row;
  return {
    ...rest,
    id: idOf(row.id),
    versionId: idOf(row.versionId),
    ...(pending && {
      pending: { ...pending, ...(pending.versionId !== undefined && { versionId: idOf(pending.versionId) }) },
    }),
    // One that follows gets from there what is published; what was found at the address belongs to the original.
    ...(publication && follows === undefined && { publication: lawAddressOf(publication) }),
    ...(follows !== undefined && {
      source: { documentId: row.id, versionId: row.versionId, title: row.title },
    }),
  };
}

/** How it came here is kept where the Version it came from was copied too. */
function copiedSelection(row: SelectionRow, ids: ReadonlyMap<number, number>): SelectionRow {
  const { carried, ...rest } = row;
  const versionId = carried && ids.get(carried.from.versionId);
  if (!carried || versionId === undefined) return rest;
  const copied: CarriedPart = { ...carried, from: { ...carried.from, versionId } };
  return { ...rest, carried: copied };
}
