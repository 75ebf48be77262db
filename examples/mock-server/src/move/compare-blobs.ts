import { createHash } from 'node:crypto';
import { BlobCorruptError, BlobNotFoundError, bytesOfBlob, type BlobStore } from '../blobs/blob-store';
import { eachBlob } from './copy-blobs';

/** What two blob stores have in common, and what not. */
export interface BlobComparison {
  readonly files: number;
  readonly bytes: number;
  /** A sentence each. */
  readonly differences: readonly string[];
}

/** Reads all files of two stores and compares their contents. `onCompared` is called after each. */
export async function compareBlobs(
  source: BlobStore,
  target: BlobStore,
  onCompared: () => void,
): Promise<BlobComparison> {
  const [ours, theirs] = [new Set(await source.keys()), new Set(await target.keys())];
  const differences = [...theirs].filter((key) => !ours.has(key)).map((key) => `file ${key}: only there`);
  let bytes = 0;
  await eachBlob([...ours], async (key) => {
    const [here, there] = await Promise.all([digestOf(source, key), digestOf(target, key)]);
    bytes += here.size;
    if (here.description !== there.description)
      differences.push(`file ${key}: ${here.description}, there ${there.description}`);
    onCompared();
  });
  return { files: ours.size, bytes, differences };
}

/** The size of a content in bytes, and what is said of it: its SHA-256, or why it cannot be read. */
async function digestOf(
  blobs: BlobStore,
  key: string,
): Promise<{ readonly size: number; readonly description: string }> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of bytesOfBlob(blobs, key)) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { size, description: `${size} bytes (SHA-256 ${hash.digest('hex')})` };
  } catch (error) {
    if (error instanceof BlobNotFoundError) return { size, description: 'none' };
    if (error instanceof BlobCorruptError) return { size, description: 'damaged' };
    throw error;
  }
}
