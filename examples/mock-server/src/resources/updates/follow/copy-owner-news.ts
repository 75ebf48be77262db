import type { CodeRow } from '../../../tables/codes';
import { PENDING_TASKS, taskId } from '../../../tables/pending-tasks';
import type { AccountsPartition } from '../../../tables/tables';
import type { News } from '../../notifications/notification-kinds';
import type { Notifier } from '../../notifications/notifier';

/** What the owner of a copy is notified of, and the pending tasks by which none of it is lost. */
export interface CopyOwnerNews {
  /** Notes that the copy is to try again; notifies its owner the first time that storage is full, which they can mend. */
  tryLater(copy: CodeRow, isFull: boolean): Promise<void>;
  /** Notifies the owner that the copy has an Update, and completes the task for it. */
  notifyOwner(copy: CodeRow): Promise<void>;
  /** Completes a task of a copy. */
  forget(kind: 'sync' | 'tell', codeId: number): Promise<void>;
}

/** Makes it. */
export function createCopyOwnerNews(accounts: AccountsPartition, notifier: Notifier): CopyOwnerNews {
  async function tryLater(copy: CodeRow, isFull: boolean): Promise<void> {
    const id = taskId('sync', copy.id);
    await notifier.notify([copy.ownerId], newsOf('storageFull', copy), async (transaction) => {
      const before = await transaction.get(PENDING_TASKS, id);
      await transaction.put(PENDING_TASKS, { id, kind: 'sync', codeId: copy.id, isFull });
      return isFull && !(before?.kind === 'sync' && before.isFull);
    });
  }

  const notifyOwner = (copy: CodeRow): Promise<void> =>
    notifier.notify([copy.ownerId], newsOf('update', copy), (transaction) =>
      transaction.delete(PENDING_TASKS, taskId('tell', copy.id)),
    );
  const forget = async (kind: 'sync' | 'tell', codeId: number): Promise<void> => {
    const id = taskId(kind, codeId);
    if (await accounts.read((reader) => reader.get(PENDING_TASKS, id)))
      await accounts.transact((transaction) => transaction.delete(PENDING_TASKS, id));
  };

  return { tryLater, notifyOwner, forget };
}

function newsOf(kind: 'storageFull' | 'update', { id: codeId, title }: CodeRow): News {
  return { kind, codeId, params: { title } };
}
