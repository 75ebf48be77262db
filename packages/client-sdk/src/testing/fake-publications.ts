import type { FakeHandlers, FakeParts } from './fake-handlers';

/** Calls about where laws are published. The fake api looks at no other site. */
export function createPublicationHandlers({ state }: FakeParts) {
  return {
    publication: ({ input }) => state.publications.get(input.id) ?? { isWatched: false },
    setPublication: ({ input: { id, ...given } }) => {
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const publication = { ...known, isWatched: false };
      state.publications.set(id, publication);
      return publication;
    },
  } satisfies FakeHandlers['documents'];
}
