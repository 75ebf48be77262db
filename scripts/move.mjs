// `npm run move -- --from .data --to postgres://… --blobs s3://…` copies what a server remembers to another place (docs/backup.md). Builds the
// server where it is stale; the environment is passed through.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { staleBuilds } from './builds.mjs';
import { ensureInstalled, root } from './install.mjs';
import { npmCommand } from './node.mjs';

const SERVER = 'examples/mock-server';

ensureInstalled();
if (staleBuilds().includes(SERVER)) {
  const [npm, first] = npmCommand();
  const result = spawnSync(npm, [...first, 'run', 'build', '--silent', '-w', SERVER], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const options = ['--enable-source-maps', join(root, SERVER, 'dist/move.js'), ...process.argv.slice(2)];
// Relative folders are those of whoever calls, which is where `npm` was started.
const moving = spawn(process.execPath, options, {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
});
moving.on('exit', (code) => process.exit(code ?? 1));
