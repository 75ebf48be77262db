import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { isMissing, syncFolder, writeNewFile } from '../../durable-files/durable-files';
import type { BlobStore } from '../blob-store';
import { checkIdentity } from '../identity';
import { createSegmentCipher } from '../segments/segment-cipher';
import { createSegmentStore } from '../segments/segment-store';
import { createDiskMedium } from './disk-medium';
import { IDENTITY_CHECK_FILE, TEMPORARY_SUFFIX } from '../file-names';

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
  const file = path.join(directory, IDENTITY_CHECK_FILE);
  await checkIdentity(cipher, {
    name: directory,
    read: () => readIfThere(file),
    writeNew: async (sealed) => void (await writeNewFile(file, sealed)),
  });
  await removeTemporaries(directory);
  return createSegmentStore(createDiskMedium(directory), cipher);
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function removeTemporaries(directory: string): Promise<void> {
  const stale = (await readdir(directory)).filter((name) => name.endsWith(TEMPORARY_SUFFIX));
  await Promise.all(stale.map((name) => rm(path.join(directory, name), { force: true })));
  if (stale.length > 0) await syncFolder(directory);
}
