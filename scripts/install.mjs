// What every script needs before it can use a dependency: this file imports nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, root } from './node.mjs';

export { root } from './node.mjs';

/** The Node binary interface that `ensureInstalled` has installed for. `npm ci` empties the folder that it is in. */
const ABI_FILE = 'node_modules/.node-abi';

function readIn(folder, path) {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function lockedPackages(folder, path) {
  const text = readIn(folder, path);
  return text === undefined ? undefined : JSON.parse(text).packages;
}

/** npm writes "linux" or ["linux", "darwin"] or ["!win32"]. */
function allows(rule, name) {
  const names = rule === undefined ? [] : [rule].flat();
  if (names.includes(`!${name}`)) return false;
  const wanted = names.filter((entry) => !entry.startsWith('!'));
  return wanted.length === 0 || wanted.includes(name);
}

/**
 * Says whether the node_modules of a folder hold what its package-lock.json asks for, and run on this machine and Node: none is for
 * another platform (a folder that was copied), and what npm compiled was compiled for this Node. Compares versions, not file times:
 * a checkout gives every file the time of the checkout, so times say nothing on a fresh clone.
 */
export function isInstalled(
  folder = root,
  { platform = process.platform, arch = process.arch, abi = process.versions.modules } = {},
) {
  const wanted = lockedPackages(folder, 'package-lock.json');
  const present = lockedPackages(folder, 'node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  const isComplete = Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  );
  if (!isComplete) return false;
  const entries = Object.entries(present);
  if (!entries.every(([, { os, cpu }]) => allows(os, platform) && allows(cpu, arch))) return false;
  // Prebuilt modules use the stable interface (N-API) and fit every Node; what node-gyp compiles fits the Node it was compiled with.
  const isCompiled = entries.some(
    ([path, entry]) => entry.hasInstallScript && existsSync(join(folder, path, 'binding.gyp')),
  );
  return !isCompiled || readIn(folder, ABI_FILE) === abi;
}

/** Runs `npm ci` unless the installed packages are the locked ones. Ends the process with npm's code when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  const [npm, first] = npmCommand();
  const result = spawnSync(npm, [...first, 'ci', '--no-fund', '--no-audit'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(join(root, ABI_FILE), process.versions.modules);
}
