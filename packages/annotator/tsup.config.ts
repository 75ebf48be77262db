import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'tsup';
import { listAssets } from './vite-assets.mjs';

const dist = join(import.meta.dirname, 'dist');

/** Where the styles of one source file begin in esbuild's output. */
const SECTION = /^(?=\/\* \S+\.css \*\/$)/m;

/**
 * The package promises one `styles.css`. The build makes a stylesheet for each entry that reaches styles, with the same
 * files in several of them: take every file's styles once, in the order of the main entry.
 */
function gatherStyles(): void {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.css(\.map)?$/.test(name) && !name.startsWith('assets'),
  );
  const sheets = names.filter((name) => name.endsWith('.css')).toSorted((a, b) => a.length - b.length);
  const sections = sheets.flatMap((name) =>
    readFileSync(join(dist, name), 'utf8')
      .replace(/\/\*# sourceMappingURL=.*\*\//, '')
      .split(SECTION),
  );
  for (const name of names) rmSync(join(dist, name));
  const once = new Set(sections.map((section) => section.trim()).filter((section) => section !== ''));
  writeFileSync(join(dist, 'styles.css'), `${[...once].join('\n')}\n`);
}

/** The worker's address in the sources, which bundlers look for, becomes that of the built worker, seen from each file that has it. */
function nameWorkers(): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes('./structure-worker.ts')) continue;
    const way = relative(dirname(file), join(dist, 'structure-worker.js'));
    const address = way.startsWith('.') ? way : `./${way}`;
    writeFileSync(file, text.replaceAll('./structure-worker.ts', address));
  }
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'viewer/index': 'src/viewer/index.ts',
    review: 'src/review.ts',
    controls: 'src/controls.ts',
    'structure-worker': 'src/browser/structure-worker.ts',
  },
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // CSS Modules: without this loader tsup emits unscoped class names and empty objects for them.
  loader: { '.css': 'local-css' },
  onSuccess: async () => {
    gatherStyles();
    nameWorkers();
    for (const { name, read } of listAssets()) {
      const file = join(dist, 'assets', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, read());
    }
  },
});
