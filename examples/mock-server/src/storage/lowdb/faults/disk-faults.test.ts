import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { accountsSchema, codeSchema } from '../../conformance-schema';
import { OutcomeUnknownError } from '../../storage';
import { createLowdbStorage } from '../lowdb-storage';
import { seeded } from '../../../testing/seeded-random';
import { createSimulatedDisk } from './simulated-disk';
import type { DiskFault, FaultPlan } from './fault-injector';
import type { SimulatedDisk } from './simulated-disk';
import { attemptAll, createWitness, expectTruth } from './witnessed-work';
import type { Witness } from './witnessed-work';

/** The disk is simulated, the lock on the folder is not. */
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'glossator-faults-'));
});
afterEach(() => rm(directory, { recursive: true }));

const open = (disk: SimulatedDisk) =>
  createLowdbStorage({
    directory,
    accountsSchema,
    codeSchema,
    secret: 'secret',
    fs: disk.files,
    snapshots: { journalBytes: 4_000, idleMs: 60_000 },
  });

type Store = Awaited<ReturnType<typeof open>>;

/** Opens the store and writes, until the disk lets it. */
async function work(disk: SimulatedDisk, witness: Witness): Promise<Store | undefined> {
  let storage: Store | undefined;
  try {
    storage = await open(disk);
    await attemptAll(await storage.createCode(1), [1, 24], witness);
  } catch {
    // The disk failed while the store or the Code was made: nothing was acknowledged.
    expect([...witness.acknowledged]).toEqual([]);
  }
  return storage;
}

async function expectTruthAfter(disk: SimulatedDisk, witness: Witness, context: string): Promise<void> {
  const storage = await open(disk);
  await expectTruth(storage, witness, context);
  await storage.close();
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

const ONCE =
  (fault: DiskFault, n: number): FaultPlan =>
  (_operation, count) =>
    count === n ? fault : undefined;
const FROM =
  (fault: DiskFault, n: number): FaultPlan =>
  (_operation, count) =>
    count >= n ? fault : undefined;
/** A full disk: what needs no new space still works. */
const FULL =
  (fault: DiskFault, n: number): FaultPlan =>
  (operation, count) =>
    count >= n && (operation === 'write' || operation === 'open') ? fault : undefined;

describe.each([
  ['the n-th operation fails with EIO', ONCE, { code: 'EIO', share: 0 }],
  ['the n-th operation fails with EIO, though it was done', ONCE, { code: 'EIO', share: 1 }],
  [
    'the disk is full from the n-th operation on, in the middle of a write',
    FULL,
    { code: 'ENOSPC', share: 0.5 },
  ],
  ['all operations fail from the n-th on', FROM, { code: 'EIO', share: 0.7 }],
] as const)('when %s', (_name, plan, fault) => {
  it('acknowledges nothing that is lost, keeps no half, and recovers without a restart, for n = 1 to 200', async () => {
    let faulted = 0;
    for (const n of upTo(200)) {
      const disk = createSimulatedDisk();
      const witness = createWitness();
      disk.setFaults(plan(fault, n));
      const storage = await work(disk, witness);
      faulted += witness.failed.size + witness.unknown.size;
      disk.setFaults(undefined);
      const leftByKill = disk.afterKill();
      if (storage !== undefined) {
        await expectTruth(storage, witness, `in memory, n = ${n}`);
        const later = createWitness();
        await attemptAll((await storage.code(1)) ?? (await storage.createCode(1)), [101, 110], later);
        expect(later.acknowledged.size, `after space is back, n = ${n}`).toBe(10);
        await storage.close();
        const all: Witness = {
          ...witness,
          acknowledged: new Set([...witness.acknowledged, ...later.acknowledged]),
        };
        await expectTruthAfter(disk, all, `after a restart, n = ${n}`);
      }
      await expectTruthAfter(leftByKill, witness, `after a kill, n = ${n}`);
    }
    expect(faulted).toBeGreaterThan(0);
  }, 60_000);
});

it('has every acknowledged transaction, and nothing by half, when the power fails at the n-th operation, for n = 1 to 300', async () => {
  for (const n of upTo(300)) {
    const disk = createSimulatedDisk();
    const witness = createWitness();
    disk.setFaults(FROM({ code: 'EIO', share: 0.5 }, n));
    const storage = await work(disk, witness);
    const remains = upTo(3).map((seed) => disk.afterPowerLoss(seeded(1_000 * n + seed)));
    await storage?.close().catch(() => undefined);
    for (const [seed, left] of remains.entries())
      await expectTruthAfter(left, witness, `n = ${n}, seed ${seed + 1}`);
  }
}, 60_000);

it('removes a Code for good or not at all, when the disk and then the power fail at the n-th operation, for n = 1 to 30', async () => {
  for (const n of upTo(30)) {
    const disk = createSimulatedDisk();
    const witness = createWitness();
    const storage = await open(disk);
    await attemptAll(await storage.createCode(1), [1, 12], witness);
    let count = 0;
    disk.setFaults(() => (++count >= n ? { code: 'EIO', share: 0 } : undefined));
    const outcome = await storage.deleteCode(1).then(
      () => 'gone',
      (error: unknown) => (error instanceof OutcomeUnknownError ? 'unknown' : 'there'),
    );
    const remains = upTo(5).map((seed) => disk.afterPowerLoss(seeded(n * 10 + seed)));
    await storage.close().catch(() => undefined);
    for (const left of remains) {
      const next = await open(left);
      const isThere = (await next.code(1)) !== undefined;
      if (outcome !== 'unknown') expect(isThere, `n = ${n}`).toBe(outcome === 'there');
      if (isThere) await expectTruth(next, witness, `n = ${n}`);
      await next.close();
    }
  }
}, 60_000);

it('leaves no Code whose making was refused, when the n-th operation of it fails, for n = 1 to 12', async () => {
  for (const [n, share] of upTo(12).flatMap((each) => [[each, 0] as const, [each, 1] as const])) {
    const disk = createSimulatedDisk();
    const storage = await open(disk);
    let count = 0;
    disk.setFaults(() => (++count === n ? { code: 'EIO', share } : undefined));
    const isMade = await storage.createCode(1).then(
      () => true,
      () => false,
    );
    disk.setFaults(undefined);
    const killed = disk.afterKill();
    await storage.close();
    const left = await open(killed);
    expect(await left.codeIds(), `n = ${n}, share ${share}`).toEqual(isMade ? [1] : []);
    await left.close();
  }
}, 60_000);
