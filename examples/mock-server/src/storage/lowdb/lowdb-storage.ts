import { join } from 'node:path';

import type { MovablePartition, MovableStore, Schema, Tables } from '../storage';
import { OutcomeUnknownError, PartitionExistsError, StorageCorruptError } from '../storage';
import { createCodeChanges } from './code-changes';
import { findPartitions, markRemoved, removeFiles, undoCreation } from './data-folder';
import { lockFolder } from './folder-lock';
import { createIdleUnloader } from './idle-unloader';
import { createPartitionEngine } from './partition-engine';
import { createPartitionHandle } from './partition-handle';
import type { PartitionHandle } from './partition-handle';
import { partitionPaths } from './partition-paths';
import type { PlainSchema } from './partition-state';
import { createLineSealers } from './sealed-lines';
import type { SnapshotTiming } from './snapshotter';
import { nodeFileSystem } from './storage-files';
import type { StorageFileSystem } from './storage-files';
import { silentLog } from '../storage-log';
import type { StorageLog } from '../storage-log';

/** What a lowdb store is made of. */
export interface LowdbStorageOptions<A extends Tables, C extends Tables> {
  /** The data folder; made if it is not there. */
  readonly directory: string;
  readonly accountsSchema: Schema<A>;
  readonly codeSchema: Schema<C>;
  /** Milliseconds since 1970, for the time of events. Default: the system's clock. */
  readonly clock?: () => number;
  /** Default: nothing is logged. */
  readonly log?: StorageLog;
  /** The disk. Default: Node's. */
  readonly fs?: StorageFileSystem;
  /** Default: from 1 MiB of journal (or half the snapshot's size) on, or after 10 s without a change. */
  readonly snapshots?: Partial<SnapshotTiming>;
  /** Bytes of files of Codes that may be in memory at a time. Default: 256 MiB. */
  readonly memoryBytes?: number;
  /** Most bytes of files of one Code that are read to load it. Default: 512 MiB. */
  readonly maxCodeBytes?: number;
  /** A secret from which the keys are derived that everything is encrypted with. Default: none, it is stored as plain JSON. */
  readonly secret?: string;
  /** Milliseconds without use after which a Code is unloaded, a large one sooner. Default: 10 minutes. */
  readonly unloadMs?: number;
}

/**
 * Opens the store in a data folder, made at the first start. Each partition is a lowdb instance whose adapter keeps a
 * snapshot and a journal. Throws `StorageLockedError` if another process has the folder, `StorageCorruptError` if accounts
 * cannot be restored. A Code that is damaged or too large is refused by `code` when it is opened; the others can be used.
 */
