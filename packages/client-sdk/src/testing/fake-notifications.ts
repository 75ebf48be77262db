import type { UserNotification } from '../contract/index';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeNotification, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** What somebody is notified of. */
export type FakeNews = Pick<UserNotification, 'type' | 'codeId' | 'params'>;

/** Notifies a user: keeps it, and shows it in their open tabs. */
export function notifyUser({ state, publishToUser }: FakeParts, userId: number, news: FakeNews): void {
  const id = state.nextId('notification');
  const notification = { id, isActive: true, ...news, createdAt: state.moment() };
  state.notifications.set(id, { ...notification, userId });
  publishToUser(userId, 'NOTIFICATION/CREATE', notification);
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
