import type { UserNotification } from '../contract/index';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeNotification, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** What somebody is notified of. */
export type FakeNews = Pick<UserNotification, 'type' | 'codeId' | 'params'>;

/** The mail about it: `path` leads to its place, `sender` gets the answers. */
export interface FakeNewsMail {
  readonly subject: string;
  readonly text?: string;
  readonly path: string;
  readonly sender?: FakeUser;
}

/** Notifies a user: keeps it, shows it in their open tabs, and mails it to those who want that at once, or have no account. There is no mail of the day. */
export function notifyUser(
  { state, publishToUser, appUrl }: FakeParts,
  userId: number,
  news: FakeNews,
  { subject, text = '', path, sender }: FakeNewsMail,
): void {
  const id = state.nextId('notification');
  const notification = { id, isActive: true, ...news, createdAt: state.moment() };
  state.notifications.set(id, { ...notification, userId });
  publishToUser(userId, 'NOTIFICATION/CREATE', notification);
  const profile = state.users.get(userId)?.profile;
  if (!profile || (profile.userType !== 'tmp_user' && (profile.notificationMails ?? 'atOnce') !== 'atOnce'))
    return;
  const link = appUrl + path;
  const replyTo = sender && { replyTo: sender.profile.email };
  const body = [subject, text, link].filter((part) => part !== '').join('\n\n');
  state.mailbox.push({ kind: 'share', to: profile.email, ...replyTo, subject, text: body, link });
}

/** Calls under `/notifications`. */
export function createNotificationHandlers({ state }: FakeParts) {
  return {
    notifications: {
      list: ({ input, user }) => {
        const own = [...state.notifications.values()].filter(({ userId }) => userId === user.profile.id);
        return pageOf(own.toSorted((one, other) => other.id - one.id).map(shown), input);
      },
      update: ({ input, user }) => {
        const changed = { ...requireOwn(state, input.id, user), isActive: input.isActive };
        state.notifications.set(input.id, changed);
        return shown(changed);
      },
      delete: ({ input, user }) => {
        state.notifications.delete(requireOwn(state, input.id, user).id);
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}

function requireOwn(state: FakeState, id: number, user: FakeUser): FakeNotification {
  const found = state.notifications.get(id);
  if (found?.userId !== user.profile.id) throw refusal('NOT_FOUND');
  return found;
}

function shown({ userId: _userId, ...notification }: FakeNotification): UserNotification {
  return notification;
}
