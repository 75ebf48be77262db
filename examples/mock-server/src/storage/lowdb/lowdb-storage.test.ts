import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { accountsSchema, codeSchema, mark } from '../conformance-schema';
import { createSimulatedDisk } from './faults/simulated-disk';
import type { DiskOperation } from './faults/fault-injector';
import type { SimulatedDisk } from './faults/simulated-disk';
import { createLowdbStorage } from './lowdb-storage';
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
}: Pick<Options, 'fs' | 'snapshots' | 'memoryBytes' | 'clock'> = {}) {
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
    async open(path, flags) {
      if (isHeld && path.endsWith('.tmp')) await held;
      return disk.files.open(path, flags);
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
