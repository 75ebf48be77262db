import { spawn } from 'node:child_process';
import { root } from './install.mjs';

/** Runs a program in TypeScript on the sources of the packages; this process ends as it does. */
export function runSource(file, options) {
  const child = spawn(
    process.execPath,
    ['--conditions=glossator-source', '--import', 'tsx', file, ...options],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
