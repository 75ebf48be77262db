import PQueue from 'p-queue';
import type { BlobStore } from '../blobs/blob-store';

/** Files that are copied at once: one is encrypted while another one travels. */
const AT_ONCE = 4;

/** Copies the files that are not there yet; each is there whole or not at all. `onCopied` is called after each. */
export async function copyBlobs(source: BlobStore, target: BlobStore, onCopied: () => void): Promise<void> {
  const there = new Set(await target.keys());
  const missing = (await source.keys()).filter((key) => !there.has(key));
  await eachBlob(missing, async (key) => {
    const { size, body } = await source.read(key);
    await target.put(key, body, { maxBytes: size });
    onCopied();
  });
}

/** Runs work for every key, a few at a time. Rejects with the first failure, after which none is begun. */
export async function eachBlob(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  try {
    await Promise.all(keys.map((key) => queue.add(() => work(key))));
  } finally {
    queue.clear();
  }
}
