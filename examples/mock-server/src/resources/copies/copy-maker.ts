import type { Code } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { createMadeCodes, headOfMade } from '../codes/made-codes';
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

/** Makes Codes of Codes (`codes/made-codes.ts`). */
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
  const made = createMadeCodes(storage, ledger, mostCodes);

  return async (request, call) => {
    const { withAnnotations, withUpdate, title, follows } = request;
    const source = call.code;
    const rows = await call.partition.read((reader) => readCopy(reader, { withAnnotations, withUpdate }));
    const codeId = await made.begin(call.user.id);
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
        await request.together?.(transaction);
        const own = { id: codeId, ownerId: call.user.id, at: now().toISOString() };
        const row = { ...headOfMade({ ...source, title }, own), ...(follows && { sourceId: source.id }) };
        await made.finish(transaction, row, files.values());
        return readCode(transaction, partition, row, { id: call.user.id, access: 'owner' });
      });
      return answer;
    } finally {
      // The call failed, or was answered with what an earlier try had made.
      if (answer?.id !== codeId) await made.abandon(codeId, [...files.values()]);
    }
  };
}

/** A partition as it looks from inside a transaction. */
export function within(transaction: CodeTransaction): Pick<CodePartition, 'read'> {
  return { read: (work) => work(transaction) };
}
