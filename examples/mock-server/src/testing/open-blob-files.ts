import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a server's blobs that this process holds open, one entry a descriptor; none where there is no `/proc`. */
export async function openBlobFiles(dataDir: string): Promise<readonly string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(
    // A descriptor may be closed, as the one of this listing is, before it is looked at.
    descriptors.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')),
  );
  const folder = join(dataDir, 'data', 'blobs');
  return targets.filter((target) => target.startsWith(folder));
}
