import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/** The folders of pdf.js that it fetches from at run time: decoders, character maps, standard fonts, colour profiles. */
export const pdfjsFolders = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];

/** The worker, by its path in pdf.js's package. In the copy it stands at the top, under its own name. */
export const pdfjsWorker = 'build/pdf.worker.min.mjs';

/** The folder of the pdf.js that the annotator depends on, absolute. */
export function pdfjsFolder() {
  return dirname(
    createRequire(join(root, 'packages/annotator/package.json')).resolve('pdfjs-dist/package.json'),
  );
}

/**
 * Copies what pdf.js needs at run time into `target` (absolute; replaced), so that nothing is ever fetched from a
 * third party and worker and library always have the same version.
 */
export function copyPdfjsAssets(target) {
  const source = pdfjsFolder();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(source, pdfjsWorker), join(target, 'pdf.worker.min.mjs'));
  for (const folder of pdfjsFolders) cpSync(join(source, folder), join(target, folder), { recursive: true });
  cpSync(join(source, 'LICENSE'), join(target, 'LICENSE'));
}
