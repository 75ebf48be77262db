import type { TextSelection } from '@glossator/client-sdk/contract';
import { createFakeApi, type FakeApi, type FakeUpdates } from '@glossator/client-sdk/testing';

/** The account of Lea Rossi (id 1), who owns Code 1. */
export const LEA = 'lea.rossi@example.org';
/** The account of Max Keller (id 2), who annotates in it. */
const MAX = 'max.keller@example.org';

/** When everything on this api is made. */
const MOMENT = Date.UTC(2026, 6, 1);
/** Code 1 has this many documents, counted from 1. */
const DOCUMENTS = 14;

const uuidOf = (count: number) => `00000000-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;

/** The uuid of the first upload. */
export const UPLOADED = uuidOf(DOCUMENTS + 1);

/**
 * The SDK's fake api with Lea Rossi, Max Keller, Code 1 with long documents, and these Selections. What is created on it has
 * ids from 1000, each kind by itself.
 */
export function createTestApi(existing: readonly TextSelection[] = [], updates?: FakeUpdates): FakeApi {
  let files = 0;
  const file = new Uint8Array();
  const documents = Array.from({ length: DOCUMENTS }, (_each, index) => ({
    title: `Part ${index + 1}`,
    file,
    pages: 1000,
  }));
  const api = createFakeApi({
    clock: () => MOMENT,
    createUuid: () => uuidOf((files += 1)),
    users: [
      { email: LEA, firstName: 'Lea', lastName: 'Rossi' },
      { email: MAX, firstName: 'Max', lastName: 'Keller' },
    ],
    seed: {
      codes: [
        {
          title: 'Civil Code',
          owner: LEA,
          members: { [MAX]: 'annotate' },
          publication: 'published',
          documents,
        },
      ],
    },
    firstId: 1000,
    searchText: () => [],
    updates,
  });
  for (const selection of existing) api.stored.selections.set(selection.id, selection);
  return api;
}
