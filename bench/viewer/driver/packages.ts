import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of a folder as its lock file says, unless they are there. */
export function ensurePackages(folder: string): void {
  if (isInstalled(folder)) return;
  console.log(`Installing rivals in ${folder} (npm ci) ...`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;
}

function isInstalled(folder: string): boolean {
  const present = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(present)) return false;
  const wanted = readLock(join(folder, 'package-lock.json'));
  const there = readLock(present);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

function readLock(file: string): Lock['packages'] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;
}
