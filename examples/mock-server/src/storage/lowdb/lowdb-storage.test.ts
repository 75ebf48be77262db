import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { accountsSchema, codeSchema, mark } from '../conformance-schema';
import { StorageCorruptError, StorageTooLargeError } from '../storage';
import { KEPT_EVENTS_SIZE } from '../kept-events';
import { createSimulatedDisk } from './faults/simulated-disk';
import type { DiskOperation } from './faults/fault-injector';
import type { SimulatedDisk } from './faults/simulated-disk';
import { createLowdbStorage } from './lowdb-storage';
import { silentLog } from '../storage-log';
import type { StorageFileSystem } from './storage-files';

let directory: string;
let disk: SimulatedDisk;
let counts: Map<DiskOperation, number>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'glossator-lowdb-'));
  disk = createSimulatedDisk();
  counts = new Map();
  disk.setFaults((operation) => {
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    return undefined;
  });
});
afterEach(() => rm(directory, { recursive: true }));

type Options = Partial<Parameters<typeof createLowdbStorage>[0]>;

function open({
  fs = disk.files,
  ...tuning
}: Pick<Options, 'fs' | 'snapshots' | 'memoryBytes' | 'maxCodeBytes' | 'secret' | 'clock' | 'log'> = {}) {
  return createLowdbStorage({ directory, accountsSchema, codeSchema, fs, ...tuning });
}

const filesOfCode = (codeId: number): string[] =>
  [...disk.contents().keys()]
    .map((file) => file.slice(directory.length + 1))
    .filter((file) => file.startsWith(`codes/${codeId}.`));

it('makes all transactions that gather durable with one sync', async () => {
  const storage = await open();
  const code = await storage.createCode(1);
  await code.transact((tx) => tx.put('marks', mark(0)));
  counts.clear();
  await Promise.all(Array.from({ length: 100 }, (_, id) => code.transact((tx) => tx.put('marks', mark(id)))));
  expect(counts.get('sync')).toBeLessThanOrEqual(2);
  await storage.close();
});

it('acknowledges transactions while a snapshot is being written', async () => {
  let isHeld = false;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const fs: StorageFileSystem = {
    ...disk.files,
    async open(path, flags, options) {
      if (isHeld && path.endsWith('.tmp')) await held;
      return disk.files.open(path, flags, options);
    },
  };
  const storage = await open({ fs, snapshots: { journalBytes: 2_000 } });
  const code = await storage.createCode(1);
  isHeld = true;
  for (let id = 1; id <= 50; id += 1) await code.transact((tx) => tx.put('marks', mark(id)));
  expect(filesOfCode(1)).toContain('codes/1.1.journal');
  expect(filesOfCode(1)).not.toContain('codes/1.previous.json');
  letGo();
  await storage.close();
  expect(filesOfCode(1)).toContain('codes/1.previous.json');
  const again = await open();
  expect(await (await again.code(1))?.read((reader) => reader.count('marks'))).toBe(50);
  await again.close();
});

it('keeps few and short journals however much is written', async () => {
  const storage = await open({ snapshots: { journalBytes: 2_000 } });
  const code = await storage.createCode(1);
  for (let times = 0; times < 300; times += 1) await code.transact((tx) => tx.put('marks', mark(times % 5)));
  await storage.close();
  expect(filesOfCode(1).length).toBeLessThanOrEqual(6);
  const bytes = filesOfCode(1).reduce(
    (sum, file) => sum + (disk.contents().get(join(directory, file))?.length ?? 0),
    0,
  );
  expect(bytes).toBeLessThan(30_000);
});

it('makes a snapshot when a partition has been idle', async () => {
  const storage = await open({ snapshots: { journalBytes: 10_000, idleMs: 1 } });
  const code = await storage.createCode(1);
  const renamed = new Promise<void>((resolve) => {
    disk.setFaults((operation) => {
      if (operation === 'rename') resolve();
      return undefined;
    });
  });
  await code.transact((tx) => tx.put('marks', mark(1, { text: 'x'.repeat(1_000) })));
  await renamed;
  await storage.close();
});

it('unloads the Code used least recently when memory is short, and loads it again when it is asked', async () => {
  const storage = await open({ memoryBytes: 2_500 });
  const [first, second] = [await storage.createCode(1), await storage.createCode(2)];
  const rings: number[] = [];
  first.subscribe(() => rings.push(1));
  const fill = (code: typeof first) =>
    code.transact((tx) => tx.put('marks', mark(1, { text: 'x'.repeat(900) })));
  await fill(first);
  await fill(second);
  // Loading another one is when the others are looked at.
  await storage.createCode(3);
  counts.clear();
  expect(await second.read((reader) => reader.count('marks'))).toBe(1);
  expect(counts.get('read')).toBeUndefined();
  expect(await first.read((reader) => reader.count('marks'))).toBe(1);
  expect(counts.get('read')).toBeGreaterThan(0);
  await first.transact((tx) => tx.append({ type: 'MARK', action: 'CREATE', data: 1 }));
  expect(rings).toEqual([1]);
  await storage.close();
});

it('never unloads a Code that is being used', async () => {
  const storage = await open({ memoryBytes: 0 });
  const codes = [await storage.createCode(1), await storage.createCode(2), await storage.createCode(3)];
  const writes = Array.from({ length: 90 }, (_, id) =>
    codes[id % 3]!.transact((tx) => tx.put('marks', mark(id))),
  );
  await Promise.all(writes);
  const found = await Promise.all(codes.map((code) => code.read((reader) => reader.count('marks'))));
  expect(found).toEqual([30, 30, 30]);
  await storage.close();
});

