// `npm run bench -- NAME [options]` runs bench/NAME.ts on the sources of the packages; without a name it lists them.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const folder = join(root, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !/\.(test|d|config)\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

const [name, ...options] = process.argv.slice(2);
if (name === undefined || !existsSync(join(folder, `${name}.ts`))) {
  if (name !== undefined) console.error(`There is no bench/${name}.ts.`);
  console.log(`Use: npm run bench -- NAME [options]\n${names.map((known) => `  ${known}`).join('\n')}`);
  process.exit(name === undefined ? 0 : 2);
}

ensureInstalled();
const file = join(folder, `${name}.ts`);
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
