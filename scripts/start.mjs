// `npm start`: the whole product on one port, with nothing to install around it. Installs and builds only when needed,
// then becomes the server, which serves the API, the live channel and the app. The environment is passed through.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { staleBuilds } from './builds.mjs';
import { npmCommand } from './node.mjs';

ensureInstalled();
const [npm, first] = npmCommand();
for (const workspace of staleBuilds()) {
  console.log(`Building ${workspace} ...`);
  const result = spawnSync(npm, [...first, 'run', 'build', '--silent', '-w', workspace], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(root, 'examples/mock-server/dist/main.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches the whole group by itself; a second signal would cut the server's orderly end short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