it('dates events by the clock it is given', async () => {
  const storage = await open({ clock: () => Date.UTC(2026, 0, 2) });
  await storage.accounts.transact((tx) => tx.append({ type: 'USER', action: 'CREATE', data: 1 }));
  expect((await storage.accounts.eventsAfter(0, 1)).events[0]?.at).toBe('2026-01-02T00:00:00.000Z');
  await storage.close();
});

it('writes snapshots that are JSON', async () => {
  const storage = await open({ snapshots: { journalBytes: 0 } });
  const code = await storage.createCode(1);
  await code.transact(async (tx) => {
    await tx.put('marks', mark(1));
    await tx.append({ type: 'MARK', action: 'CREATE', data: 1 });
  });
  await storage.close();
  const snapshot: unknown = JSON.parse(
    disk.contents().get(join(directory, 'codes/1.json'))?.toString() ?? '',
  );
  expect(snapshot).toMatchObject({
    header: { partition: 'codes/1', transaction: 1, lastSeq: 1 },
    rows: [['marks', mark(1)]],
    events: [{ seq: 1, event: { data: 1 } }],
  });
});

it('refuses a row that it could not give back', async () => {
  const storage = await open();
  const putting = storage.accounts.transact((tx) => tx.put('items', { id: Number.NaN, value: '' }));
  await expect(putting).rejects.toThrow(TypeError);
  await storage.close();
});

it.each([0, 1_000_000])(
  'refuses data of tables that the schema does not have (journal of %i bytes)',
  async (journalBytes) => {
    const storage = await open({ snapshots: { journalBytes } });
    await storage.accounts.transact((tx) => tx.put('items', { id: 1, value: '' }));
    await storage.close();
    const other = { tables: ['others'], indexes: {} } as const;
    const opening = createLowdbStorage({ directory, accountsSchema: other, codeSchema, fs: disk.files });
    await expect(opening).rejects.toThrow(/accounts.*"items"/);
  },
);

it.each([
  ['snapshot', 1_000],
  ['journal', 10_000_000],
])('does not read a Code whose %s is too large, and says so once', async (_, journalBytes) => {
  const first = await open({ snapshots: { journalBytes, idleMs: 60_000 } });
  const code = await first.createCode(1);
  await first.createCode(2);
  for (let id = 1; id <= 40; id += 1)
    await code.transact((tx) => tx.put('marks', mark(id, { text: 'x'.repeat(1_000) })));
  await first.close();

  const read: string[] = [];
  const fs: StorageFileSystem = {
    ...disk.files,
    readFile(file) {
      read.push(file.slice(directory.length + 1));
      return disk.files.readFile(file);
    },
  };
  const errors: string[] = [];
  const log = { ...silentLog, error: (_fields: object, message: string) => void errors.push(message) };
  const storage = await open({ fs, maxCodeBytes: 20_000, log });
  for (let time = 0; time < 3; time += 1) await expect(storage.code(1)).rejects.toThrow(StorageTooLargeError);
  await expect(storage.code(1)).rejects.toThrow(/codes\/1\.\S* is not loaded: .* the limit is 20000$/);
  const large = [...disk.contents()].filter(([, { length }]) => length > 20_000).map(([file]) => file);
  expect(large).not.toEqual([]);
  expect(read.filter((file) => large.includes(join(directory, file)))).toEqual([]);
  expect(errors).toEqual(['a partition cannot be opened']);
  expect(await (await storage.code(2))?.lastSeq()).toBe(0);
  await storage.close();
});

it('keeps fewer events where they are large', async () => {
  const storage = await open();
  const code = await storage.createCode(1);
  const data = 'x'.repeat(500_000);
  for (let count = 1; count <= 40; count += 1)
    await code.transact((tx) => tx.append({ type: 'MARK', action: 'CREATE', data }));
  expect((await code.eventsAfter(0, 1)).tooOld).toBe(true);
  const { events } = await code.eventsAfter(32, 100);
  expect(events.map(({ seq }) => seq)).toEqual([33, 34, 35, 36, 37, 38, 39, 40]);
  for (let seq = 40; ; seq -= 1) {
    const kept = await code.eventsAfter(seq, 100);
    if (kept.tooOld) break;
    expect(JSON.stringify(kept.events).length).toBeLessThan(KEPT_EVENTS_SIZE);
  }
  await storage.close();
});

it('encrypts what is written, and what an older release has left plain as soon as it is opened', async () => {
  const text = 'what the client said';
  const plain = await open({ snapshots: { journalBytes: 2_000 } });
  const old = await plain.createCode(1);
  for (let id = 1; id <= 20; id += 1) await old.transact((tx) => tx.put('marks', mark(id, { text })));
  await plain.close();
  const texts = (): string[] =>
    filesOfCode(1).filter((file) => disk.contents().get(join(directory, file))?.includes(text));
  expect(texts()).not.toEqual([]);

  const storage = await open({ secret: 'secret' });
  const code = await storage.code(1);
  await code?.transact((tx) => tx.put('marks', mark(21, { text })));
  await storage.close();
  expect(texts()).toEqual([]);

  const again = await open({ secret: 'secret' });
  const marks = await (await again.code(1))?.read((reader) => reader.list('marks'));
  expect(marks?.map((row) => row.text)).toEqual(Array.from({ length: 21 }, () => text));
  await again.close();
  await expect(open({ secret: 'another' })).rejects.toThrow(StorageCorruptError);
  await expect(open()).rejects.toThrow(/is encrypted, and there is no key/);
});
