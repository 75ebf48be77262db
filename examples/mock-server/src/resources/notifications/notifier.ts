import type { UserNotification } from '@glossator/client-sdk/contract';
import type { Bus } from '../../bus/bus';
import type { AccountsPartition } from '../tables';

/** What a user is to be told; `params` fill the sentence of its type. */
export type News = Pick<UserNotification, 'type' | 'codeId' | 'params'>;

/** Tells users things: kept until they delete them, and shown at once in their open tabs. */
export interface Notifier {
  tell(userId: number, news: News): Promise<void>;
}

/** Makes it. */
export function createNotifier(accounts: AccountsPartition, bus: Bus, now: () => Date): Notifier {
  return {
    async tell(userId, news) {
      const notification = await accounts.transact(async (transaction) => {
        const id = await transaction.nextId();
        const row = { id, isActive: true, ...news, createdAt: now().toISOString() };
        await transaction.put('notifications', { ...row, userId });
        return row;
      });
      bus.publish('notified', { userId, notification });
    },
  };
}
