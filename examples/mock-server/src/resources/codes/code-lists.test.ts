import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { CODE_ORDERS, type CodeOrder } from '@glossator/client-sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberId } from '../../permissions/code-access';
import { createLowdbStorage } from '../../storage/lowdb/lowdb-storage';
import { accountsSchema, codeSchema, type AccountsPartition, type ServerStorage } from '../../tables/tables';
import type { CodeRow } from '../../tables/codes';
import { seeded } from '../../testing/seeded-random';
import { createAccountsLog, type AccountsLog } from '../../totals/accounts-log';
import type { CodeList } from './code-list';
import { createCodeLists, type CodeLists, type ListViewer } from './code-lists';

const [ADA, BEN] = [1, 2];
const at = (minute: number) => new Date(minute * 60_000).toISOString();
const head = (id: number, changes: Partial<CodeRow> = {}): CodeRow => ({
  id,
  ownerId: ADA,
  title: `Code ${id}`,
  coverColor: 'color-1',
  publication: 'published',
  isPublic: false,
  state: 'active',
  createdAt: at(id),
  updatedAt: at(id),
  createdBy: ADA,
  ...changes,
});

let directory: string;
let storage: ServerStorage;
let log: AccountsLog;
let lists: CodeLists;
/** Reads of whole lists. */
let reads: number;
beforeEach(async () => {
  directory = await mkdtemp(`${tmpdir()}/glossator-lists-`);
  storage = await createLowdbStorage({ directory, accountsSchema, codeSchema });
  reads = 0;
  use(counted(storage.accounts));
});
afterEach(async () => {
  await storage.close();
  await rm(directory, { recursive: true });
});

/** Has the lists made of these accounts. */
function use(accounts: AccountsPartition, mostCodes?: number): void {
  log = createAccountsLog(accounts);
  lists = createCodeLists(log, mostCodes);
}

const counted = (accounts: AccountsPartition): AccountsPartition => ({
  ...accounts,
  read: (work) =>
    accounts.read((reader) =>
      work({
        ...reader,
        list(table, where) {
          if (table === 'codes') reads += 1;
          return reader.list(table, where);
        },
      }),
    ),
});
const put = (...codes: readonly CodeRow[]) =>
  log.accounts.transact(async (transaction) => {
    for (const code of codes) await transaction.put('codes', code);
  });
const join = (codeId: number, userId: number, status: 'accepted' | 'pending' = 'accepted') =>
  log.accounts.transact((transaction) =>
    transaction.put('members', { id: memberId(codeId, userId), codeId, userId, access: 'annotate', status }),
  );
const idsOf = (list: CodeList, orderBy: CodeOrder = 'created_at', search?: string) =>
  list.page({ orderBy, search, limit: 1000 }).data.map(({ entered }) => entered.code.id);
const ids = async (viewer: ListViewer, orderBy?: CodeOrder, search?: string) =>
  idsOf(await lists.of(viewer), orderBy, search);

