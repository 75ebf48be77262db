import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackgroundWork } from '../background/background-work';
import { createLogger } from '../log/create-logger';
import { createLowdbStorage } from '../storage/lowdb/lowdb-storage';
import type { CodeRow } from '../tables/codes';
import { accountsSchema, codeSchema, type ServerStorage } from '../tables/tables';
import { createAccountsLog } from './accounts-log';
import { createCodeDigests } from './code-digests';
import { createCountedStorage } from './counted-storage';

const CODES = [1, 2, 3];
const stamps = { createdAt: '2026-01-01', updatedAt: '2026-01-01', createdBy: 7 };
const head = (id: number): CodeRow => ({
  id,
  ownerId: 7,
  title: 'Code',
  coverColor: 'color-1',
  publication: 'draft',
  isPublic: false,
  state: 'active',
  ...stamps,
});
const note = (id: number) => ({ id, documentId: 1, text: 'Ask', ...stamps });

let directory: string;
beforeEach(async () => void (directory = await mkdtemp(`${tmpdir()}/glossator-digests-`)));
afterEach(() => rm(directory, { recursive: true }));

/** The store with its digests, as a server has them; `opened` are the Codes that were asked for. */
async function start() {
  const opened: number[] = [];
  const inner: ServerStorage = await createLowdbStorage({ directory, accountsSchema, codeSchema });
  const storage: ServerStorage = {
    ...inner,
    code(codeId) {
      opened.push(codeId);
      return inner.code(codeId);
    },
  };
  const server = await serve(storage);
  const stop = async (isClean: boolean): Promise<void> => {
    await server.stop(isClean);
    await inner.close();
  };
  return { ...server, storage, opened, stop };
}

/** The digests of one of the servers on a store, which makes them when it is asked to. */
async function serve(storage: ServerStorage) {
  const accountsLog = createAccountsLog(storage.accounts);
  const background = createBackgroundWork(createLogger('silent'));
  const logged = { ...storage, accounts: accountsLog.accounts };
  const digests = createCodeDigests({ storage: logged, accountsLog, background, delay: 2 ** 31 - 1 });
  const limits = { userBytes: 1e6, codeBytes: 1e6 };
  const counted = createCountedStorage(logged, { digests, limits, onInboxChange: () => undefined });
  await digests.load();
  await background.idle();
  const stop = async (isClean: boolean): Promise<void> => {
    if (isClean) digests.close();
    await background.close();
    accountsLog.close();
  };
  return { counted, digests, accountsLog, stop };
}

async function fill() {
  const first = await start();
  for (const id of CODES) {
    await first.counted.accounts.transact((transaction) => transaction.put('codes', head(id)));
    const code = await first.counted.createCode(id);
    await code.transact((transaction) => transaction.put('notes', note(id)));
  }
  return first;
}

it('are known after a start without opening a Code', async () => {
  await (await fill()).stop(true);
  const { digests, opened, stop } = await start();
  expect((await digests.of(CODES)).size).toBe(3);
  expect(opened).toEqual([]);
  expect(digests.writtenElsewhere(7, 1)).toBeGreaterThan(0);
  await stop(true);
});

it('are made again of the Codes alone that were written to, once', async () => {
  await (await fill()).stop(true);
  const { counted, digests, opened, stop } = await start();
  const code = await counted.code(2);
  await code!.transact((transaction) =>
    transaction.put('documents', {
      id: 1,
      title: 'Law',
      order: 0,
      versionId: 1,
      totalSelectionsCount: 5,
      ...stamps,
    }),
  );
  opened.length = 0;
  const known = async () => (await digests.of(CODES)).get(2);
  const counts = { documentsCount: 1, totalSelectionsCount: 5 };
  expect(await known()).toMatchObject({ ...counts, isStale: true });
  await digests.refresh();
  expect(await known()).toMatchObject({ ...counts, isStale: false });
  expect(opened).toEqual([2, 2]);
  await stop(true);
});

it('are made again after a crash of the Codes that were being written to', async () => {
  const before = await fill();
  await before.digests.refresh();
  const code = await before.counted.code(3);
  await code!.transact((transaction) => transaction.put('notes', note(9)));
  await before.stop(false);
  const { digests, opened, stop } = await start();
  expect(opened).toEqual([3]);
  await digests.of(CODES);
  expect(opened).toEqual([3]);
  await stop(true);
});

describe('with several servers', () => {
  /** Servers on a store with Codes whose digests are good. */
  async function startTwo() {
    const one = await fill();
    await one.digests.refresh();
    const other = await serve(one.storage);
    const stop = async (): Promise<void> => {
      await other.stop(true);
      await one.stop(true);
    };
    return { one, other, stop };
  }
  const writeNote = async ({ counted }: { readonly counted: ServerStorage }, codeId: number, id: number) =>
    (await counted.code(codeId))?.transact((transaction) => transaction.put('notes', note(id)));
  const writeDocument = async ({ counted }: { readonly counted: ServerStorage }, id: number) =>
    (await counted.code(2))?.transact((transaction) =>
      transaction.put('documents', {
        id,
        title: 'Law',
        order: id,
        versionId: 1,
        totalSelectionsCount: 0,
        ...stamps,
      }),
    );

  it('are stale everywhere as soon as one of them writes, each time', async () => {
    const { one, other, stop } = await startTwo();
    for (const [writer, id] of [
      [one, 1],
      [other, 2],
      [one, 3],
      [other, 4],
    ] as const) {
      await writeDocument(writer, id);
      for (const { digests } of [one, other])
        expect((await digests.of([2])).get(2)).toMatchObject({ documentsCount: id, isStale: true });
      // Whoever makes it: the other one has not written since.
      await (writer === one ? other : one).digests.of([2]);
      await (writer === one ? other : one).digests.refresh();
      for (const { digests } of [one, other])
        expect((await digests.of([2])).get(2)).toMatchObject({ documentsCount: id, isStale: false });
    }
    await stop();
  });

  it('are not good again while another server has written what they lack', async () => {
    const { one, other, stop } = await startTwo();
    await writeDocument(one, 1);
    const making = other.digests.of([2]).then(() => other.digests.refresh());
    await Promise.all([making, writeDocument(one, 2), writeDocument(one, 3)]);
    const known = (await other.digests.of([2])).get(2);
    expect(known).toMatchObject({ documentsCount: 3 });
    await stop();
  });

  it('tell how much users have written through another server', async () => {
    const { one, other, stop } = await startTwo();
    const before = other.digests.writtenElsewhere(7, 1);
    await writeNote(one, 2, 9);
    await one.digests.refresh();
    await other.accountsLog.catchUp();
    expect(other.digests.writtenElsewhere(7, 1)).toBe(one.digests.writtenElsewhere(7, 1));
    expect(other.digests.writtenElsewhere(7, 1)).toBeGreaterThan(before);
    await one.counted.deleteCode(2);
    await one.counted.deleteCode(3);
    await other.accountsLog.catchUp();
    expect(other.digests.writtenElsewhere(7, 1)).toBe(0);
    await stop();
  });
});

it('are not taken for good while somebody writes', async () => {
  const { counted, digests, stop } = await fill();
  await digests.refresh();
  let making: Promise<void> | undefined;
  const code = await counted.code(1);
  await code!.transact(async (transaction) => {
    await digests.of([1]);
    making = digests.refresh();
    const document = { id: 1, title: 'Law', order: 0, versionId: 1, totalSelectionsCount: 0, ...stamps };
    await transaction.put('documents', document);
  });
  await making;
  expect((await digests.of([1])).get(1)).toMatchObject({ documentsCount: 1 });
  await stop(true);
});
