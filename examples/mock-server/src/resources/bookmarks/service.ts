import { compareBookmarks, type Bookmark, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { thingId } from '../../ids/thing-id';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-thing';
import { invalidField } from '../../problems/problem-error';
import { binned, binnedRow, moveToBin, putBack } from '../bin/bin';
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
        const at = now().toISOString();
        const row: BookmarkRow = {
          id: thingId(call.code.id, await transaction.nextId()),
          documentId,
          name,
          page,
          createdAt: at,
          updatedAt: at,
          createdBy: call.user.id,
        };
        await transaction.put('bookmarks', row);
        const answer = toBookmark(row, () => toUserRef(call.user));
        await transaction.append(liveEvent('BOOKMARK/CREATE', answer, call.visit.clientId));
        return answer;
      }),
    update: ({ id, name, page }, call) =>
      call.write(async (transaction) => {
        const old = await existing(transaction, id);
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
    async delete(id, call) {
      await bins.expect(call.code.id);
      await call.write(async (transaction) => {
        const row = await existing(transaction, id);
        const { documentId } = row;
        const rows = [{ table: 'bookmarks' as const, row }];
        await moveToBin(transaction, { id, kind: 'bookmark', documentId, rows }, call, now());
        await transaction.append(liveEvent('BOOKMARK/DELETE', { id, documentId }, call.visit.clientId));
      });
    },
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

async function existing(reader: CodeReader, id: number): Promise<BookmarkRow> {
  const row = await reader.get('bookmarks', id);
  if (!row) throw missing('bookmark');
  return row;
}

/** Refuses a page that the document's current Version does not have. */
async function assertPage(reader: CodeReader, documentId: number, page: number): Promise<void> {
  const document = await reader.get('documents', documentId);
  if (!document) throw missing('document');
  const { version } = await withVersion(reader, document);
  if (page >= version.pages) throw invalidField('page', 'Must be a page of the document');
}
