import type { Bus } from '../../bus/bus';
import type { BlobStore } from '../../blobs/blob-store';
import { DERIVED_KINDS, derivedBlobKey, uuidOfBlobKey } from '../../blobs/blob-store';
import { ProblemError } from '../../problems/problem-error';
import { binnedFiles } from './binned-files';
import { isUnusable } from '../../storage/storage';
import type { AccountsTransaction, ServerStorage } from '../../tables/tables';
import type { FileRow } from '../../tables/files';

/** What a Code has a file for. */
type FileUse = 'document' | 'other';

/**
 * Who owns which stored file, and which Code uses it. A Code and the accounts are two partitions, so each change is made in an
 * order that a crash cannot break: unsettled first, then the Code's own transaction, then settled (`rows.ts`).
 */
export interface FileLedger {
  /** Takes an uploaded file for a Code. Throws FILE_NOT_UPLOADED unless it is the user's own and unused. */
  claim(uuid: string, ownerId: number, codeId: number, use?: FileUse): Promise<FileRow>;
  /**
   * Takes an export that is to be imported, in the transaction that says so; it ends with `discard`. Throws FILE_NOT_UPLOADED unless it is the
   * user's own and waits.
   */
  claimArchiveIn(transaction: AccountsTransaction, uuid: string, ownerId: number): Promise<void>;
  /** The Code uses the file now. */
  settle(uuid: string): Promise<void>;
  /** The same as a part of a transaction. */
  settleIn(transaction: AccountsTransaction, uuid: string): Promise<void>;
  /** The Code did not take the file: it can be used again. */
  giveBack(uuid: string): Promise<void>;
  /** Announces that a Code is about to let files go. */
  unsettle(uuids: readonly string[], codeId: number): Promise<void>;
  /** The same as a part of a transaction, for all files of a Code. Gives their uuids. */
  unsettleAll(transaction: AccountsTransaction, codeId: number): Promise<readonly string[]>;
  /** Removes files and what was read from them for good. */
  discard(uuids: readonly string[]): Promise<void>;
  /** Settles what a crash left open, but for `inUse`: asks each Code which files it uses. Run before the server takes calls. */
  repair(inUse?: readonly string[]): Promise<void>;
  /** Removes addresses that ran out and files that nobody has used for a day. */
  sweep(): Promise<void>;
}

/** Milliseconds an uploaded file may stay unused (decisions.md section 8). */
const UNUSED_MS = 24 * 3_600_000;

/** The tables of a Code that hold files, by their uuid. */
const FILE_USERS = ['versions', 'attachments', 'noteAttachments'] as const;

/** What the ledger works with. */
export interface FileLedgerParts {
  readonly storage: ServerStorage;
  readonly blobs: BlobStore;
  readonly bus: Bus;
  readonly now: () => Date;
}

