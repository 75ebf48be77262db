import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage']);

/** The time of the newest file below a path of the repository, in milliseconds; 0 when there is none. */
function newest(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return 0;
  const stats = statSync(absolute);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(absolute)
    .filter((name) => !SKIPPED.has(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/**
 * Whether a build is newer than everything it was made from.
 * `output` is the last file that the build writes, `sources` are files and folders of the repository.
 */
export function isFresh(output, sources) {
  const made = newest(output);
  return made > 0 && sources.every((source) => newest(source) <= made);
}
