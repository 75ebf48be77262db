import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { defineConfig } from 'tsup';
import { raiseSpecificity } from './build/raise-specificity.mjs';
import { shareContainers } from './build/shared-containers.mjs';
import { bundleStandalone } from './build/standalone.mjs';
import { bundleStructureWorker } from './build/structure-worker.mjs';
import { listPdfAssets } from './vite-assets.mjs';

const dist = join(import.meta.dirname, 'dist');

/** Where the styles of one source file begin in esbuild's output. */
const SECTION = /^(?=\/\* \S+\.css \*\/$)/m;

/**
 * The package promises one `styles.css`. The build makes a stylesheet for each entry that reaches styles, with the same
 * files in several of them: take every file's styles once, in the order of the main entry, and put them above those of hosts.
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
  const { css } = postcss([shareContainers(), raiseSpecificity()]).process([...once].join('\n'), {
    from: undefined,
  });
  writeFileSync(join(dist, 'styles.css'), `${css}\n`);
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'viewer/index': 'src/viewer/index.ts',
    review: 'src/review.ts',
    controls: 'src/controls.ts',
    backends: 'src/backends.ts',
    element: 'src/element.ts',
  },
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // CSS Modules: without this loader tsup emits unscoped class names and empty objects for them.
  loader: { '.css': 'local-css' },
  onSuccess: async () => {
    gatherStyles();
    for (const { name, read } of listPdfAssets()) {
      const file = join(dist, 'assets', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, read());
    }
    copyFileSync(join(dist, 'styles.css'), join(dist, 'assets/styles.css'));
    writeFileSync(join(dist, 'assets/structure-worker.js'), await bundleStructureWorker(import.meta.dirname));
    mkdirSync(join(dist, 'standalone'), { recursive: true });
    writeFileSync(
      join(dist, 'standalone/glossator-annotator.js'),
      await bundleStandalone(import.meta.dirname),
    );
  },
});
