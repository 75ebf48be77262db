import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

const source = join(import.meta.dirname, 'src');

/** Workers and child processes are programs of their own: `src/.../pdf-child.ts` becomes `dist/pdf-child.js`. */
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(\.worker|-child)\.ts$/.test(file),
);

export default defineConfig({
  entry: {
    main: join(source, 'main.ts'),
    move: join(source, 'move.ts'),
    ...Object.fromEntries(workers.map((file) => [basename(file, '.ts'), join(source, file)])),
  },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  sourcemap: true,
  clean: true,
  // What is imported only where it is needed, such as the client of a service, is a file of its own.
  splitting: true,
  // Our own packages are bundled from their sources; npm packages stay where they are.
  skipNodeModulesBundle: true,
  noExternal: [/^@glossator\//],
  esbuildOptions(options) {
    options.conditions = ['glossator-source', 'node', 'import'];
  },
});
