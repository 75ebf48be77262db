import type { Bus } from '../../bus/bus';
import { liveEvent } from '../../live/announce';
import { forgetInvitation } from '../../people/invited-user';
import type { CodeRow } from '../../tables/codes';
import { unlessUnusable } from '../../storage/storage';
import { PENDING_TASKS, taskId } from '../../tables/pending-tasks';
import type { AccountsTransaction, ServerStorage } from '../../tables/tables';
import type { FileLedger } from '../files/file-ledger';

/** What Codes are removed with. */
export interface CodeRemovalParts {
  readonly storage: ServerStorage;
  readonly ledger: FileLedger;
  readonly bus: Bus;
  /** A document is about to go: stops comparing it. */
  readonly cancelComparison: (documentId: number) => void;
}

/** The removal of a Code in two halves: the first makes it be there for nobody, the second can be repeated after a crash. */
export interface CodeRemoval {
  /** The first half. Gives who had access. */
  begin(transaction: AccountsTransaction, code: CodeRow): Promise<readonly number[]>;
  /** The second half, which lets those who had access know; `clientId` names the tab that caused it. */
  finish(codeId: number, userIds: readonly number[], clientId: string | undefined): Promise<void>;
  /** The second half of what a crash left. */
  resume(codeId: number): Promise<void>;
}

/** Makes it. */
export function createCodeRemoval({ storage, ledger, bus, cancelComparison }: CodeRemovalParts): CodeRemoval {
  const { accounts } = storage;

  async function resume(codeId: number): Promise<void> {
    await storage.deleteCode(codeId);
    const files = await accounts.read((reader) => reader.list('files', { codeId }));
    await ledger.discard(files.map(({ id }) => id));
    await accounts.transact(async (transaction) => {
      await transaction.delete(PENDING_TASKS, taskId('compare', codeId));
      await transaction.delete('codes', codeId);
    });
  }

  /** Stops what is done about the content of a Code that goes, and tells who listens to it. */
  async function takeLeave(
    codeId: number,
    userIds: readonly number[],
    clientId: string | undefined,
  ): Promise<void> {
    const partition = await storage.code(codeId);
    if (!partition) return;
    for (const { id } of await partition.read((reader) => reader.list('documents'))) cancelComparison(id);
    await partition.transact(async (transaction) => {
      for (const userId of userIds) {
        await transaction.append(liveEvent('ACCESS/DELETE', { codeId, userId }, clientId));
      }
    });
  }

  return {
    async begin(transaction, code) {
      await transaction.put('codes', { ...code, state: 'deleting' });
      const members = await transaction.list('members', { codeId: code.id });
      for (const { id, userId } of members) {
        await transaction.delete('members', id);
        await forgetInvitation(transaction, code.id, userId);
      }
      await ledger.unsettleAll(transaction, code.id);
      const inside = members.filter(({ status }) => status === 'accepted');
      return [code.ownerId, ...inside.map(({ userId }) => userId)];
    },
    async finish(codeId, userIds, clientId) {
      // Nothing is done about a Code that cannot be opened, and nobody listens to it.
      await takeLeave(codeId, userIds, clientId).catch(unlessUnusable);
      bus.publish('access-changed', { codeId });
      for (const userId of userIds) bus.publish('own-access-changed', { codeId, userId });
      await resume(codeId);
    },
    resume,
  };
}
