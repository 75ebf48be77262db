import type { UserNotification } from '@glossator/client-sdk/contract';
import type { Bus } from '../../bus/bus';
import type { MailTask } from '../../tables/pending-tasks';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import { shownNews, type News } from './notification-kinds';
import type { NotificationMails } from './notification-mails';

/** A stored notification, whom it is for, and the mail that is to be sent about it at once. */
export interface Notice {
  readonly userId: number;
  readonly notification: UserNotification;
  readonly mail?: MailTask;
}

/** Notifies users: notifications are stored until they delete them, shown at once in their open tabs, and mailed as they have set it. */
export interface Notifier {
  /** Stores news within a transaction, under an id drawn from it before, or the next one, and keeps its mail. What it gives is published once that is durable. */
  store(transaction: AccountsTransaction, userId: number, news: News, id?: number): Promise<Notice>;
  /** Shows stored news in the open tabs of those whom they are for, and sends the mails that go at once. */
  publish(notices: readonly Notice[]): void;
  /** `together` is done in the transaction that keeps the news, so that a crash leaves both or neither. */
  notify(userIds: Iterable<number>, news: News, together?: Together): Promise<void>;
}

/** Something done in a transaction of accounts with something else; false: nobody is to be notified after all. */
export type Together = (transaction: AccountsTransaction) => Promise<boolean>;

/** What it is made with. */
export interface NotifierParts {
  readonly accounts: AccountsPartition;
  readonly bus: Bus;
  readonly mails: NotificationMails;
  readonly now: () => Date;
}

/** Notifications that are kept for a user; the oldest ones go where there are more, for others decide how many come. */
const MOST_KEPT = 1_000;

/** Makes it. */
export function createNotifier({ accounts, bus, mails, now }: NotifierParts): Notifier {
  const store: Notifier['store'] = async (transaction, userId, news, drawn) => {
    const id = drawn ?? (await transaction.nextId());
    const notification = { id, isActive: true, ...shownNews(news), createdAt: now().toISOString() };
    const { senderId } = news;
    await transaction.put('notifications', {
      ...notification,
      userId,
      ...(senderId !== undefined && { senderId }),
    });
    await dropOldest(transaction, userId);
    const mail = await mails.keep(transaction, userId, id, news);
    return { userId, notification, ...(mail && { mail }) };
  };
  const publish: Notifier['publish'] = (notices) => {
    for (const { userId, notification } of notices) bus.publish('notified', { userId, notification });
    mails.send(notices.flatMap(({ mail }) => (mail ? [mail] : [])));
  };
  return {
    store,
    publish,
    async notify(userIds, news, together = () => Promise.resolve(true)) {
      publish(
        await accounts.transact(async (transaction) => {
          const notices: Notice[] = [];
          if (!(await together(transaction))) return notices;
          for (const userId of new Set(userIds)) notices.push(await store(transaction, userId, news));
          return notices;
        }),
      );
    },
  };
}

async function dropOldest(transaction: AccountsTransaction, userId: number): Promise<void> {
  if ((await transaction.count('notifications', { userId })) <= MOST_KEPT) return;
  const rows = await transaction.list('notifications', { userId });
  for (const { id } of rows.toSorted((a, b) => b.id - a.id).slice(MOST_KEPT))
    await transaction.delete('notifications', id);
}