/** Makes the ledger. */
export function createFileLedger({ storage, blobs, bus, now }: FileLedgerParts): FileLedger {
  const { accounts } = storage;

  const change = (uuid: string, changed: (row: FileRow) => FileRow): Promise<void> =>
    accounts.transact(async (transaction) => {
      const row = await transaction.get('files', uuid);
      if (row) await transaction.put('files', changed(row));
    });

  async function isUsed({ id, codeId }: FileRow): Promise<boolean> {
    const code = codeId === undefined ? undefined : await storage.code(codeId);
    if (!code) return false;
    const uses = await code.read((reader) =>
      Promise.all(FILE_USERS.map((table) => reader.count(table, { uuid: id }))),
    );
    if (uses.some((count) => count > 0)) return true;
    return code.read(async (reader) => binnedFiles(await reader.list('bin')).includes(id));
  }

  async function discard(uuids: readonly string[]): Promise<void> {
    for (const uuid of uuids) {
      await blobs.delete(uuid);
      for (const kind of DERIVED_KINDS) await blobs.delete(derivedBlobKey(uuid, kind));
    }
    if (uuids.length === 0) return;
    const owners = await accounts.transact(async (transaction) => {
      const ids = new Set<number>();
      for (const uuid of uuids) {
        const row = await transaction.get('files', uuid);
        if (row) ids.add(row.ownerId);
        await transaction.delete('files', uuid);
      }
      return ids;
    });
    for (const userId of owners) bus.publish('account-changed', { userId, part: 'storage' });
  }

  return {
    claim: (uuid, ownerId, codeId, use = 'other') =>
      accounts.transact(async (transaction) => {
        const row = await transaction.get('files', uuid);
        if (row?.state !== 'uploaded' || row.ownerId !== ownerId || row.isArchive)
          throw new ProblemError('FILE_NOT_UPLOADED');
        // A copy of a document's file may become an attachment.
        const { isOfDocument: _before, ...rest } = row;
        const isOfDocument = use === 'document' ? { isOfDocument: true as const } : {};
        const claimed: FileRow = { ...rest, ...isOfDocument, state: 'unsettled', codeId };
        await transaction.put('files', claimed);
        return claimed;
      }),
    async claimArchiveIn(transaction, uuid, ownerId) {
      const row = await transaction.get('files', uuid);
      if (row?.state !== 'uploaded' || row.ownerId !== ownerId || !row.isArchive)
        throw new ProblemError('FILE_NOT_UPLOADED');
      // Of no Code: what a crash leaves of it goes at the next start.
      await transaction.put('files', { ...row, state: 'unsettled' });
    },
    async settleIn(transaction, uuid) {
      const row = await transaction.get('files', uuid);
      if (row) await transaction.put('files', { ...row, state: 'used' });
    },
    settle: (uuid) => change(uuid, (row) => ({ ...row, state: 'used' })),
    giveBack: (uuid) => change(uuid, ({ codeId: _codeId, ...row }) => ({ ...row, state: 'uploaded' })),
    unsettle: (uuids, codeId) =>
      accounts.transact(async (transaction) => {
        for (const uuid of uuids) {
          const row = await transaction.get('files', uuid);
          if (row) await transaction.put('files', { ...row, state: 'unsettled', codeId });
        }
      }),
    async unsettleAll(transaction, codeId) {
      const rows = await transaction.list('files', { codeId });
      for (const row of rows) await transaction.put('files', { ...row, state: 'unsettled' });
      return rows.map(({ id }) => id);
    },
    discard,
    async repair(inUse = []) {
      const open = await accounts.read(async (reader) => [
        ...(await reader.list('files', { state: 'uploading' })),
        ...(await reader.list('files', { state: 'unsettled' })),
      ]);
      const lost: string[] = [];
      for (const row of open.filter(({ id }) => !inUse.includes(id))) {
        const used = await isUsed(row).catch(unlessUnusable);
        if (used === true) await change(row.id, (current) => ({ ...current, state: 'used' }));
        else if (used === false) lost.push(row.id);
      }
      await discard(lost);
      const known = new Set(
        await accounts.read(async (reader) => (await reader.list('files')).map(({ id }) => id)),
      );
      for (const key of await blobs.keys()) {
        if (!known.has(uuidOfBlobKey(key))) await blobs.delete(key);
      }
    },
    async sweep() {
      const oldest = now().getTime() - UNUSED_MS;
      const unused = await accounts.read(async (reader) => [
        ...(await reader.list('files', { state: 'signed' })),
        ...(await reader.list('files', { state: 'uploaded' })),
      ]);
      const stale = unused.filter(({ createdAt }) => createdAt < oldest).map(({ id }) => id);
      // Taken out first, so that none of them is claimed while its content goes.
      const taken = await accounts.transact(async (transaction) => {
        const still: string[] = [];
        for (const id of stale) {
          const row = await transaction.get('files', id);
          if (row?.state !== 'signed' && row?.state !== 'uploaded') continue;
          await transaction.put('files', { ...row, state: 'unsettled' });
          still.push(id);
        }
        return still;
      });
      await discard(taken);
    },
  };
}

/** A Code that cannot be opened cannot be asked: its files stay as they are. */
function unlessUnusable(error: unknown): undefined {
  if (!isUnusable(error)) throw error;
  return undefined;
}
