import type { FakeHandlers, FakeParts } from './fake-handlers';

/**
 * What one's data would come to. Exports and imports themselves are not faked: the one would have to write ZIPs, the other to read texts. Nothing
 * was imported therefore.
 */
export function createAccountDataHandlers({ state }: FakeParts) {
  return {
    account: {
      exportOverview: ({ user }) => {
        const all = [...state.codes.values()].filter(({ members }) => members.has(user.profile.id));
        const own = new Set(all.filter(({ owner }) => owner === user).map(({ id }) => id));
        const documents = [...state.documents.values()].filter(({ codeId }) => own.has(codeId));
        return {
          codes: own.size,
          sharedCodes: all.length - own.size,
          files: documents.length,
          bytes: documents.reduce((sum, { size }) => sum + size, 0),
        };
      },
      lastImport: () => ({}),
    },
  } satisfies FakeHandlers;
}
