// What a library of ten thousand Codes costs the server: pages of the list in every order, a search, and the counts of the inbox, through the API.
// npm run bench -- library [--codes 10000] [--shared 1000] [--rounds 15]
// `first` and `middle` are medians of milliseconds of a page of 100, from the call to the checked answer; `empty` is the same of an account with
// no Codes, so that what every call costs can be taken off.
import { keyNumber } from '../examples/mock-server/src/calls/paging';
import type { AccountsTransaction } from '../examples/mock-server/src/tables/tables';
import { startTestServer, type TestUser } from '../examples/mock-server/src/testing/test-server';
import { CODE_ORDERS } from '../packages/client-sdk/src/contract/index';
import { numberOf, readCommandLine } from './command-line/options';

const options = readCommandLine({
  codes: { type: 'string', default: '10000' },
  shared: { type: 'string', default: '1000' },
  rounds: { type: 'string', default: '15' },
});
const codes = numberOf('codes', options.codes);
const shared = numberOf('shared', options.shared);
const rounds = numberOf('rounds', options.rounds);

const test = await startTestServer();
const { accounts } = test.server.ports.storage;
const ada = await test.newUser('ada');
const ben = await test.newUser('ben');
const stranger = await test.newUser('stranger');

const AREAS = [
  'Vertragsrecht',
  'Öffentliches Recht',
  'Strafprozess',
  'Société anonyme',
  'Ordinanza',
  'Código civil',
];

/** Writes the head of a Code and what is known of its inside. */
async function put(transaction: AccountsTransaction, index: number, ownerId: number): Promise<number> {
  const id = await transaction.nextId();
  const at = new Date(Date.UTC(2020, 0, 1) + ((index * 7919) % codes) * 3_600_000).toISOString();
  await transaction.put('codes', {
    id,
    ownerId,
    title: `${AREAS[index % AREAS.length] ?? ''} ${keyNumber((index * 104_729) % codes).slice(-5)}, Ausgabe ${(index % 40) + 1980}`,
    coverColor: 'color-3',
    publication: 'published',
    isPublic: false,
    state: 'active',
    createdAt: at,
    updatedAt: at,
    createdBy: ownerId,
  });
  const hasUnplaced = index % 500 === 0;
  await transaction.put('codeDigests', {
    id,
    isStale: false,
    documentsCount: 3,
    pagesCount: 300,
    totalSelectionsCount: 12,
    hasUpdate: false,
    inbox: {
      unplaced: hasUnplaced ? [{ userId: ada.id, documentId: 1, title: 'Law', count: 2 }] : [],
      decided: [],
    },
    texts: [],
  });
  return id;
}

for (let done = 0; done < codes; done += 500)
  await accounts.transact(async (transaction) => {
    for (let index = done; index < Math.min(codes, done + 500); index += 1) {
      const isShared = index < shared;
      const codeId = await put(transaction, index, isShared ? ben.id : ada.id);
      if (!isShared) continue;
      const id = `${codeId}:${ada.id}`;
      await transaction.put('members', {
        id,
        codeId,
        userId: ada.id,
        access: 'annotate',
        status: 'accepted',
      });
    }
  });

/** The median of milliseconds that a call takes. */
async function median(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  return Number((times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0).toFixed(1));
}

/** The cursor of the page in the middle, as somebody gets it who leafs through. */
async function middleOf(user: TestUser, orderBy: (typeof CODE_ORDERS)[number]): Promise<string> {
  let cursor: string | undefined;
  let passed = 0;
  while (passed < codes / 2) {
    const page = await user.api.codes.list({
      isPublic: false,
      orderBy,
      limit: 1000,
      ...(cursor !== undefined && { cursor }),
    });
    passed += page.data.length;
    cursor = page.next;
    if (cursor === undefined) throw new Error('the list ended before its middle');
  }
  return cursor ?? '';
}

const rows: Record<string, { first: number; middle: number; empty: number }> = {};
for (const orderBy of CODE_ORDERS) {
  const query = { isPublic: false, orderBy, limit: 100 };
  const cursor = await middleOf(ada, orderBy);
  rows[orderBy] = {
    first: await median(() => ada.api.codes.list(query)),
    middle: await median(() => ada.api.codes.list({ ...query, cursor })),
    empty: await median(() => stranger.api.codes.list(query)),
  };
}
console.table(rows);
const search = await median(() =>
  ada.api.codes.list({ isPublic: false, search: 'strafprozess 012', limit: 100 }),
);
const counts = await median(() => ada.api.inbox.counts());
const emptyCounts = await median(() => stranger.api.inbox.counts());
const place = await median(() => ada.api.inbox.list({ kind: 'place', limit: 50 }));
await test.stop();
const worst = (page: 'first' | 'middle'): number => Math.max(...Object.values(rows).map((row) => row[page]));
console.log(
  JSON.stringify({
    codes,
    first: worst('first'),
    middle: worst('middle'),
    search,
    counts,
    emptyCounts,
    place,
  }),
);
