import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

const source = join(import.meta.dirname, 'src');

/** Worker threads are entries of their own: `src/any/folder/name.worker.ts` becomes `dist/name.worker.js`, beside main.js. */
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.worker.ts'),
);

export default defineConfig({
  entry: {
    main: join(source, 'main.ts'),
    ...Object.fromEntries(workers.map((file) => [basename(file, '.ts'), join(source, file)])),
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  clean: true,
  splitting: false,
  // Our own packages are bundled from their sources; npm packages stay where they are.
  skipNodeModulesBundle: true,
  noExternal: [/^@glossator\//],
  esbuildOptions(options) {
    options.conditions = ['glossator-source', 'node', 'import'];
  },
});
