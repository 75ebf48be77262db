import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What pdf.js fetches at run time, by folder of its package. The annotator takes the base url of the copy. */
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];
const WORKER = 'build/pdf.worker.min.mjs';

/**
 * Copies the pdf.js worker, decoders, character maps, fonts and colour profiles of the installed version into `target`
 * (an absolute path), so that nothing is ever fetched from a third party and the versions always match.
 */
export function copyPdfjsAssets(target: string): void {
  const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(source, WORKER), join(target, 'pdf.worker.min.mjs'));
  for (const folder of FOLDERS) cpSync(join(source, folder), join(target, folder), { recursive: true });
  cpSync(join(source, 'LICENSE'), join(target, 'LICENSE'));
}
