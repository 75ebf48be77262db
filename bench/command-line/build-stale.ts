import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { staleBuilds } from '../../scripts/builds.mjs';

/** Builds the workspaces whose builds are missing or older than their sources. Throws where one cannot be built. */
export function buildStale(): void {
  for (const workspace of staleBuilds()) {
    console.log(`npm run build -w ${workspace}`);
    const words = ['run', 'build', '--silent', '-w', workspace];
    const { status } = spawnSync('npm', words, {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${workspace} cannot be built`);
  }
}