describe('lists of Codes', () => {
  it('are read once, and then follow what is written', async () => {
    await put(head(1), head(2, { title: 'Äußerungsrecht' }), head(3, { ownerId: BEN }));
    expect(await ids(ADA)).toEqual([1, 2]);
    expect(await ids(ADA, 'title')).toEqual([2, 1]);
    await put(head(4), head(1, { title: 'Zoll', updatedAt: at(9) }));
    expect(await ids(ADA)).toEqual([1, 2, 4]);
    expect(await ids(ADA, 'title')).toEqual([2, 4, 1]);
    expect(await ids(ADA, '-updated_at')).toEqual([1, 4, 2]);
    expect(await ids(ADA, 'title', 'ausser')).toEqual([2]);
    expect(reads).toBe(1);
    await put(head(2, { state: 'binned' }));
    await log.accounts.transact((transaction) => transaction.delete('codes', 4));
    expect(await ids(ADA)).toEqual([1]);
    await put(head(2));
    expect(await ids(ADA)).toEqual([1, 2]);
    expect(reads).toBe(1);
  });

  it('have what is shared with somebody as soon as they have joined, and no longer than that', async () => {
    await put(head(1));
    await join(1, BEN, 'pending');
    expect(await ids(BEN)).toEqual([]);
    await join(1, BEN);
    expect(await ids(BEN)).toEqual([1]);
    await put(head(1, { state: 'binned' }));
    expect(await ids(BEN)).toEqual([]);
    await put(head(1));
    expect(await ids(BEN)).toEqual([1]);
    await log.accounts.transact((transaction) => transaction.delete('members', memberId(1, BEN)));
    expect(await ids(BEN)).toEqual([]);
  });

  it('pass a Code to its next owner', async () => {
    await put(head(1));
    await join(1, BEN);
    const accessOf = async (user: number) => (await lists.of(user)).get(1)?.entered.access;
    expect([await accessOf(ADA), await accessOf(BEN)]).toEqual(['owner', 'annotate']);
    await put(head(1, { ownerId: BEN }));
    expect([await accessOf(ADA), await accessOf(BEN)]).toEqual([undefined, 'owner']);
  });

  it('of public Codes have those that are published', async () => {
    await put(head(1, { isPublic: true }), head(2, { isPublic: true, publication: 'draft' }), head(3));
    expect(await ids('public')).toEqual([1]);
    await put(head(2, { isPublic: true }), head(1), head(3, { isPublic: true }));
    expect(await ids('public')).toEqual([2, 3]);
    expect(reads).toBe(1);
  });

  it('lack nothing that was written while they were read', async () => {
    let resume = (): void => undefined;
    const written = new Promise<void>((resolve) => (resume = resolve));
    use({
      ...storage.accounts,
      async read(work) {
        const found = await storage.accounts.read(work);
        await written;
        return found;
      },
    });
    await put(head(1));
    const reading = lists.of(ADA);
    await put(head(2));
    resume();
    expect(idsOf(await reading)).toEqual([1]);
    expect(await ids(ADA)).toEqual([1, 2]);
  });

  it('take nothing of a transaction that failed', async () => {
    await put(head(1));
    await lists.of(ADA);
    const failing = log.accounts.transact(async (transaction) => {
      await transaction.put('codes', head(2));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await ids(ADA)).toEqual([1]);
  });

  it('are made again where there are too many of them', async () => {
    use(counted(storage.accounts), 3);
    await put(head(1), head(2), head(3, { ownerId: BEN }), head(4, { ownerId: BEN }));
    for (const user of [ADA, BEN, BEN, ADA]) await lists.of(user);
    expect(reads).toBe(3);
  });

  it('have another entry for a Code of whose inside something else is known', async () => {
    await put(head(1), head(2));
    const before = [...(await lists.of(ADA)).codes()];
    const digest = { isStale: false, documentsCount: 0, pagesCount: 0, totalSelectionsCount: 0 };
    await log.accounts.transact((transaction) =>
      transaction.put('codeDigests', { id: 2, ...digest, hasUpdate: false, texts: [] }),
    );
    const after = [...(await lists.of(ADA)).codes()];
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  });
});

describe('lists of Codes at another server', () => {
  it('have what was written, at once, and are not read again for it', async () => {
    const other = createCodeLists(createAccountsLog(counted(storage.accounts)));
    const there = async (viewer: ListViewer) => idsOf(await other.of(viewer));
    await put(head(1));
    expect(await there(ADA)).toEqual([1]);
    expect(await there(BEN)).toEqual([]);
    reads = 0;
    await put(head(2), head(1, { title: 'Zoll' }));
    expect(idsOf(await other.of(ADA), 'title')).toEqual([2, 1]);
    await log.accounts.transact((transaction) => transaction.delete('codes', 2));
    expect(await there(ADA)).toEqual([1]);
    expect(reads).toBe(0);
    await join(1, BEN);
    expect(await there(BEN)).toEqual([1]);
  });

  it('are made anew where more was written than the log keeps', async () => {
    const other = createCodeLists(createAccountsLog(counted(storage.accounts)));
    await put(head(1));
    expect(idsOf(await other.of(ADA))).toEqual([1]);
    await log.accounts.transact(async (transaction) => {
      await transaction.put('codes', head(2));
      for (let count = 0; count < 1_200; count += 1)
        await transaction.append({ type: 'OTHER', action: 'CREATE', data: count });
    });
    expect(idsOf(await other.of(ADA))).toEqual([1, 2]);
  });
});

describe('pages of a list of Codes', () => {
  it('together are all of them in their order, whatever happens between, and count them', async () => {
    const random = seeded(7);
    const below = (count: number) => Math.floor(random() * count);
    const titles = ['alpha', 'Beta', 'Éclair', 'delta', 'Ж'.repeat(200), '\ud800'];
    const code = (id: number) =>
      head(id, { title: titles[below(titles.length)] ?? '', updatedAt: at(below(9)) });
    await put(...Array.from({ length: 60 }, (_, index) => code(index + 1)));
    for (const orderBy of CODE_ORDERS) {
      const whole = await ids(ADA, orderBy);
      expect(whole).toHaveLength(60);
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = (await lists.of(ADA)).page({ orderBy, limit: 7, cursor });
        seen.push(...page.data.map(({ entered }) => entered.code.id));
        expect(page.total).toBe(60);
        cursor = page.next;
      } while (cursor !== undefined);
      expect(seen, orderBy).toEqual(whole);
      // Kept in step, they are as they would be if they were made anew.
      await put(code(1), code(30), code(60));
      expect(await ids(ADA, orderBy)).toEqual(
        idsOf(await createCodeLists(createAccountsLog(storage.accounts)).of(ADA), orderBy),
      );
    }
  });

  it('count what fits a search on all of them', async () => {
    await put(...[1, 2, 3, 4].map((id) => head(id, { title: id === 2 ? 'Steuer' : `Miete ${id}` })));
    const { data, total, next } = (await lists.of(ADA)).page({
      orderBy: 'title',
      search: ' MIETE',
      limit: 2,
    });
    expect([data.map(({ entered }) => entered.code.id), total, next !== undefined]).toEqual([
      [1, 3],
      3,
      true,
    ]);
  });
});
