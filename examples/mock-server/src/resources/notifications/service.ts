import type { UserNotification } from '@glossator/client-sdk/contract';
import type { UserCall } from '../../calls/call';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { ProblemError } from '../../problems/problem-error';
import type { AccountsPartition, AccountsReader } from '../../tables/tables';
import type { NotificationRow } from '../../tables/notifications';

/** A user's own notifications. Throws NOT_FOUND for those of others. */
export interface NotificationService {
  /** Newest first. */
  list(page: PageRequest, call: UserCall): Promise<PageOf<UserNotification>>;
  update(id: number, isActive: boolean, call: UserCall): Promise<UserNotification>;
  delete(id: number, call: UserCall): Promise<void>;
}

/** Makes the service. */
export function createNotificationService(accounts: AccountsPartition): NotificationService {
  return {
    async list(page, { user }) {
      const rows = await accounts.read((reader) => reader.list('notifications', { userId: user.id }));
      const newest = rows.toSorted((a, b) => b.id - a.id);
      const { data, ...rest } = pageByKey(newest, ({ id }) => keyNumber(id), page, {
        direction: 'descending',
      });
      return { data: data.map(toNotification), ...rest };
    },
    update: (id, isActive, call) =>
      call.writeAccounts(async (transaction) => {
        const row = { ...(await existing(transaction, id, call)), isActive };
        await transaction.put('notifications', row);
        return toNotification(row);
      }),
    delete: (id, call) =>
      call.writeAccounts(async (transaction) => {
        await existing(transaction, id, call);
        await transaction.delete('notifications', id);
      }),
  };
}

async function existing(reader: AccountsReader, id: number, { user }: UserCall): Promise<NotificationRow> {
  const row = await reader.get('notifications', id);
  if (row?.userId !== user.id) throw new ProblemError('NOT_FOUND', { detail: 'Notification does not exist' });
  return row;
}

function toNotification({
  userId: _userId,
  senderId: _senderId,
  ...notification
}: NotificationRow): UserNotification {
  return notification;
}
