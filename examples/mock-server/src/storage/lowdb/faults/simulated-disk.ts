import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { StorageFile, StorageFileSystem } from '../storage-files';

/** What the disk is asked to do. */
export type DiskOperation = 'open' | 'read' | 'write' | 'sync' | 'truncate' | 'rename' | 'remove';

/**
 * An error in place of an operation. Of a write, `share` (0 to 1) of the bytes reach the file all the same; with a share
 * of 1 any operation is done and reported as failed.
 */
export interface DiskFault {
  readonly code: 'ENOSPC' | 'EIO';
  readonly share: number;
}

/** Decides which operations fail; `count` numbers all of them from 1. */
export type FaultPlan = (operation: DiskOperation, count: number) => DiskFault | undefined;

/** A disk in memory that knows what would survive. */
export interface SimulatedDisk {
  readonly files: StorageFileSystem;
  /** Faults from now on. */
  setFaults(plan: FaultPlan | undefined): void;
  /** All files by path, as a process sees them. */
  contents(): Map<string, Buffer>;
  /** The disk as a killed process leaves it. */
  afterKill(): SimulatedDisk;
  /**
   * The disk as a loss of power leaves it: only what was synced is sure. Of the rest of a file any beginning may be there, with or without a hole
   * of zeros; of the changes of a folder, any first ones.
   */
  afterPowerLoss(random: () => number): SimulatedDisk;
}

interface Contents {
  now: Buffer;
  synced: Buffer;
}

interface Folder {
  /** Changes of entries since the folder was synced, each as a whole. */
  unsynced: (readonly (readonly [path: string, contents: Contents | undefined])[])[];
}

class DiskError extends Error {
  override readonly name = 'DiskError';
  readonly code: string;

  constructor(code: string, what: string) {
    super(`${code}: ${what}`);
    this.code = code;
  }
}

/** Makes a disk, empty or with entries that are all synced. */
export function createSimulatedDisk(initial: ReadonlyMap<string, Buffer> = new Map()): SimulatedDisk {
  const entries = new Map<string, Contents>();
  for (const [path, bytes] of initial) entries.set(path, { now: bytes, synced: bytes });
  const synced = new Map(entries);
  const folders = new Map<string, Folder>();
  let plan: FaultPlan | undefined;
  let count = 0;

  function contents(): Map<string, Buffer> {
    return new Map([...entries].map(([path, { now }]) => [path, now]));
  }

  async function operate<R>(operation: DiskOperation, what: string, action: () => R): Promise<R> {
    const fault = faultOf(operation);
    await nextTurn();
    if (fault !== undefined && fault.share < 1) throw new DiskError(fault.code, what);
    const result = action();
    if (fault !== undefined) throw new DiskError(fault.code, what);
    return result;
  }

  function faultOf(operation: DiskOperation): DiskFault | undefined {
    count += 1;
    return plan?.(operation, count);
  }

  function folderOf(path: string): Folder {
    const name = dirname(path);
    const folder = folders.get(name) ?? { unsynced: [] };
    folders.set(name, folder);
    return folder;
  }

  function changeEntries(...changes: (readonly [string, Contents | undefined])[]): void {
    for (const [path, contents] of changes) setEntry(entries, path, contents);
    folderOf(changes[0]?.[0] ?? '').unsynced.push(changes);
  }

  function existing(path: string): Contents {
    const contents = entries.get(path);
    if (contents === undefined) throw new DiskError('ENOENT', path);
    return contents;
  }

  function fileOf(path: string, contents: Contents): StorageFile {
    const sync = (): Promise<void> =>
      operate('sync', path, () => {
        contents.synced = contents.now;
      });
    return {
      async write(bytes, position) {
        const fault = faultOf('write');
        await nextTurn();
        const reaching = bytes.subarray(0, Math.floor(bytes.length * (fault?.share ?? 1)));
        contents.now = overwrite(contents.now, reaching, position);
        if (fault !== undefined) throw new DiskError(fault.code, path);
        return reaching.length;
      },
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

  function folderFile(path: string): StorageFile {
    const file = fileOf(path, { now: Buffer.alloc(0), synced: Buffer.alloc(0) });
    return {
      ...file,
      sync: () =>
        operate('sync', path, () => {
          const folder = folders.get(path);
          for (const [entry, contents] of folder?.unsynced.splice(0).flat() ?? [])
            setEntry(synced, entry, contents);
        }),
    };
  }

  const files: StorageFileSystem = {
    open: (path, flags) =>
      operate('open', path, () => {
        if (folders.has(path)) return folderFile(path);
        if (flags !== 'w') return fileOf(path, existing(path));
        const contents = entries.get(path) ?? { now: Buffer.alloc(0), synced: Buffer.alloc(0) };
        contents.now = Buffer.alloc(0);
        if (!entries.has(path)) changeEntries([path, contents]);
        return fileOf(path, contents);
      }),
    readFile: (path) => operate('read', path, () => Buffer.from(existing(path).now)),
    rename: (from, to) =>
      operate('rename', from, () => changeEntries([to, existing(from)], [from, undefined])),
    remove: (path) =>
      operate('remove', path, () => {
        existing(path);
        changeEntries([path, undefined]);
      }),
    async list(folder) {
      const inside = [...entries.keys()].filter((path) => dirname(path) === folder);
      return inside.map((path) => path.slice(folder.length + 1));
    },
    async makeFolder(folder) {
      for (const each of [folder, dirname(folder)]) folderOf(`${each}/.`);
    },
  };

  return {
    files,
    setFaults(next) {
      plan = next;
    },
    contents,
    afterKill: () => createSimulatedDisk(contents()),
    afterPowerLoss(random) {
      const left = new Map(synced);
      for (const { unsynced } of folders.values()) {
        const kept = unsynced.slice(0, Math.floor(random() * (unsynced.length + 1)));
        for (const [path, contents] of kept.flat()) setEntry(left, path, contents);
      }
      return createSimulatedDisk(
        new Map([...left].map(([path, contents]) => [path, surviving(contents, random)])),
      );
    },
  };
}

function setEntry(entries: Map<string, Contents>, path: string, contents: Contents | undefined): void {
  if (contents === undefined) entries.delete(path);
  else entries.set(path, contents);
}

function overwrite(before: Buffer, bytes: Uint8Array, position: number): Buffer {
  const after = Buffer.alloc(Math.max(before.length, position + bytes.length));
  before.copy(after);
  after.set(bytes, position);
  return after;
}

/** What may be left of a file's contents: what was synced, what was written, or something in between. */
function surviving({ now, synced }: Contents, random: () => number): Buffer {
  if (now.equals(synced)) return now;
  const choice = random();
  if (choice < 0.25) return synced;
  if (choice < 0.5 || now.length <= synced.length) return now;
  const length = synced.length + Math.floor(random() * (now.length - synced.length + 1));
  const left = Buffer.from(now.subarray(0, length));
  if (choice > 0.75) left.fill(0, synced.length + Math.floor(random() * (length - synced.length)));
  return left;
}
