// What every script needs before it can use a dependency: this file imports nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the repository, absolute, without a slash at its end. */
export const root = join(import.meta.dirname, '..');

function lockedPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Says whether node_modules holds what package-lock.json asks for. Compares versions, not file times: a checkout gives
 * every file the time of the checkout, so times say nothing on a fresh clone.
 */
function isInstalled() {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const present = lockedPackages(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  );
}

/** Runs `npm ci` unless the installed packages are the locked ones. Ends the process with npm's code when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  const result = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
