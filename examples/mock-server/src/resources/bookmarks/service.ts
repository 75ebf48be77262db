import { compareBookmarks, type Bookmark, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { entityId } from '../../ids/entity-id';
import { liveEvent } from '../../live/announce';
import { existingRow, missing } from '../../permissions/find-entity';
import { invalidField } from '../../problems/problem-error';
import { binned, binnedRow, deleteToBin, putBack } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { withVersion } from '../documents/store/view';
import { readNames, toUserRef, type NameOf } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
import type { BookmarkRow } from '../../tables/bookmarks';

type Input<Name extends keyof Operations['bookmarks']> = ParsedInputOf<Operations['bookmarks'][Name]>;

/** Named pages of documents; the access table lets only their author change them. */
export interface BookmarkService {
  /** By page, then by lower-cased name (specification section 3). */
  list(documentId: number, call: MemberCall): Promise<Bookmark[]>;
  create(input: Input<'create'>, call: MemberCall): Promise<Bookmark>;
  update(input: Input<'update'>, call: MemberCall): Promise<Bookmark>;
  delete(id: number, call: MemberCall): Promise<void>;
  /** Brings back what the caller has deleted within a day. */
  restore(id: number, call: MemberCall): Promise<Bookmark>;
}

/** Makes the service. */
export function createBookmarkService(bins: BinKeeper, now: () => Date): BookmarkService {
  return {
    list: (documentId, call) =>
      call.partition.read(async (reader) => {
        const rows = await reader.list('bookmarks', { documentId });
        const authors = rows.map(({ createdBy }) => createdBy);
        const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
        return rows.map((row) => toBookmark(row, nameOf)).toSorted(compareBookmarks);
      }),
    create: ({ documentId, name, page }, call) =>
      call.write(async (transaction) => {
        await assertPage(transaction, documentId, page);
        const row: BookmarkRow = {
          id: entityId(call.code.id, await transaction.nextId()),
          documentId,
          name,
          page,
          ...newStamps(call, now()),
        };
        await transaction.put('bookmarks', row);
        const answer = toBookmark(row, () => toUserRef(call.user));
        await transaction.append(liveEvent('BOOKMARK/CREATE', answer, call.visit.clientId));
        return answer;
      }),
    update: ({ id, name, page }, call) =>
      call.write(async (transaction) => {
        const old = await existingRow(transaction, 'bookmarks', 'bookmark', id);
        if (page !== undefined) await assertPage(transaction, old.documentId, page);
        const row: BookmarkRow = {
          ...old,
          ...(name !== undefined && { name }),
          ...(page !== undefined && { page }),
          updatedAt: now().toISOString(),
        };
        await transaction.put('bookmarks', row);
        const answer = toBookmark(row, () => toUserRef(call.user));
        await transaction.append(liveEvent('BOOKMARK/UPDATE', answer, call.visit.clientId));
        return answer;
      }),
    delete: (id, call) =>
      deleteToBin(bins, call, now(), async (transaction) => {
        const row = await existingRow(transaction, 'bookmarks', 'bookmark', id);
        const { documentId } = row;
        return {
          id,
          kind: 'bookmark',
          documentId,
          rows: [{ table: 'bookmarks', row }],
          event: 'BOOKMARK/DELETE',
          gone: { id, documentId },
        };
      }),
    restore: (id, call) =>
      call.write(async (transaction) => {
        const present = await transaction.get('bookmarks', id);
        const bin = await binned(transaction, 'bookmark', id, now());
        const row = present ?? binnedRow(bin, (each) => each.table === 'bookmarks');
        if (!(await transaction.get('documents', row.documentId))) throw missing('document');
        const nameOf = await call.accounts.read((accounts) => readNames(accounts, [row.createdBy]));
        const answer = toBookmark(row, nameOf);
        if (present) return answer;
        await putBack(transaction, bin);
        const event = { ...answer, isRestored: true as const };
        await transaction.append(liveEvent('BOOKMARK/CREATE', event, call.visit.clientId));
        return answer;
      }),
  };
}

/** A bookmark as the contract has it. */
function toBookmark({ createdBy, ...rest }: BookmarkRow, nameOf: NameOf): Bookmark {
  return { ...rest, createdBy: nameOf(createdBy) };
}

/** Refuses a page that the document's current Version does not have. */
async function assertPage(reader: CodeReader, documentId: number, page: number): Promise<void> {
  const document = await reader.get('documents', documentId);
  if (!document) throw missing('document');
  const { version } = await withVersion(reader, document);
  if (page >= version.pages) throw invalidField('page', 'Must be a page of the document');
}
