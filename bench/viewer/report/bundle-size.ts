import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { asOne } from '../driver/build';
import { SCRATCH } from '../driver/scratch';

/** What our viewer weighs, minified and gzipped, in KB of 1024 bytes, without pdf.js. */
export interface BundleSize {
  readonly scripts: number;
  readonly styles: number;
}

const ENTRY = `import { createDocumentViewer } from '@glossator/annotator/viewer';
globalThis.createDocumentViewer = createDocumentViewer;`;

/** Bundles an application that does nothing but make a viewer; pdfjs-dist stays outside. */
export async function measureBundle(): Promise<BundleSize> {
  // Inside the repository, where the packages are found.
  const folder = join(SCRATCH, 'bundle');
  const entry = join(folder, 'entry.js');
  await mkdir(folder, { recursive: true });
  await writeFile(entry, ENTRY);
  const { output } = asOne(
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      resolve: { conditions: ['glossator-source', 'module', 'browser', 'production'] },
      build: {
        write: false,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: entry, external: /^pdfjs-dist/ },
      },
    }),
  );
  let [scripts, styles] = [0, 0];
  for (const file of output) {
    const content = file.type === 'chunk' ? file.code : file.source;
    const packed = gzipSync(content, { level: 9 }).length / 1024;
    if (file.type === 'chunk' || file.fileName.endsWith('.js')) scripts += packed;
    else if (file.fileName.endsWith('.css')) styles += packed;
  }
  return { scripts, styles };
}
