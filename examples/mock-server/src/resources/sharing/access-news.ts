import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { Bus } from '../../bus/bus';
import { liveEvent } from '../../live/announce';
import type { ServerLog } from '../../log/server-log';
import { enterCode } from '../../permissions/code-access';
import { accessTaskId, PENDING_TASKS } from '../../tables/pending-tasks';
import type { AccountsTransaction, ServerStorage } from '../../tables/tables';

/** A user whose access to a Code is another one from now on; without `access` they have none. */
export interface AccessChange {
  readonly userId: number;
  readonly access?: AccessLevel;
}

/** Makes known what changed about who may enter a Code, once that is durable. It acts at once: connections and calls that are not allowed any more end. */
export interface AccessNews {
  /** Notes, within the transaction that changes who may enter a Code, that this is to be announced: a crash in between leaves it to the next start. */
  expect(transaction: AccountsTransaction, codeId: number, changes: readonly AccessChange[]): Promise<void>;
  /** `clientId` names the tab that caused it, where that knows already. */
  announce(codeId: number, changes: readonly AccessChange[], clientId?: string): Promise<void>;
  /** An invitation to a Code has changed or gone, which gives nobody access: the open windows of its owner and of who was invited look again. */
  invitationChanged(codeId: number, ownerId: number, invitedId?: number): void;
  /** Writes what a crash has kept from the logs of Codes: what access there is now. Run before the server takes calls. */
  repair(): Promise<void>;
}

/** Makes it. */
export function createAccessNews(storage: ServerStorage, bus: Bus, log: ServerLog): AccessNews {
  /** In the Code's log: to its other users, and to those it is about. The tab that hands a Code over is not named as its cause: it hears of it too. */
  async function write(codeId: number, changes: readonly AccessChange[], clientId?: string): Promise<void> {
    const partition = await storage.code(codeId);
    await partition?.transact(async (transaction) => {
      for (const { userId, access } of changes) {
        const data = { codeId, userId };
        await transaction.append(
          access === undefined
            ? liveEvent('ACCESS/DELETE', data, clientId)
            : liveEvent('ACCESS/UPDATE', { ...data, access }, clientId),
        );
      }
    });
  }

  const settle = (codeId: number, changes: readonly AccessChange[]): Promise<void> =>
    storage.accounts.transact(async (transaction) => {
      for (const { userId } of changes) await transaction.delete(PENDING_TASKS, accessTaskId(codeId, userId));
    });

  return {
    async expect(transaction, codeId, changes) {
      for (const { userId } of changes) {
        const id = accessTaskId(codeId, userId);
        await transaction.put(PENDING_TASKS, { id, kind: 'access', codeId, userId });
      }
    },
    async repair() {
      const { accounts } = storage;
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      for (const task of tasks) {
        if (task.kind !== 'access') continue;
        const { codeId, userId } = task;
        const entered = await accounts.read((reader) => enterCode(reader, codeId, userId));
        const access = entered && entered.through !== 'public' ? { access: entered.access } : {};
        try {
          await write(codeId, [{ userId, ...access }]);
          await settle(codeId, [{ userId }]);
        } catch (error) {
          log.error({ err: error, codeId }, 'a change of access could not be written to the log of its Code');
        }
      }
    },
    invitationChanged(codeId, ownerId, invitedId) {
      bus.publish('own-access-changed', { codeId, userId: ownerId, access: 'owner' });
      if (invitedId !== undefined) bus.publish('own-access-changed', { codeId, userId: invitedId });
    },
    async announce(codeId, changes, clientId) {
      if (changes.length === 0) return;
      try {
        await write(codeId, changes, clientId);
        await settle(codeId, changes);
      } catch (error) {
        // The access has changed all the same, and whoever listens is looked at below.
        log.error({ err: error, codeId }, 'a change of access could not be written to the log of its Code');
      }
      bus.publish('access-changed', { codeId });
      for (const change of changes) bus.publish('own-access-changed', { codeId, ...change });
    },
  };
}
