import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { asOne } from '../driver/build';
import { SCRATCH } from '../driver/scratch';

/** What code weighs, minified and each file gzipped, in KB of 1024 bytes, without pdf.js. */
export interface Weights {
  readonly scripts: number;
  readonly styles: number;
}

/** What our viewer weighs. */
export interface BundleSize {
  /** What is loaded before a document can be opened and its first page shown: the script with all that it imports. */
  readonly toOpen: Weights;
  /** With everything that is loaded later: for reading the whole text, exact edges, editing, changes, thumbnails, areas. */
  readonly all: Weights;
}

const ENTRY = `import { createDocumentViewer } from '@glossator/annotator/viewer';
globalThis.createDocumentViewer = createDocumentViewer;`;

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Bundles an application that does nothing but make a viewer; pdfjs-dist stays outside. */
export function measureBundle(): Promise<BundleSize> {
  return measureEntry(ENTRY, /^pdfjs-dist/, join(SCRATCH, 'bundle'));
}

/** Bundles an application of one module; what `external` matches stays outside. The folder is inside the repository, where the packages are found. */
export async function measureEntry(code: string, external: RegExp, folder: string): Promise<BundleSize> {
  const entry = join(folder, 'entry.js');
  await mkdir(folder, { recursive: true });
  await writeFile(entry, code);
  return measureModule(entry, external);
}

/** Bundles an application that begins with a module, whose packages are found from its folder; what `external` matches stays outside. */
export async function measureModule(entry: string, external: RegExp): Promise<BundleSize> {
  const { output } = asOne(
    await build({
      root: dirname(entry),
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['glossator-source', 'module', 'browser', 'production'] },
      build: {
        write: false,
        target: 'es2023',
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 10_000,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: entry, external },
      },
    }),
  );
  const first = loadedFirst(output);
  return { toOpen: weigh(output.filter(({ fileName }) => first.has(fileName))), all: weigh(output) };
}

/** The files of the entry and of all that it imports at once, with their styles. */
function loadedFirst(output: readonly OutputFile[]): ReadonlySet<string> {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const found = new Set<string>();
  const add = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    const chunk = chunks.get(fileName);
    for (const imported of chunk?.imports ?? []) add(imported);
    for (const styles of chunk?.viteMetadata?.importedCss ?? []) add(styles);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName);
  return found;
}

function weigh(files: readonly OutputFile[]): Weights {
  let [scripts, styles] = [0, 0];
  for (const file of files) {
    const content = file.type === 'chunk' ? file.code : file.source;
    const packed = gzipSync(content, { level: 9 }).length / 1024;
    if (file.type === 'chunk' || file.fileName.endsWith('.js')) scripts += packed;
    else if (file.fileName.endsWith('.css')) styles += packed;
  }
  return { scripts, styles };
}
