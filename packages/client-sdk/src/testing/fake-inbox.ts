import { hasAccess } from '../contract/index';
import type { InboxEntry } from '../contract/index';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { documentsOf, selectionsOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';

/**
 * What is in everybody's inbox besides their annotations that are left to place, which the fake api knows by itself; the tests that set it
 * change it.
 */
export interface FakeInbox {
  entries: readonly InboxEntry[];
}

function placesOf(state: FakeState, user: FakeUser): readonly InboxEntry[] {
  const userId = user.profile.id;
  return [...state.codes.values()].flatMap((code): readonly InboxEntry[] => {
    const access = code.members.get(userId);
    if (access === undefined || !hasAccess(access, 'annotate')) return [];
    const { id, title, coverColor } = code;
    return documentsOf(state, id).flatMap((document): readonly InboxEntry[] => {
      const count = selectionsOf(state, document.id).filter(
        ({ createdBy, status }) => createdBy.id === userId && status !== 'success',
      ).length;
      const place = { id: document.id, title: document.title };
      return count > 0 ? [{ kind: 'place', code: { id, title, coverColor }, document: place, count }] : [];
    });
  });
}

/** Calls under `/inbox`. */
export function createInboxHandlers({ state }: FakeParts, inbox: FakeInbox = { entries: [] }) {
  const all = (user: FakeUser) => [...inbox.entries, ...placesOf(state, user)];
  return {
    inbox: {
      list: ({ input, user }) =>
        pageOf(
          all(user).filter(({ kind }) => kind === input.kind),
          input,
        ),
      counts: ({ user }) => {
        const count = (wanted: InboxEntry['kind']) => all(user).filter(({ kind }) => kind === wanted).length;
        return { review: count('review'), follow: count('follow'), place: count('place') };
      },
    },
  } satisfies FakeHandlers;
}
