import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackgroundWork } from '../background/background-work';
import { createLogger } from '../log/create-logger';
import { createLowdbStorage } from '../storage/lowdb/lowdb-storage';
import type { CodeRow } from '../tables/codes';
import { accountsSchema, codeSchema, type ServerStorage } from '../tables/tables';
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
  const background = createBackgroundWork(createLogger('silent'));
  const digests = createCodeDigests({ storage, background, delay: 2 ** 31 - 1 });
  const limits = { userBytes: 1e6, codeBytes: 1e6 };
  const counted = createCountedStorage(storage, { digests, limits, onInboxChange: () => undefined });
  await digests.load();
  await background.idle();
  const stop = async (isClean: boolean): Promise<void> => {
    if (isClean) digests.close();
    await background.close();
    await inner.close();
  };
  return { counted, digests, opened, stop };
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
  expect((await digests.of(CODES)).get(2)).toMatchObject({ documentsCount: 1, totalSelectionsCount: 5 });
  await digests.of(CODES);
  expect(opened).toEqual([2]);
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

it('are not taken for good while somebody writes', async () => {
  const { counted, digests, stop } = await fill();
  await digests.refresh();
  const code = await counted.code(1);
  await code!.transact(async (transaction) => {
    await digests.of([1]);
    const document = { id: 1, title: 'Law', order: 0, versionId: 1, totalSelectionsCount: 0, ...stamps };
    await transaction.put('documents', document);
  });
  expect((await digests.of([1])).get(1)).toMatchObject({ documentsCount: 1 });
  await stop(true);
});
