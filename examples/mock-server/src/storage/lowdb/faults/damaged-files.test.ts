import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { accountsSchema, codeSchema, mark } from '../../conformance-schema';
import { StorageCorruptError } from '../../storage';
import { createLowdbStorage } from '../lowdb-storage';
import { damages } from './damaged-files';
import type { StoreFiles } from './damaged-files';
import { seeded } from '../../../testing/seeded-random';
import { createSimulatedDisk } from './simulated-disk';

let directory: string;
let good: StoreFiles;

/** A store with two snapshots of Code 1, a sealed journal of each, and a journal in use. */
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'glossator-damage-'));
  const disk = createSimulatedDisk();
  const storage = await open(disk, 6_000);
  const code = await storage.createCode(1);
  await storage.createCode(2);
  for (let id = 1; id <= 60; id += 1) {
    await storage.accounts.transact((tx) => tx.put('items', { id, value: `value ${id}` }));
    await code.transact(async (tx) => {
      await tx.put('marks', mark(id, { text: `text ${id} ${'x'.repeat(200)}` }));
      await tx.append({ type: 'MARK', action: 'CREATE', data: id });
    });
  }
  await storage.close();
  const idle = await open(disk, 1_000_000);
  await (await idle.code(1))?.transact((tx) => tx.put('marks', mark(61)));
  await (await idle.code(1))?.transact((tx) => tx.put('marks', mark(62)));
  // The mark follows the journal without being waited for.
  await vi.waitFor(() => {
    const length = disk.contents().get(path('codes/1.journal'))?.length;
    expect(disk.contents().get(path('codes/1.mark'))?.toString()).toContain(`"length":${length}}`);
  });
  good = disk.contents();
  await idle.close();
});
afterEach(() => rm(directory, { recursive: true }));

function open(disk: ReturnType<typeof createSimulatedDisk>, journalBytes: number) {
  const snapshots = { journalBytes, idleMs: 60_000 };
  return createLowdbStorage({
    directory,
    accountsSchema,
    codeSchema,
    fs: disk.files,
    snapshots,
    secret: 'secret',
  });
}

const path = (name: string): string => join(directory, name);

