import type { CodeRow } from '../../tables/codes';
import type { AccountsTransaction, ServerStorage } from '../../tables/tables';
import { assertRoomForCode } from '../../totals/own-codes';
import type { FileLedger } from '../files/file-ledger';

/**
 * Codes that are made of others or of archives: files first, then the rows, at last the head that makes them visible. A start removes what a
 * crash left without a head.
 */
export interface MadeCodes {
  /** Gives a new Code its id. Throws QUOTA_EXCEEDED, before anything is copied or taken. */
  begin(ownerId: number): Promise<number>;
  /** Gives it its head, in which its files are settled. Throws QUOTA_EXCEEDED: others may have been made meanwhile. */
  finish(transaction: AccountsTransaction, head: CodeRow, uuids: Iterable<string>): Promise<void>;
  /** Removes it and its files, unless it has its head. */
  abandon(codeId: number, uuids: readonly string[]): Promise<void>;
}

/** Makes it; a user may own `mostCodes`. */
export function createMadeCodes(storage: ServerStorage, ledger: FileLedger, mostCodes: number): MadeCodes {
  const { accounts } = storage;
  return {
    begin: (ownerId) =>
      accounts.transact(async (transaction) => {
        await assertRoomForCode(transaction, ownerId, mostCodes);
        return transaction.nextId();
      }),
    async finish(transaction, head, uuids) {
      await assertRoomForCode(transaction, head.ownerId, mostCodes);
      for (const uuid of uuids) await ledger.settleIn(transaction, uuid);
      await transaction.put('codes', head);
    },
    async abandon(codeId, uuids) {
      if (await accounts.read((reader) => reader.get('codes', codeId))) return;
      await storage.deleteCode(codeId);
      await ledger.discard(uuids);
    },
  };
}

/** The head of such a Code: published where its source is, so that its own changes collect, but private. */
export function headOfMade(
  {
    title,
    coverColor,
    citationStyle,
    publication,
  }: Pick<CodeRow, 'title' | 'coverColor' | 'citationStyle' | 'publication'>,
  { id, ownerId, at }: { readonly id: number; readonly ownerId: number; readonly at: string },
): CodeRow {
  return {
    id,
    ownerId,
    title,
    coverColor,
    ...(citationStyle && { citationStyle }),
    publication,
    isPublic: false,
    state: 'active',
    ownerFloor: { userId: ownerId, seq: 0 },
    createdAt: at,
    updatedAt: at,
    createdBy: ownerId,
  };
}
