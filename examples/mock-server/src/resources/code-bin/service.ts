import { CODE_BIN_MS, type BinnedCode } from '@glossator/client-sdk/contract';
import type { MemberCall, UserCall } from '../../calls/call';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { forgetInvitation } from '../../people/invited-user';
import { missing } from '../../permissions/find-entity';
import { unlessUnusable } from '../../storage/storage';
import type { CodeRow } from '../../tables/codes';
import type { DocumentRow } from '../../tables/documents';
import { PENDING_TASKS, taskId } from '../../tables/pending-tasks';
import type { AccountsReader, AccountsTransaction, ServerStorage } from '../../tables/tables';
import type { CodeRemoval } from '../codes/code-removal';
import { storageOf } from '../files/file-quota';
import type { AccessChange, AccessNews } from '../sharing/access-news';

/** What the recycle bin is made with. */
export interface CodeBinParts {
  readonly storage: ServerStorage;
  readonly removal: CodeRemoval;
  readonly accessNews: AccessNews;
  /** Stops comparing a document's Versions, and goes on with it. */
  readonly comparisons: {
    readonly cancel: (documentId: number) => void;
    readonly refresh: (codeId: number, documentId: number) => void;
  };
  /** Lets copies take over what their sources have, where that is noted. */
  readonly catchUp: () => void;
  readonly now: () => Date;
}

/** The recycle bins of users: Codes that they have deleted, and can restore for 30 days (decisions.md section 4). */
export interface CodeBin {
  /** Puts a Code into its owner's bin, also where it cannot be opened: it is there for nobody, but nothing of it is removed. */
  delete(call: MemberCall): Promise<void>;
  /** The caller's own, the one deleted last first. */
  list(page: PageRequest, call: UserCall): Promise<PageOf<BinnedCode>>;
  /** Puts a Code back as it was, with its users; one of the caller's that is not deleted stays. Throws NOT_FOUND. */
  restore(codeId: number, call: UserCall): Promise<void>;
  /** Removes one of the caller's for good. Throws NOT_FOUND. */
  deleteForGood(codeId: number, call: UserCall): Promise<void>;
  /** Removes all of the caller's for good. */
  empty(call: UserCall): Promise<void>;
  /** Removes for good, with all files, what was deleted too long ago to be restored. */
  sweep(): Promise<void>;
}

/** A Code in somebody's bin, and when it came there (milliseconds since 1970). */
interface BinnedRow extends CodeRow {
  readonly binnedAt: number;
}

const isBinned = (row: CodeRow | undefined): row is BinnedRow =>
  row?.state === 'binned' && row.binnedAt !== undefined;

