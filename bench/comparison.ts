/**
 * What viewers weigh, and how many lines the same job takes with each: the table of `docs/guides/comparison.md`. The job is that of `bench viewer`
 * (`viewer/page/viewer-adapter.ts`): open a law, go to a page, zoom, mark passages by their places, search; each adapter does as much of it as its viewer can.
 *
 * - _code_: scripts and styles, minified and gzipped, without React and without the engine: what a page loads at once, and with what its code loads
 *   later. `react-pdf-highlighter-extended` loads the viewer of pdf.js later, and shows nothing before.
 * - _engine_: what reads PDFs, gzipped: pdf.js with its worker, or pdfium.
 * - _lines_: of the adapter, without empty lines and comments.
 *
 * The packages of others are installed by their lock files, from npm, when they are not there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/install.mjs';
import { ensurePackages } from './viewer/driver/packages';
import { VIEWERS, type ViewerEntry } from './viewer/driver/viewers';
import { measureModule, type Weights } from './viewer/report/bundle-size';

const ENGINES = {
  'pdf.js': ['pdfjs-dist/build/pdf.min.mjs', 'pdfjs-dist/build/pdf.worker.min.mjs'],
  pdfium: ['@embedpdf/pdfium/dist/pdfium.wasm'],
} as const;
/** React and pdf.js itself; what pdf.js has of a viewer counts. */
const OUTSIDE = /^(?:react(?:-dom)?(?:\/|$)|pdfjs-dist(?:$|\/build\/|\/legacy\/build\/))/;

interface Row {
  readonly viewer: string;
  readonly engine: keyof typeof ENGINES;
  readonly codeKB: number;
  readonly withLaterKB: number;
  readonly engineKB: number;
  readonly lines: number;
}

async function measure({ name, entry, packages }: ViewerEntry): Promise<Row> {
  if (packages !== undefined) ensurePackages(packages);
  const { toOpen, all } = await measureModule(entry, OUTSIDE);
  const engine = name === 'embedpdf' ? 'pdfium' : 'pdf.js';
  const modules = join(packages ?? root, 'node_modules');
  const engineKB = ENGINES[engine].reduce((sum, file) => sum + gzippedKB(join(modules, file)), 0);
  return {
    viewer: name,
    engine,
    codeKB: total(toOpen),
    withLaterKB: total(all),
    engineKB,
    lines: linesOf(entry),
  };
}

function total({ scripts, styles }: Weights): number {
  return Math.round(scripts + styles);
}

/** KB of 1024 bytes, gzipped, rounded. */
function gzippedKB(file: string): number {
  return Math.round(gzipSync(readFileSync(file), { level: 9 }).length / 1024);
}

/** The lines of a file that say something to the computer. */
function linesOf(file: string): number {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

const rows: Row[] = [];
for (const viewer of VIEWERS) rows.push(await measure(viewer));
console.table(rows);
console.log(JSON.stringify({ rows }));
