// `npm run bench -- NAME [options]` runs bench/NAME.ts on the sources of the packages; without a name it lists them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runSource } from './run-source.mjs';

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
runSource(join(folder, `${name}.ts`), options);