/** Makes them. */
export function createCodeBin({
  storage,
  removal,
  accessNews,
  comparisons,
  catchUp,
  now,
}: CodeBinParts): CodeBin {
  const { accounts } = storage;
  const isExpired = ({ binnedAt }: BinnedRow): boolean => now().getTime() - binnedAt >= CODE_BIN_MS;

  const readBin = async (reader: AccountsReader, ownerId: number): Promise<readonly BinnedRow[]> =>
    (await reader.list('codes', { ownerId })).filter(isBinned).filter((row) => !isExpired(row));

  async function binnedOf(reader: AccountsReader, codeId: number, ownerId: number): Promise<BinnedRow> {
    const row = (await readBin(reader, ownerId)).find(({ id }) => id === codeId);
    if (!row) throw missing('code');
    return row;
  }

  /** Removes for good what is found in one transaction. Those who had access have lost it before: only the owner's windows look again. */
  async function removeFound(
    find: (transaction: AccountsTransaction) => Promise<readonly BinnedRow[]>,
    { writeAccounts, visit }: Pick<UserCall, 'writeAccounts' | 'visit'>,
  ): Promise<void> {
    const found = await writeAccounts(async (transaction) => {
      const rows = await find(transaction);
      for (const row of rows) await removal.begin(transaction, row);
      return rows.map(({ id, ownerId }) => ({ id, ownerId }));
    });
    for (const { id, ownerId } of found) await removal.finish(id, [ownerId], visit.clientId);
  }

  return {
    async delete({ code, visit, writeHead }) {
      const changes = await writeHead(async (transaction, row) => {
        // Floors belong to an access that ends here; who has it again fetches what is left (`permissions/log-floor.ts`).
        const { ownerFloor: _ownerFloor, publicFloor: _publicFloor, ...rest } = row;
        await transaction.put('codes', { ...rest, state: 'binned', binnedAt: now().getTime() });
        const members = await suspendMembers(transaction, row.id);
        const lost = [row.ownerId, ...members].map((userId) => ({ userId }));
        await accessNews.expect(transaction, row.id, lost);
        return lost;
      });
      for (const { id } of await documentsOf(storage, code.id)) comparisons.cancel(id);
      await accessNews.announce(code.id, changes, visit.clientId);
    },
    list: (page, { user }) =>
      accounts.read(async (reader) => {
        const rows = await readBin(reader, user.id);
        const keyOf = ({ binnedAt, id }: BinnedRow): string => `${keyNumber(binnedAt)} ${keyNumber(id)}`;
        const newest = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
        const { data, ...rest } = pageByKey(newest, keyOf, page, { direction: 'descending' });
        return { data: await Promise.all(data.map((row) => toBinned(reader, row))), ...rest };
      }),
    async restore(codeId, call) {
      const { user } = call;
      const changes = await call.writeAccounts(async (transaction): Promise<readonly AccessChange[]> => {
        const present = await transaction.get('codes', codeId);
        if (present?.state === 'active' && present.ownerId === user.id) return [];
        const { binnedAt: _binnedAt, ...row } = await binnedOf(transaction, codeId, user.id);
        await transaction.put('codes', { ...row, state: 'active' });
        await noteCopies(transaction, row);
        const members = await transaction.list('members', { codeId });
        const back = [
          { userId: user.id, access: 'owner' as const },
          ...members.map(({ userId, access }) => ({ userId, access })),
        ];
        await accessNews.expect(transaction, codeId, back);
        return back;
      });
      await accessNews.announce(codeId, changes, call.visit.clientId);
      if (changes.length === 0) return;
      for (const { id, pending } of await documentsOf(storage, codeId))
        if (pending?.versionId !== undefined) comparisons.refresh(codeId, id);
      catchUp();
    },
    deleteForGood: (codeId, call) =>
      removeFound(async (transaction) => [await binnedOf(transaction, codeId, call.user.id)], call),
    empty: (call) => removeFound((transaction) => readBin(transaction, call.user.id), call),
    async sweep() {
      const found = await accounts.read((reader) => reader.list('codes', { state: 'binned' }));
      for (const { id } of found.filter(isBinned).filter(isExpired)) {
        const ownerId = await accounts.transact(async (transaction) => {
          const row = await transaction.get('codes', id);
          if (!isBinned(row) || !isExpired(row)) return undefined;
          await removal.begin(transaction, row);
          return row.ownerId;
        });
        if (ownerId !== undefined) await removal.finish(id, [ownerId], undefined);
      }
    },
  };
}

/** The documents of a Code; of one that cannot be opened none. */
async function documentsOf(storage: ServerStorage, codeId: number): Promise<readonly DocumentRow[]> {
  const read = async () => (await storage.code(codeId))?.read((reader) => reader.list('documents'));
  return (await read().catch(unlessUnusable)) ?? [];
}

/** Keeps who has access to a Code that goes, for when it comes back, and withdraws who was only invited. Gives whom it is taken from. */
async function suspendMembers(transaction: AccountsTransaction, codeId: number): Promise<readonly number[]> {
  const inside: number[] = [];
  for (const { floor: _floor, ...row } of await transaction.list('members', { codeId })) {
    if (row.status === 'accepted') {
      inside.push(row.userId);
      await transaction.put('members', row);
      continue;
    }
    await transaction.delete('members', row.id);
    await forgetInvitation(transaction, codeId, row.userId);
  }
  return inside;
}

/** Notes, for a Code that is back, that copies may have missed Updates meanwhile: those that follow it, and itself, if it is one. */
async function noteCopies(transaction: AccountsTransaction, code: CodeRow): Promise<void> {
  const copies = [...(await transaction.list('codes', { sourceId: code.id }))];
  if (code.sourceId !== undefined) copies.push(code);
  for (const { id: codeId } of copies) {
    const id = taskId('sync', codeId);
    if (!(await transaction.get(PENDING_TASKS, id)))
      await transaction.put(PENDING_TASKS, { id, kind: 'sync', codeId, isFull: false });
  }
}

async function toBinned(reader: AccountsReader, row: BinnedRow): Promise<BinnedCode> {
  const { id: codeId, ownerId, title, coverColor, publication, isPublic, binnedAt } = row;
  return {
    id: codeId,
    title,
    coverColor,
    publication,
    isPublic,
    membersCount: await reader.count('members', { codeId }),
    storageBytes: storageOf(await reader.list('files', { codeId, ownerId })),
    deletedAt: new Date(binnedAt).toISOString(),
    removedAt: new Date(binnedAt + CODE_BIN_MS).toISOString(),
  };
}
