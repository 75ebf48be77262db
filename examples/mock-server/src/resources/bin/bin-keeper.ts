import { isUnusable } from '../../storage/storage';
import type { CodeReader, CodePartition, ServerStorage } from '../../tables/tables';
import type { FileLedger } from '../files/file-ledger';
import { releaseFiles } from '../files/using-files';
import { binnedFiles } from '../files/binned-files';
import { isExpired } from './bin';
import type { BinRow } from '../../tables/bin';

/** Empties the bins of Codes when their time is up. */
export interface BinKeeper {
  /** Notes that a Code is about to have something in its bin; comes before the deletion, so that a crash leaves none unnoticed. */
  expect(codeId: number): Promise<void>;
  /** Removes for good, with its files, what was deleted too long ago to be restored. */
  empty(): Promise<void>;
}

/** Makes the keeper. */
export function createBinKeeper(storage: ServerStorage, ledger: FileLedger, now: () => Date): BinKeeper {
  const { accounts } = storage;

  const expired = async (reader: CodeReader): Promise<readonly BinRow[]> =>
    (await reader.list('bin')).filter((row) => isExpired(row, now()));

  /** Gives whether something is left. */
  async function emptyOne(code: CodePartition, codeId: number): Promise<boolean> {
    const seen = await code.read(expired);
    if (seen.length > 0)
      await releaseFiles(ledger, binnedFiles(seen), codeId, () =>
        code.transact(async (transaction) => {
          const gone = await expired(transaction);
          for (const { id } of gone) await transaction.delete('bin', id);
          return binnedFiles(gone);
        }),
      );
    return code.read(async (reader) => (await reader.count('bin')) > 0);
  }

  /** The partition of a Code; one that cannot be opened keeps its bin, and no other Code waits for it. */
  async function openCode(codeId: number): Promise<CodePartition | 'unusable' | undefined> {
    try {
      return await storage.code(codeId);
    } catch (error) {
      if (isUnusable(error)) return 'unusable';
      throw error;
    }
  }

  return {
    async expect(codeId) {
      if (await accounts.read((reader) => reader.get('bins', codeId))) return;
      await accounts.transact((transaction) => transaction.put('bins', { id: codeId }));
    },
    async empty() {
      for (const { id } of await accounts.read((reader) => reader.list('bins'))) {
        const code = await openCode(id);
        if (code === 'unusable') continue;
        if (code && (await emptyOne(code, id))) continue;
        // Whoever deletes something from now on notes it again.
        await accounts.transact((transaction) => transaction.delete('bins', id));
        if (code && (await code.read((reader) => reader.count('bin'))) > 0)
          await accounts.transact((transaction) => transaction.put('bins', { id }));
      }
    },
  };
}
