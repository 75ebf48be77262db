import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { Bus } from '../../bus/bus';
import { liveEvent } from '../../live/announce';
import type { ServerLog } from '../../log/server-log';
import type { ServerStorage } from '../../tables/tables';

/** A user whose access to a Code is another one from now on; without `access` they have none. */
export interface AccessChange {
  readonly userId: number;
  readonly access?: AccessLevel;
}

/** Makes known what changed about who may enter a Code, once that is durable. It acts at once: connections and calls that are not allowed any more end. */
export interface AccessNews {
  announce(codeId: number, changes: readonly AccessChange[]): Promise<void>;
}

/** Makes it. */
export function createAccessNews(storage: ServerStorage, bus: Bus, log: ServerLog): AccessNews {
  /** In the Code's log: to its other users, and to those it is about. No tab is named as its cause: the one that hands a Code over hears of it too. */
  async function write(codeId: number, changes: readonly AccessChange[]): Promise<void> {
    const partition = await storage.code(codeId);
    await partition?.transact(async (transaction) => {
      for (const { userId, access } of changes) {
        const data = { codeId, userId };
        await transaction.append(
          access === undefined
            ? liveEvent('ACCESS/DELETE', data, undefined)
            : liveEvent('ACCESS/UPDATE', { ...data, access }, undefined),
        );
      }
    });
  }

  return {
    async announce(codeId, changes) {
      if (changes.length === 0) return;
      try {
        await write(codeId, changes);
      } catch (error) {
        // The access has changed all the same, and whoever listens is looked at below.
        log.error({ err: error, codeId }, 'a change of access could not be written to the log of its Code');
      }
      bus.publish('access-changed', { codeId });
      for (const change of changes) bus.publish('own-access-changed', { codeId, ...change });
    },
  };
}
