import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

import { StorageTooLargeError } from '../storage';

/** An open file of a `StorageFileSystem`. */
export interface StorageFile {
  /** Writes at `position` (bytes) and resolves to the number of bytes written, which may be fewer than given. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  /** Puts contents (and the length) on the disk: fdatasync. */
  datasync(): Promise<void>;
  /** Puts contents and metadata on the disk: fsync. */
  sync(): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Length in bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** How a file is opened: for reading, for changing it in place, or anew and empty. */
export type OpenFlags = 'r' | 'r+' | 'w';

/** `synced`: what was written is on the disk when the write resolves, as after a `datasync`. */
export interface OpenOptions {
  readonly synced: boolean;
}

/** What the adapter asks of the disk; a test injects faults here. Errors carry Node's `code` (`ENOSPC`, `EIO`, `ENOENT`). */
export interface StorageFileSystem {
  open(path: string, flags: OpenFlags, options?: OpenOptions): Promise<StorageFile>;
  readFile(path: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Names of the entries of a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** Makes a folder and its parents; no-op if it is there. */
  makeFolder(folder: string): Promise<void>;
}

/**
 * Linux puts a write with `O_DSYNC` on the disk as `fdatasync` would, in one call instead of two: half the processor time of a small
 * append. On macOS only the latter reaches the disk itself, so there (and wherever else) it is called.
 */
const SYNCED_FLAGS: Readonly<Record<OpenFlags, number>> | undefined =
  process.platform === 'linux'
    ? {
        r: constants.O_RDONLY | constants.O_DSYNC,
        'r+': constants.O_RDWR | constants.O_DSYNC,
        w: constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_DSYNC,
      }
    : undefined;

/** The disk, through Node. */
export const nodeFileSystem: StorageFileSystem = {
  async open(path, flags, options) {
    const isSynced = options?.synced === true;
    const handle = await open(path, isSynced && SYNCED_FLAGS ? SYNCED_FLAGS[flags] : flags);
    return {
      async write(bytes, position) {
        const { bytesWritten } = await handle.write(bytes, 0, bytes.length, position);
        if (isSynced && !SYNCED_FLAGS) await handle.datasync();
        return bytesWritten;
      },
      datasync: () => handle.datasync(),
      sync: () => handle.sync(),
      truncate: (length) => handle.truncate(length),
      size: async () => (await handle.stat()).size,
      close: () => handle.close(),
    };
  },
  readFile: (path) => readFile(path),
  rename,
  remove: unlink,
  list: (folder) => readdir(folder),
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true });
  },
};

/** Whether an error says that a file is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The contents of a file, or undefined if there is none. */
export async function readIfThere(files: StorageFileSystem, path: string): Promise<Buffer | undefined> {
  try {
    return await files.readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Reads files of one partition as long as they are not too large together. */
export interface BoundedReader {
  /** The contents of a file, or undefined if there is none. Throws `StorageTooLargeError` before it reads what would be too much. */
  read(path: string): Promise<Buffer | undefined>;
}

/** Makes a reader that gives at most `maxBytes` in all. */
export function createBoundedReader(files: StorageFileSystem, maxBytes: number): BoundedReader {
  let left = maxBytes;
  return {
    async read(path) {
      const size = await sizeIfThere(files, path);
      if (size === undefined) return undefined;
      left -= size;
      if (left >= 0) return readIfThere(files, path);
      const total = maxBytes - left;
      throw new StorageTooLargeError(
        `${path} is not loaded: with it ${total} bytes would be read, the limit is ${maxBytes}`,
      );
    },
  };
}

async function sizeIfThere(files: StorageFileSystem, path: string): Promise<number | undefined> {
  let file: StorageFile;
  try {
    file = await files.open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    return await file.size();
  } finally {
    await file.close();
  }
}

/** Whether a file is there. */
export async function isThere(files: StorageFileSystem, path: string): Promise<boolean> {
  try {
    await (await files.open(path, 'r')).close();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Removes a file; false if there was none. */
export async function removeIfThere(files: StorageFileSystem, path: string): Promise<boolean> {
  try {
    await files.remove(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Writes all bytes at `position`, however many calls that takes. */
export async function writeAll(file: StorageFile, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const written = await file.write(done === 0 ? bytes : bytes.subarray(done), position + done);
    if (written <= 0) throw new Error('The disk took no bytes');
    done += written;
  }
}

/** Makes renames, new and removed entries of the folder that holds `path` durable (fsync of the folder). */
export async function syncFolderOf(files: StorageFileSystem, path: string): Promise<void> {
  // Windows cannot open a folder; NTFS logs its metadata itself.
  if (process.platform === 'win32') return;
  const folder = await files.open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
