// Where tests keep what they throw away: in memory where there is room for it, since servers that write to disk wait for it most.
import { freemem } from 'node:os';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** What a run takes at most, with room to spare: data folders, browser profiles and copies of packages, in bytes. */
const NEEDED = 6 * 1024 ** 3;

/** Free space of a file system in bytes; 0 where there is none. */
function freeSpace(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * A new folder in memory (tmpfs at `parent`), or `undefined` where that has fewer bytes free than are `needed` or the machine has less
 * than twice as much memory left. `remove` deletes it.
 */
export function createMemoryFolder(parent = '/dev/shm', freeMemory = freemem(), needed = NEEDED) {
  if (freeSpace(parent) < needed || freeMemory < 2 * needed) return undefined;
  const path = mkdtempSync(join(parent, 'glossator-test-'));
  // Where we are root, programs that refuse to run as root work in folders of their own in it.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
