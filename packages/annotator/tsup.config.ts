import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { listAssets } from './vite-assets.mjs';

const dist = join(import.meta.dirname, 'dist');

/** tsup names the stylesheet of an entry after the entry; the package promises one `styles.css`. */
function nameStylesheet(): void {
  for (const suffix of ['', '.map']) {
    const made = join(dist, `index.css${suffix}`);
    if (!existsSync(made)) continue;
    renameSync(made, join(dist, `styles.css${suffix}`));
  }
}

export default defineConfig({
  entry: { index: 'src/index.ts', 'core/index': 'src/core/index.ts', 'viewer/index': 'src/viewer/index.ts' },
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // CSS Modules: without this loader tsup emits unscoped class names and empty objects for them.
  loader: { '.css': 'local-css' },
  // TypeScript 6 reports the `baseUrl` that tsup sets for its declaration build as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  onSuccess: async () => {
    nameStylesheet();
    for (const { name, file } of listAssets()) cpSync(file, join(dist, 'assets', name));
  },
});
