// `npm run dev`: the app with hot reload (Vite) and the server with restart on change, under one command. Both run on the
// sources of the packages, so nothing has to be built. Vite forwards /api and the live channel to the server.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
// The server's demo Code consists of PDFs that its build typesets; without a build they are typeset here, once.
if (!existsSync(join(root, 'examples/mock-server/dist/demo'))) {
  spawnSync(process.execPath, ['--import', 'tsx', 'examples/mock-server/demo/write.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
}
const serverPort = process.env.PORT ?? '4000';
const appPort = process.env.APP_PORT ?? '5173';
const environment = {
  ...process.env,
  PORT: serverPort,
  API_URL: `http://localhost:${serverPort}`,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${appPort}`,
};
const require = createRequire(join(root, 'package.json'));
const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');

const programs = [
  {
    name: 'server',
    cwd: root,
    args: [
      '--watch',
      '--watch-preserve-output',
      '--conditions=glossator-source',
      '--import',
      'tsx',
      'examples/mock-server/src/main.ts',
    ],
  },
  {
    name: 'app',
    cwd: join(root, 'examples/host-app'),
    args: [vite, '--port', appPort, '--strictPort', '--clearScreen', 'false'],
  },
];

const children = programs.map(({ name, cwd, args }) => {
  const child = spawn(process.execPath, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => to.write(String(chunk).replace(/^(?=.)/gm, `${name.padEnd(6)} | `)));
  }
  child.on('exit', (code) => stop(code ?? 0));
  return child;
});

/** When one process ends, by Ctrl-C or by itself, both end; the exit code is that of the first. */
function stop(code) {
  process.exitCode ??= code;
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
