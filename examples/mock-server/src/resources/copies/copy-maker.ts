import type { Code } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { assertRoomForCode } from '../../totals/own-codes';
import type { CodeRow } from '../../tables/codes';
import { readCode } from '../codes/view';
import type { FileCopies } from '../files/file-copies';
import type { FileLedger } from '../files/file-ledger';
import type { AccountsTransaction, CodePartition, CodeTransaction, ServerStorage } from '../../tables/tables';
import { filesOfCopy, readCopy, type CopyOptions } from './read-copy';
import { writeCopy } from './write-copy';

/** A new Code made of another one. */
export interface CopyRequest extends CopyOptions {
  readonly title: string;
  /** Whether it is to get the Updates of the other one. */
  readonly follows: boolean;
  /** Done in the new Code in the same transaction that fills it. */
  readonly finish?: (transaction: CodeTransaction, codeId: number) => Promise<void>;
  /** Done in the transaction of accounts that makes it visible. */
  readonly together?: (transaction: AccountsTransaction) => Promise<void>;
}

/** Makes Codes of Codes: files first, then the rows, at last the head that makes it visible. A crash before that leaves nothing. */
export type CopyMaker = (request: CopyRequest, call: MemberCall) => Promise<Code>;

/** What copies are made with. */
export interface CopyParts {
  readonly storage: ServerStorage;
  readonly copies: FileCopies;
  readonly ledger: FileLedger;
  /** Codes that a user may own. */
  readonly mostCodes: number;
  readonly now: () => Date;
}

/** Makes it. Throws QUOTA_EXCEEDED. */
export function createCopyMaker({ storage, copies, ledger, mostCodes, now }: CopyParts): CopyMaker {
  const { accounts } = storage;

  return async (request, call) => {
    const { withAnnotations, withUpdate, title, follows } = request;
    const source = call.code;
    const rows = await call.partition.read((reader) => readCopy(reader, { withAnnotations, withUpdate }));
    const codeId = await accounts.transact(async (transaction) => {
      // Before anything is copied; what was made meanwhile is seen below.
      await assertRoomForCode(transaction, call.user.id, mostCodes);
      return transaction.nextId();
    });
    const files = await copies.copy(filesOfCopy(rows), { ownerId: call.user.id, codeId });
    let answer: Code | undefined;
    try {
      const partition = await storage.createCode(codeId);
      await partition.transact(async (transaction) => {
        const target = { codeId, userId: call.user.id, files, ...(follows && { follows: source.id }) };
        await writeCopy(transaction, rows, target);
        await request.finish?.(transaction, codeId);
      });
      answer = await call.writeHead(async (transaction) => {
        await assertRoomForCode(transaction, call.user.id, mostCodes);
        await request.together?.(transaction);
        for (const uuid of files.values()) await ledger.settleIn(transaction, uuid);
        const row = headOf(source, codeId, title, call.user.id, follows);
        await transaction.put('codes', row);
        return readCode(transaction, partition, row, { id: call.user.id, access: 'owner' });
      });
      return answer;
    } finally {
      if (answer?.id !== codeId) await remove(codeId, [...files.values()]);
    }
  };

  /** The head of a copy: published where its source is, so that its own changes collect, but private. */
  function headOf(source: CodeRow, id: number, title: string, ownerId: number, follows: boolean): CodeRow {
    const { publication, coverColor, citationStyle } = source;
    const at = now().toISOString();
    return {
      id,
      ownerId,
      title,
      coverColor,
      ...(citationStyle && { citationStyle }),
      publication,
      isPublic: false,
      state: 'active' as const,
      ...(follows && { sourceId: source.id }),
      ownerFloor: { userId: ownerId, seq: 0 },
      createdAt: at,
      updatedAt: at,
      createdBy: ownerId,
    };
  }

  /** Removes what got no head: the call failed, or was answered with what an earlier try had made. */
  async function remove(codeId: number, uuids: readonly string[]): Promise<void> {
    if (await accounts.read((reader) => reader.get('codes', codeId))) return;
    await storage.deleteCode(codeId);
    await ledger.discard(uuids);
  }
}

/** A partition as it looks from inside a transaction. */
export function within(transaction: CodeTransaction): Pick<CodePartition, 'read'> {
  return { read: (work) => work(transaction) };
}
