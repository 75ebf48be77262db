import { randomUUID } from 'node:crypto';
import { access, open, readdir, rename, rm, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { isMissing, syncFolder } from '../../durable-files/durable-files';
import { BlobCorruptError, BlobNotFoundError, isBlobKey } from '../blob-store';
import { BlobReplacedError, type SealedMedium } from '../segments/sealed-medium';
import { BLOB_SUFFIX, TEMPORARY_SUFFIX } from '../file-names';

/** Keeps sealed blobs in a folder, one file each. */
export function createDiskMedium(directory: string): SealedMedium {
  const fileOf = (key: string): string => path.join(directory, key + BLOB_SUFFIX);

  async function openFile(key: string): Promise<FileHandle> {
    try {
      return await open(fileOf(key), 'r');
    } catch (error) {
      if (isMissing(error)) throw new BlobNotFoundError(`There is no blob ${key}.`);
      throw error;
    }
  }

  return {
    async write(key, bytes) {
      const temporary = path.join(directory, `${key}.${randomUUID()}${TEMPORARY_SUFFIX}`);
      try {
        const handle = await open(temporary, 'wx', 0o600);
        try {
          for await (const chunk of bytes) await writeAll(handle, chunk);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(temporary, fileOf(key));
        await syncFolder(directory);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async open(key) {
      const handle = await openFile(key);
      try {
        const { size } = await handle.stat();
        return {
          version: await versionOf(handle),
          length: size,
          read: (position, length) => readExactly(handle, position, length),
          close: () => handle.close(),
        };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async openRun(key, version, { start }) {
      const handle = await openFile(key);
      try {
        if ((await versionOf(handle)) !== version)
          throw new BlobReplacedError(`The blob ${key} was replaced.`);
      } catch (error) {
        await handle.close();
        throw error;
      }
      let position = start;
      return {
        async take(length) {
          const bytes = await readExactly(handle, position, length);
          position += length;
          return bytes;
        },
        close: () => handle.close(),
      };
    },
    async has(key) {
      try {
        await access(fileOf(key));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async delete(key) {
      try {
        await unlink(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
      await syncFolder(directory);
      return true;
    },
    async keys() {
      const blobs = (await readdir(directory)).filter((name) => name.endsWith(BLOB_SUFFIX));
      return blobs.map((name) => name.slice(0, -BLOB_SUFFIX.length)).filter(isBlobKey);
    },
    close() {
      // Files are open only while they are read.
    },
  };
}

/** Distinguishes a file from another that has its name later: the number of a deleted one may be given again, its time not. */
async function versionOf(handle: FileHandle): Promise<string> {
  const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let offset = 0; offset < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, offset, bytes.length - offset);
    offset += bytesWritten;
  }
}

async function readExactly(handle: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new BlobCorruptError('The file ends too early.');
    filled += bytesRead;
  }
  return bytes;
}
