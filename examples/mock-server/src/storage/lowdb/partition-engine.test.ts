import { expect, it } from 'vitest';

import { codeSchema, mark } from '../conformance-schema';
import type { CodeTables } from '../conformance-schema';
import { createSimulatedDisk } from './faults/simulated-disk';
import type { SimulatedDisk } from './faults/simulated-disk';
import { createPartitionEngine } from './partition-engine';
import { partitionPaths } from './partition-paths';
import type { StorageFileSystem } from './storage-files';
import { silentLog } from '../storage-log';

/** An engine on a disk whose journal writes can be held, and fail when they are let go. */
async function engineOnHeldDisk() {
  const disk = createSimulatedDisk();
  let held: Promise<void> | undefined;
  let letGo = (): void => undefined;
  let reached = (): void => undefined;
  const files: StorageFileSystem = {
    ...disk.files,
    async open(path, flags, options) {
      const file = await disk.files.open(path, flags, options);
      if (!path.endsWith('.journal')) return file;
      return {
        ...file,
        async write(bytes, position) {
          reached();
          await held;
          return file.write(bytes, position);
        },
      };
    },
  };
  await files.makeFolder('/data/codes');
  return {
    disk,
    engine: await openEngine(files, true),
    /** Holds the next write; resolves when the engine has come to it. */
    hold() {
      held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return new Promise<void>((resolve) => {
        reached = resolve;
      });
    },
    letGo: () => letGo(),
  };
}

function openEngine(files: StorageFileSystem, isNew: boolean) {
  return createPartitionEngine<CodeTables>({
    files,
    paths: partitionPaths('/data', 'codes/1'),
    schema: codeSchema,
    log: silentLog,
    now: Date.now,
    maxBytes: Infinity,
    timing: { journalBytes: 1_000_000, idleMs: 60_000 },
    ring: () => undefined,
    isNew,
  });
}

const failNext = (disk: SimulatedDisk): void => {
  let isDone = false;
  disk.setFaults((operation) => {
    if (isDone || operation !== 'write') return undefined;
    isDone = true;
    return { code: 'ENOSPC', share: 0.5 };
  });
};

it('refuses work that has seen rows whose write then fails, whatever it returned or threw', async () => {
  const { disk, engine, hold, letGo } = await engineOnHeldDisk();
  const atTheDisk = hold();
  const first = engine.transact((tx) => tx.put('marks', mark(1)));
  await atTheDisk;
  let isLate = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    isLate = resolve;
  });
  const queued = engine.transact((tx) => tx.put('marks', mark(2)));
  const seen: unknown[] = [];
  const running = engine.transact(async (tx) => {
    seen.push(...(await tx.list('marks')).map(({ id }) => id));
    await late;
    await tx.put('marks', mark(3));
  });
  const throwing = engine.transact(async (tx) => {
    if ((await tx.get('marks', 1)) === undefined) throw new RangeError('there is no row 1');
  });
  failNext(disk);
  letGo();
  await expect(first).rejects.toThrow('ENOSPC');
  await expect(queued).rejects.toThrow('ENOSPC');
  isLate();
  await expect(running).rejects.toThrow('ENOSPC');
  expect(seen).toEqual([1, 2]);
  // It began after the failure, and so saw the truth.
  await expect(throwing).rejects.toThrow('there is no row 1');
  await engine.transact((tx) => tx.put('marks', mark(4)));
  const check = async (partition: typeof engine) =>
    expect((await partition.read((reader) => reader.list('marks'))).map(({ id }) => id)).toEqual([4]);
  await check(engine);
  await engine.close();
  await check(await openEngine(disk.afterKill().files, false));
});

it('answers a transaction that only read, or that failed, when what it has seen is durable', async () => {
  const { disk, engine, hold, letGo } = await engineOnHeldDisk();
  const atTheDisk = hold();
  const order: string[] = [];
  const note = (name: string) => (): void => {
    order.push(name);
  };
  const writing = engine.transact((tx) => tx.put('marks', mark(1))).then(note('written'));
  await atTheDisk;
  const reading = engine.transact((tx) => tx.count('marks')).then((count) => order.push(`counted ${count}`));
  const failing = engine
    .transact(async (tx) => {
      throw new RangeError(`there are ${await tx.count('marks')}`);
    })
    .catch((error: unknown) => order.push(String(error)));
  // Reads beside transactions neither wait nor see what is not durable.
  expect(await engine.read((reader) => reader.count('marks'))).toBe(0);
  expect(order).toEqual([]);
  letGo();
  await Promise.all([writing, reading, failing]);
  expect(order).toEqual(['written', 'counted 1', 'RangeError: there are 1']);
  expect(disk.contents().size).toBeGreaterThan(0);
  await engine.close();
});