export async function createLowdbStorage<A extends Tables, C extends Tables>(
  options: LowdbStorageOptions<A, C>,
): Promise<MovableStore<A, C>> {
  const { directory, fs = nodeFileSystem } = options;
  await fs.makeFolder(join(directory, 'codes'));
  const lock = await lockFolder(directory);
  try {
    return await createStorage(options, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const CLOSED = 'The storage is closed';
const MIB = 1024 * 1024;

/** The Codes in a data folder. Throws `StorageCorruptError` where they have lost their accounts. */
async function findCodes(
  files: StorageFileSystem,
  directory: string,
): Promise<{ readonly hasAccounts: boolean; readonly codeIds: readonly number[] }> {
  const hasAccounts = (await findPartitions(files, directory)).has('accounts');
  const codeIds = [...(await findPartitions(files, join(directory, 'codes')))]
    .filter((stem) => /^\d+$/.test(stem))
    .map(Number);
  if (!hasAccounts && codeIds.length > 0)
    throw new StorageCorruptError(
      `${join(directory, 'accounts.json')} is missing, but there are Codes beside it`,
    );
  return { hasAccounts, codeIds };
}

async function createStorage<A extends Tables, C extends Tables>(
  options: LowdbStorageOptions<A, C>,
  release: () => Promise<void>,
): Promise<MovableStore<A, C>> {
  const { directory, fs: files = nodeFileSystem, log = silentLog, clock: now = Date.now } = options;
  const { memoryBytes = 256 * MIB, unloadMs = 10 * 60_000, maxCodeBytes = 512 * MIB } = options;
  const timing: SnapshotTiming = { journalBytes: MIB, idleMs: 10_000, ...options.snapshots };
  const sealers = options.secret === undefined ? undefined : createLineSealers(options.secret);
  const codesFolder = join(directory, 'codes');
  const codes = new Map<number, PartitionHandle<C>>();
  const changes = createCodeChanges();
  let isClosed = false;

  function makeHandle<T extends Tables>(
    name: string,
    schema: PlainSchema,
    { isFirst, maxBytes }: { readonly isFirst: boolean; readonly maxBytes: number },
    onUsed: () => void,
  ): PartitionHandle<T> {
    const paths = partitionPaths(directory, name);
    let isNew = isFirst;
    return createPartitionHandle<T>({
      async open(ring) {
        const engine = await createPartitionEngine<T>({
          files,
          paths,
          schema,
          log,
          now,
          timing,
          maxBytes,
          sealers,
          ring,
          isNew,
        });
        isNew = false;
        return engine;
      },
      onUsed,
      onRingError: (err) => log.error({ partition: name, err }, 'a subscriber threw'),
      onUnusable: (err) => log.error({ partition: name, err }, 'a partition cannot be opened'),
    });
  }

  function codeHandle(codeId: number, isNew: boolean): PartitionHandle<C> {
    const limits = { isFirst: isNew, maxBytes: maxCodeBytes };
    const handle = makeHandle<C>(`codes/${codeId}`, options.codeSchema, limits, () => {
      if (codes.get(codeId) === handle) unloader.noteUse(handle);
    });
    return handle;
  }

  function change<R>(codeId: number, work: () => Promise<R>): Promise<R> {
    return isClosed ? Promise.reject(new Error(CLOSED)) : changes.run(codeId, work);
  }

  const { hasAccounts, codeIds } = await findCodes(files, directory);
  // Without accounts there is no server: they are loaded however large they are.
  const everything = { isFirst: !hasAccounts, maxBytes: Infinity };
  const accounts = makeHandle<A>('accounts', options.accountsSchema, everything, () => undefined);
  await accounts.load();
  const unloader = createIdleUnloader<C>({ memoryBytes, unloadMs }, (err) =>
    log.error({ err }, 'could not unload a Code'),
  );
  for (const codeId of codeIds) codes.set(codeId, codeHandle(codeId, false));

  return {
    accounts: accounts.partition,
    createCode: (codeId) =>
      change(codeId, async (): Promise<MovablePartition<C>> => {
        if (!Number.isSafeInteger(codeId) || codeId < 0)
          throw new RangeError(`${codeId} is not the id of a Code`);
        if (codes.has(codeId))
          throw new PartitionExistsError(`There is a partition of Code ${codeId} already`);
        const paths = partitionPaths(directory, `codes/${codeId}`);
        await removeFiles(files, paths, codesFolder);
        const handle = codeHandle(codeId, true);
        await handle.load().catch((error: unknown) => undoCreation(files, paths, error));
        codes.set(codeId, handle);
        unloader.noteUse(handle);
        return handle.partition;
      }),
    async code(codeId) {
      const handle = codes.get(codeId);
      await handle?.load();
      return handle?.partition;
    },
    deleteCode: (codeId) =>
      change(codeId, async () => {
        const handle = codes.get(codeId);
        if (handle === undefined) return;
        const paths = partitionPaths(directory, `codes/${codeId}`);
        await handle.retire(`Code ${codeId} was deleted`);
        try {
          await markRemoved(files, paths);
        } catch (error) {
          // While it is unknown whether the next start will find the Code, nothing may be acknowledged in it.
          if (!(error instanceof OutcomeUnknownError)) handle.resume();
          throw error;
        }
        codes.delete(codeId);
        unloader.forget(handle);
        await removeFiles(files, paths, codesFolder).catch((err: unknown) => {
          log.warn({ partition: paths.name, err }, 'files of a deleted Code are left until the next start');
        });
      }),
    codeIds: async () => [...codes.keys()].sort((left, right) => left - right),
    async close() {
      isClosed = true;
      await changes.idle();
      unloader.close();
      const handles = [accounts, ...codes.values()];
      const closed = await Promise.allSettled(handles.map((handle) => handle.retire(CLOSED)));
      await release();
      for (const result of closed) if (result.status === 'rejected') throw result.reason;
    },
  };
}