/** Opens the store over these files: `whole`, or the message with which it was refused. */
async function look(files: StoreFiles): Promise<string> {
  const disk = createSimulatedDisk(files);
  try {
    const storage = await open(disk, 1_000_000);
    try {
      const code = await storage.code(1);
      const marks = await code?.read((reader) => reader.list('marks'));
      const items = await storage.accounts.read((reader) => reader.list('items'));
      expect(marks?.map(({ id, text }) => `${id} ${text}`)).toEqual(expectedMarks());
      expect(items.map(({ id, value }) => `${id} ${value}`)).toEqual(
        upTo(60).map((id) => `${id} value ${id}`),
      );
      expect((await code?.eventsAfter(0, 1_000))?.events.map(({ event }) => event.data)).toEqual(upTo(60));
      await code?.transact((tx) => tx.put('marks', mark(63)));
      expect(await (await storage.code(2))?.lastSeq()).toBe(0);
      return 'whole';
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (error instanceof StorageCorruptError) return error.message;
    throw error;
  }
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const expectedMarks = (): string[] => [
  ...upTo(60).map((id) => `${id} text ${id} ${'x'.repeat(200)}`),
  '61 text 61',
  '62 text 62',
];

function damaged(name: string, bytes: Buffer | undefined): StoreFiles {
  const files = new Map(good);
  if (bytes === undefined) files.delete(path(name));
  else files.set(path(name), bytes);
  return files;
}

it('has the files these tests are about', async () => {
  const names = [...good.keys()].map((file) => file.slice(directory.length + 1));
  expect(names).toEqual(
    expect.arrayContaining([
      'accounts.json',
      'codes/1.json',
      'codes/1.previous.json',
      'codes/1.journal',
      'codes/1.mark',
    ]),
  );
  expect(names.filter((name) => /^codes\/1\.\d+\.journal$/.test(name)).length).toBeGreaterThan(0);
  expect(await look(good)).toBe('whole');
});

describe.each(Object.keys(damages))('a file found damaged: %s', { timeout: 30_000 }, (kind) => {
  it('is restored whole, or refused by name; never opened empty or with other data', async () => {
    const random = seeded(7);
    const damage = damages[kind];
    for (const [file, bytes] of good) {
      for (let times = 0; times < 3; times += 1) {
        const files = damaged(file.slice(directory.length + 1), damage?.(bytes, random, good));
        const found = await look(files);
        if (found !== 'whole')
          expect(found).toContain(file.replace(/(previous\.json|mark|\d+\.journal)$/, ''));
      }
    }
  });

  it('costs nothing where it hits a snapshot that has a spare, a spare, or a mark', async () => {
    const random = seeded(8);
    for (const name of ['codes/1.json', 'codes/1.previous.json', 'codes/1.mark']) {
      const bytes = good.get(path(name)) ?? Buffer.alloc(0);
      for (let times = 0; times < 3; times += 1) {
        expect(await look(damaged(name, damages[kind]?.(bytes, random, good))), name).toBe('whole');
      }
    }
  });
});

describe('the last line of the journal', () => {
  const journal = (): Buffer => good.get(path('codes/1.journal')) ?? Buffer.alloc(0);

  it('is passed over if it was being written when the process died', async () => {
    for (const tail of [
      '0',
      '0123abcd [{"t":63',
      `0123abcd [{"t":63,${'\0'.repeat(20)}`,
      `${'\0'.repeat(30)}}]\n`,
    ]) {
      expect(await look(damaged('codes/1.journal', Buffer.concat([journal(), Buffer.from(tail)])))).toBe(
        'whole',
      );
    }
  });

  it('is missed if it had been acknowledged', async () => {
    const lines = journal().toString().split('\n');
    const shortened = Buffer.from(`${lines.slice(0, -2).join('\n')}\n`);
    expect(await look(damaged('codes/1.journal', shortened))).toContain(path('codes/1.journal'));
    expect(await look(damaged('codes/1.journal', journal().subarray(0, -1)))).toContain(
      path('codes/1.journal'),
    );
    expect(await look(damaged('codes/1.journal', undefined))).toContain(path('codes/1.journal'));
  });

  it('is not mistaken for torn where there is no mark to tell', async () => {
    const lines = journal().toString().split('\n');
    for (const at of [0, 1]) {
      const wrong = lines.with(at, (lines[at] ?? '').replace(/.$/, '\0'));
      const files = new Map(damaged('codes/1.journal', Buffer.from(wrong.join('\n'))));
      files.delete(path('codes/1.mark'));
      expect(await look(files), `line ${at}`).toContain(path('codes/1.journal'));
    }
  });

  it('is refused if it is whole but wrong', async () => {
    const wrong = Buffer.from(journal());
    const at = wrong.lastIndexOf('~') + 20;
    wrong.write(wrong.toString('latin1', at, at + 1) === 'A' ? 'B' : 'A', at);
    expect(wrong.equals(journal())).toBe(false);
    expect(await look(damaged('codes/1.journal', wrong))).toContain(path('codes/1.journal'));
  });
});

it('refuses accounts that are gone while there are Codes', async () => {
  const files = new Map([...good].filter(([file]) => !file.includes('accounts')));
  expect(await look(files)).toContain(path('accounts.json'));
});

it('opens the other Codes when one is damaged', async () => {
  const disk = createSimulatedDisk(damaged('codes/1.journal', Buffer.from('x\n')));
  const storage = await open(disk, 1_000_000);
  await expect(storage.code(1)).rejects.toThrow(StorageCorruptError);
  expect(await (await storage.code(2))?.lastSeq()).toBe(0);
  await storage.close();
});

it('clears away what a crash left: half a snapshot, a Code being removed', async () => {
  const files = new Map(good);
  files.set(path('codes/1.json.tmp'), Buffer.from('{"half'));
  files.set(path('codes/2.deleted'), Buffer.alloc(0));
  const disk = createSimulatedDisk(files);
  const storage = await open(disk, 1_000_000);
  expect(await storage.codeIds()).toEqual([1]);
  const left = [...disk.contents().keys()].filter(
    (file) => file.endsWith('.tmp') || file.includes('codes/2.'),
  );
  expect(left).toEqual([]);
  await storage.close();
});
