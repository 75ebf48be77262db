import { randomUUID } from 'node:crypto';
import { derivedBlobKey, type BlobStore } from '../../blobs/blob-store';
import { ProblemError } from '../../problems/problem-error';
import type { AccountsPartition } from '../../tables/tables';
import type { FileLedger } from './file-ledger';
import { storageOf } from './file-quota';
import type { FileRow } from '../../tables/files';

/** What depends on the file alone; the rest is about its place in a Code. */
const COPIED_KINDS = ['text', 'boxes'] as const;

/** For whom files are copied; without a Code they can be used as if the owner had uploaded them. */
export interface FileCopyOwner {
  readonly ownerId: number;
  readonly codeId?: number;
}

/** Copies stored files: each Code has its own, so that none depends on another. */
export interface FileCopies {
  /**
   * Copies files with what is kept beside them; they count to the owner's storage. Gives the new uuid of each. For a Code they are
   * unsettled until it has taken them. Throws QUOTA_EXCEEDED, and then nothing is copied.
   */
  copy(uuids: readonly string[], owner: FileCopyOwner): Promise<ReadonlyMap<string, string>>;
}

/** What copies are made with. */
export interface FileCopyParts {
  readonly accounts: AccountsPartition;
  readonly blobs: BlobStore;
  readonly ledger: FileLedger;
  readonly quotaBytes: number;
  readonly now: () => Date;
}

/** Makes it. */
export function createFileCopies({ accounts, blobs, ledger, quotaBytes, now }: FileCopyParts): FileCopies {
  const reserve = (uuids: readonly string[], owner: FileCopyOwner): Promise<ReadonlyMap<string, string>> =>
    accounts.transact(async (transaction) => {
      const copies = new Map<string, string>();
      const own = await transaction.list('files', { ownerId: owner.ownerId });
      let used = storageOf(own);
      for (const uuid of uuids) {
        const row = await transaction.get('files', uuid);
        if (!row) throw new ProblemError('FILE_NOT_UPLOADED');
        used += storageOf([row]);
        if (used > quotaBytes) throw new ProblemError('QUOTA_EXCEEDED');
        const { codeId: _codeId, ...rest } = row;
        const id = randomUUID();
        const state: FileRow['state'] = owner.codeId === undefined ? 'uploaded' : 'unsettled';
        await transaction.put('files', { ...rest, ...owner, id, state, createdAt: now().getTime() });
        copies.set(uuid, id);
      }
      return copies;
    });

  async function copyBlob(from: string, to: string): Promise<void> {
    const { size, body } = await blobs.read(from);
    await blobs.put(to, body, { maxBytes: size });
  }

  return {
    async copy(uuids, owner) {
      const copies = await reserve([...new Set(uuids)], owner);
      try {
        for (const [from, to] of copies) {
          await copyBlob(from, to);
          for (const kind of COPIED_KINDS)
            if (await blobs.has(derivedBlobKey(from, kind)))
              await copyBlob(derivedBlobKey(from, kind), derivedBlobKey(to, kind));
        }
      } catch (error) {
        await ledger.discard([...copies.values()]);
        throw error;
      }
      return copies;
    },
  };
}
