import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import { isMissing, syncFolder } from '../../durable-files/durable-files';
import { assertBlobKey, BlobNotFoundError, isBlobKey, resolveRange, type BlobStore } from '../blob-store';
import { checkIdentity } from './identity';
import { BLOB_SUFFIX, TEMPORARY_SUFFIX } from './file-names';
import { createSegmentCipher, type SegmentCipher } from './segment-cipher';
import { readSegments, type OpenSegments } from './segment-reader';
import { writeSegments } from './segment-writer';
import { readTrailer, type Trailer } from './trailer';

/** Where the disk store keeps its files, and the age identity (`AGE-SECRET-KEY-1...`) that opens them. */
export interface DiskBlobStoreOptions {
  readonly directory: string;
  readonly identity: string;
}

/**
 * A blob store in one folder, one file a blob, encrypted at rest with age (format: blobs/README.md). Makes the folder, removes what
 * interrupted writes left behind, and throws `WrongIdentityError` when the folder was written with another identity.
 * One process owns the folder (the storage lock sees to that).
 */
export async function createDiskBlobStore({ directory, identity }: DiskBlobStoreOptions): Promise<BlobStore> {
  const cipher = await createSegmentCipher(identity);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await checkIdentity(directory, cipher);
  await removeTemporaries(directory);

  const running = new Set<Promise<unknown>>();
  let closed = false;

  function fileOf(key: string): string {
    if (closed) throw new Error('The blob store is closed.');
    assertBlobKey(key);
    return path.join(directory, key + BLOB_SUFFIX);
  }

  async function openBlob(key: string): Promise<FileHandle> {
    try {
      return await open(fileOf(key), 'r');
    } catch (error) {
      if (isMissing(error)) throw new BlobNotFoundError(`There is no blob ${key}.`);
      throw error;
    }
  }

  /** What the file of a blob says about itself, and which file that is. */
  async function lookUp(key: string): Promise<{ readonly trailer: Trailer; readonly content: string }> {
    const handle = await openBlob(key);
    try {
      return { trailer: await readTrailer(handle, cipher, key), content: await contentOf(handle) };
    } finally {
      await handle.close();
    }
  }

  async function write(key: string, body: AsyncIterable<Uint8Array>, maxBytes: number) {
    const target = fileOf(key);
    const temporary = path.join(directory, `${key}.${randomUUID()}${TEMPORARY_SUFFIX}`);
    try {
      const handle = await open(temporary, 'wx', 0o600);
      let stored;
      try {
        stored = await writeSegments(handle, cipher, key, body, { maxBytes });
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
      await syncFolder(directory);
      return stored;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    async put(key, body, limits) {
      const source = body instanceof Readable ? bytesOf(body) : body;
      const work = write(key, source, limits.maxBytes);
      running.add(work);
      try {
        return await work;
      } finally {
        running.delete(work);
      }
    },
    async read(key, range) {
      const { trailer, content } = await lookUp(key);
      const resolved = resolveRange(trailer.size, range);
      const open = async () => sameContent(await openBlob(key), cipher, trailer, content);
      return {
        size: trailer.size,
        body: {
          [Symbol.asyncIterator]: () => (resolved ? readSegments(open, cipher, resolved) : nothing()),
        },
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
    async size(key) {
      return (await lookUp(key)).trailer.size;
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
      if (closed) throw new Error('The blob store is closed.');
      const names = await readdir(directory);
      const blobs = names.filter((name) => name.endsWith(BLOB_SUFFIX));
      return blobs.map((name) => name.slice(0, -BLOB_SUFFIX.length)).filter(isBlobKey);
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}

/**
 * The file that was looked up before, or one that holds the same: a text that is extracted twice. Throws `BlobNotFoundError` where another
 * content has taken its place, and closes the file.
 */
async function sameContent(
  handle: FileHandle,
  cipher: SegmentCipher,
  trailer: Trailer,
  content: string,
): Promise<OpenSegments> {
  try {
    if ((await contentOf(handle)) === content) return { handle, trailer };
    const now = await readTrailer(handle, cipher, trailer.key);
    if (now.sha256 === trailer.sha256 && now.size === trailer.size) return { handle, trailer: now };
    throw new BlobNotFoundError('The blob was replaced before it was read.');
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Distinguishes a file from another that has its name later: the number of a deleted one may be given again, its time not. */
async function contentOf(handle: FileHandle): Promise<string> {
  const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {
  // An empty blob: there is nothing to open.
}

/** The bytes of a stream, which stays open when the reader stops early; text chunks are refused. */
async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterable<unknown> = stream.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A blob body must be a stream of bytes.');
    yield chunk;
  }
}

async function removeTemporaries(directory: string): Promise<void> {
  const stale = (await readdir(directory)).filter((name) => name.endsWith(TEMPORARY_SUFFIX));
  await Promise.all(stale.map((name) => rm(path.join(directory, name), { force: true })));
  if (stale.length > 0) await syncFolder(directory);
}
