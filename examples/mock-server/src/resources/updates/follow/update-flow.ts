import type { BackgroundWork } from '../../../background/background-work';
import { liveEvent } from '../../../live/announce';
import type { KeyedLock } from '../../../locks/keyed-lock';
import { isUnusable } from '../../../storage/storage';
import type { CodeRow } from '../../../tables/codes';
import type { FileLedger } from '../../files/file-ledger';
import { releaseFiles } from '../../files/using-files';
import type { Notifier } from '../../notifications/notifier';
import type { ServerStorage } from '../../../tables/tables';
import { discardUpdate, pendingFiles } from '../review/discard';
import {
  IS_NOTIFIED,
  PENDING_TASKS,
  discardTaskId,
  taskId,
  flowTaskId,
  type DiscardTask,
  type PendingTask,
} from '../../../tables/pending-tasks';
import { readUpdate } from '../../codes/update-part';
import type { AfterReview } from '../review/review-service';
import { keepDiscarded } from '../review/reviews';
import type { SourceSync } from './source-sync';

/** What follows a review in other partitions; written down as tasks, so that a crash leaves none of it out. */
export interface UpdateFlow extends AfterReview {
  /** Finishes what a crash left. Run before the server takes calls. */
  repair(): Promise<void>;
  /** Tries again what copies could not take over: there may be room now, or access. */
  catchUp(): void;
}

/** What the flow works with. */
export interface FlowParts {
  readonly storage: ServerStorage;
  readonly ledger: FileLedger;
  readonly locks: KeyedLock;
  readonly sync: SourceSync;
  readonly notifier: Notifier;
  readonly background: BackgroundWork;
}

/** Makes the flow. */
export function createUpdateFlow(parts: FlowParts): UpdateFlow {
  const { storage, ledger, locks, sync, notifier, background } = parts;
  const { accounts } = storage;

  const followersOf = (codeId: number): Promise<readonly CodeRow[]> =>
    accounts.read(async (reader) =>
      (await reader.list('codes', { sourceId: codeId })).filter(({ state }) => state === 'active'),
    );

  const syncLocked = (copy: CodeRow): Promise<void> => locks.run(copy.id, () => sync.take(copy));

  /** Tells the Code's users and each copy that follows it; a copy that cannot take it does not keep it from the others. */
  async function flow(task: PendingTask<'flow'>): Promise<void> {
    const own = await (await storage.code(task.codeId))?.read((reader) => reader.get('lineage', 'own'));
    // Else a crash came before the approval.
    if (own?.id === 'own' && own.approvals >= task.approval) await notifyUsers(task);
    const failures: unknown[] = [];
    for (const copy of await followersOf(task.codeId))
      await syncLocked(copy).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some copies did not get an Update yet');
    await accounts.transact((transaction) => transaction.delete(PENDING_TASKS, task.id));
  }

  async function notifyUsers({ id, codeId, reviewerId }: PendingTask<'flow'>): Promise<void> {
    const users = await accounts.read(async (reader) => {
      const code = await reader.get('codes', codeId);
      const members = await reader.list('members', { codeId });
      const accepted = members.flatMap(({ userId, status }) => (status === 'accepted' ? [userId] : []));
      return code?.state === 'active' ? { title: code.title, ids: [code.ownerId, ...accepted] } : undefined;
    });
    if (!users) return;
    const recipients = users.ids.filter((userId) => userId !== reviewerId);
    const news = { kind: 'approved' as const, codeId, params: { title: users.title }, senderId: reviewerId };
    await notifier.notify(recipients, news, async (transaction) => {
      const task = await transaction.get(PENDING_TASKS, id);
      if (task?.kind !== 'flow' || task[IS_NOTIFIED]) return false;
      await transaction.put(PENDING_TASKS, { ...task, [IS_NOTIFIED]: true });
      return true;
    });
  }

  async function discard(
    { codeId, updateId, userId, at }: Omit<DiscardTask, 'id' | 'kind'>,
    clientId?: string,
  ): Promise<void> {
    const partition = await storage.code(codeId);
    const isThere = (await partition?.read(readUpdate))?.id === updateId;
    if (partition && isThere) {
      const expected = await partition.read(pendingFiles);
      await releaseFiles(ledger, expected, codeId, () =>
        partition.transact(async (transaction) => {
          await keepDiscarded(transaction, { result: 'copy', userId, at });
          const uuids = await discardUpdate(transaction);
          const news = { codeId, hasUpdate: false, reviewResult: 'copy' as const };
          await transaction.append(liveEvent('CODE_CHANGES/UPDATE', news, clientId));
          return uuids;
        }),
      );
    }
    await accounts.transact((transaction) => transaction.delete(PENDING_TASKS, discardTaskId(codeId)));
  }

  return {
    async announce(codeId, reviewerId) {
      const own = await (await storage.code(codeId))?.read((reader) => reader.get('lineage', 'own'));
      const approval = (own?.id === 'own' ? own.approvals : 0) + 1;
      const task = { id: flowTaskId(codeId, approval), kind: 'flow' as const, codeId, reviewerId, approval };
      await accounts.transact((transaction) => transaction.put(PENDING_TASKS, task));
      return task;
    },
    start(task) {
      background.start('news of an approved Update', () => flow(task));
    },
    discard,
    async repair() {
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      for (const task of tasks) if (task.kind === 'discard') await unlessUnusable(discard(task));
      for (const task of tasks) if (task.kind === 'tell') await unlessUnusable(sync.notify(task));
      for (const task of tasks)
        if (task.kind === 'flow') background.start('news of an approved Update', () => flow(task));
      catchUp();
    },
    catchUp,
  };

  function catchUp(): void {
    background.start('Updates that copies could not take over', async () => {
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      for (const { kind, codeId } of tasks) {
        if (kind !== 'sync') continue;
        const copy = await accounts.read((reader) => reader.get('codes', codeId));
        if (copy?.state === 'active') await unlessUnusable(syncLocked(copy));
        else
          await accounts.transact((transaction) => transaction.delete(PENDING_TASKS, taskId('sync', codeId)));
      }
    });
  }
}

/** The task of a Code that cannot be opened is kept, and those of others go on. */
async function unlessUnusable(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isUnusable(error)) throw error;
  }
}
