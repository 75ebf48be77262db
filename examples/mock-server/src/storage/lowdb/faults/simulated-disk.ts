import { dirname } from 'node:path';

import type { StorageFile, StorageFileSystem } from '../storage-files';
import { createFaultInjector, DiskError, type FaultInjector, type FaultPlan } from './fault-injector';
import { createSurvivingFiles, type Contents, type SurvivingFiles } from './surviving-files';

/** A disk in memory that knows what would survive. */
export interface SimulatedDisk {
  readonly files: StorageFileSystem;
  /** Faults from now on. */
  setFaults(plan: FaultPlan | undefined): void;
  /** All files by path, as a process sees them. */
  contents(): Map<string, Buffer>;
  /** The disk as a killed process leaves it. */
  afterKill(): SimulatedDisk;
  /** The disk as a loss of power leaves it (`SurvivingFiles`). */
  afterPowerLoss(random: () => number): SimulatedDisk;
}

/** Makes a disk, empty or with entries that are all synced. */
export function createSimulatedDisk(initial: ReadonlyMap<string, Buffer> = new Map()): SimulatedDisk {
  const surviving = createSurvivingFiles(initial);
  const faults = createFaultInjector();
  const contents = (): Map<string, Buffer> =>
    new Map([...surviving.entries].map(([path, { now }]) => [path, now]));
  return {
    files: createFileSystem(surviving, faults),
    setFaults: faults.setPlan,
    contents,
    afterKill: () => createSimulatedDisk(contents()),
    afterPowerLoss: (random) => createSimulatedDisk(surviving.afterPowerLoss(random)),
  };
}

function createFileSystem(surviving: SurvivingFiles, faults: FaultInjector): StorageFileSystem {
  const { entries } = surviving;
  const { operate } = faults;
  const existing = (path: string): Contents => {
    const contents = entries.get(path);
    if (contents === undefined) throw new DiskError('ENOENT', path);
    return contents;
  };
  return {
    open: (path, flags, { synced } = { synced: false }) =>
      operate('open', path, () => {
        if (surviving.isFolder(path)) return openFolder(path, surviving, faults);
        const openAs = synced ? openSyncedFile : openFile;
        if (flags !== 'w') return openAs(path, existing(path), faults);
        const contents = entries.get(path) ?? noContents();
        contents.now = Buffer.alloc(0);
        if (!entries.has(path)) surviving.change([path, contents]);
        return openAs(path, contents, faults);
      }),
    readFile: (path) => operate('read', path, () => Buffer.from(existing(path).now)),
    rename: (from, to) =>
      operate('rename', from, () => surviving.change([to, existing(from)], [from, undefined])),
    remove: (path) =>
      operate('remove', path, () => {
        existing(path);
        surviving.change([path, undefined]);
      }),
    async list(folder) {
      const inside = [...entries.keys()].filter((path) => dirname(path) === folder);
      return inside.map((path) => path.slice(folder.length + 1));
    },
    async makeFolder(folder) {
      for (const each of [folder, dirname(folder)]) surviving.makeFolder(each);
    },
  };
}

function openFile(path: string, contents: Contents, { operate, write }: FaultInjector): StorageFile {
  const sync = (): Promise<void> =>
    operate('sync', path, () => {
      contents.synced = contents.now;
    });
  return {
    write: (bytes, position) =>
      write(bytes, path, (reaching) => {
        contents.now = overwrite(contents.now, reaching, position);
      }),
    datasync: sync,
    sync,
    truncate: (length) =>
      operate('truncate', path, () => {
        contents.now = contents.now.subarray(0, length);
      }),
    size: async () => contents.now.length,
    close: async () => undefined,
  };
}

/** The bytes reach the file before they are put on the disk: a fault can come between. */
function openSyncedFile(path: string, contents: Contents, faults: FaultInjector): StorageFile {
  const file = openFile(path, contents, faults);
  return {
    ...file,
    async write(bytes, position) {
      const written = await file.write(bytes, position);
      await file.datasync();
      return written;
    },
  };
}

function openFolder(path: string, surviving: SurvivingFiles, faults: FaultInjector): StorageFile {
  return {
    ...openFile(path, noContents(), faults),
    sync: () => faults.operate('sync', path, () => surviving.syncFolder(path)),
  };
}

function noContents(): Contents {
  return { now: Buffer.alloc(0), synced: Buffer.alloc(0) };
}

function overwrite(before: Buffer, bytes: Uint8Array, position: number): Buffer {
  const after = Buffer.alloc(Math.max(before.length, position + bytes.length));
  before.copy(after);
  after.set(bytes, position);
  return after;
}
