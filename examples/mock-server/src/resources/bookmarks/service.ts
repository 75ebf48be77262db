import { compareBookmarks, type Bookmark, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { liveEvent, publishChange, putAndPublish } from '../../live/announce';
import { existingRow } from '../../permissions/find-entity';
import { invalidField } from '../../problems/problem-error';
import { binnedRow, deleteToBin, restoreFromBin } from '../bin/bin';
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
    create: ({ documentId, name, page, visibility }, call) =>
      call.write(async (transaction) => {
        await assertPage(transaction, documentId, page);
        const row: BookmarkRow = {
          ...(await newStamps(transaction, call, now(), { visibility })),
          documentId,
          name,
          page,
          ...(visibility !== undefined && { visibility }),
        };
        const answer = toBookmark(row, () => toUserRef(call.user));
        return putAndPublish(transaction, call, {
          table: 'bookmarks',
          row,
          event: 'BOOKMARK/CREATE',
          answer,
        });
      }),
    update: ({ id, name, page, visibility }, call) =>
      call.write(async (transaction, whole) => {
        const old = await existingRow(transaction, 'bookmarks', 'bookmark', id);
        if (page !== undefined) await assertPage(transaction, old.documentId, page);
        const row: BookmarkRow = {
          ...old,
          ...(name !== undefined && { name }),
          ...(page !== undefined && { page }),
          ...(visibility !== undefined && { visibility }),
          updatedAt: now().toISOString(),
        };
        const answer = toBookmark(row, () => toUserRef(call.user));
        await transaction.put('bookmarks', row);
        await publishChange(transaction, whole, call, old, { type: 'BOOKMARK', answer });
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
      restoreFromBin(call, now(), {
        id,
        kind: 'bookmark',
        find: (transaction) => transaction.get('bookmarks', id),
        deleted: (bin) => binnedRow(bin, (each) => each.table === 'bookmarks'),
        owner: (transaction, row) => existingRow(transaction, 'documents', 'document', row.documentId),
        async view(_, row) {
          const nameOf = await call.accounts.read((accounts) => readNames(accounts, [row.createdBy]));
          return toBookmark(row, nameOf);
        },
        event: (answer, clientId) => liveEvent('BOOKMARK/CREATE', { ...answer, isRestored: true }, clientId),
      }),
  };
}

/** A bookmark as the contract has it. */
export function toBookmark({ createdBy, ...rest }: BookmarkRow, nameOf: NameOf): Bookmark {
  return { ...rest, createdBy: nameOf(createdBy) };
}

/** Refuses a page that the document's current Version does not have. */
async function assertPage(reader: CodeReader, documentId: number, page: number): Promise<void> {
  const document = await existingRow(reader, 'documents', 'document', documentId);
  const { version } = await withVersion(reader, document);
  if (page >= version.pages) throw invalidField('page', 'Must be a page of the document');
}
