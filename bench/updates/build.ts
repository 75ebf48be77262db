import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Builds workspaces; throws where one cannot be built. */
export function buildAll(workspaces: readonly string[]): void {
  for (const workspace of workspaces) {
    console.log(`npm run build -w ${workspace}`);
    const words = ['run', 'build', '--silent', '-w', workspace];
    const { status } = spawnSync('npm', words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${workspace} cannot be built`);
  }
}
