import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { raiseSpecificity } from '../../../build/raise-specificity.mjs';
import { annotatorAssets } from '../../../vite-assets.mjs';

const PACKAGE = join(import.meta.dirname, '../../..');
const SOURCE = join(PACKAGE, 'src');

/** What the stand's page does: one viewer over the whole window, and what tests need to make others and to look at its events. */
const STAND_SCRIPT = `
import { findRanges } from '@glossator/document-text';
import { createBrowserTextStore } from '${SOURCE}/browser/browser-text-store.ts';
import { createStructureWorkerReader } from '${SOURCE}/browser/structure-worker-reader.ts';
import { createJumpHistory } from '${SOURCE}/core/places/jump-history.ts';
import { createDocumentViewer, openPagePictures } from '${SOURCE}/viewer/index.ts';
window.openPagePictures = openPagePictures;
window.createTextStore = createBrowserTextStore;
window.createStructureReader = createStructureWorkerReader;
window.findRanges = findRanges;
window.createViewer = (container = document.getElementById('stand'), options = {}) =>
  createDocumentViewer({ container, assetsUrl: '/glossator-assets/', label: 'PDF', ...options });
window.viewer = window.createViewer();
window.jumps = createJumpHistory(window.viewer);
window.events = { selection: [], caretMode: [], textless: [], highlightClick: [], highlightHover: [], highlightMoving: [], highlightMoved: [], position: [], landed: [], pageError: [], textRead: [] };
for (const name of Object.keys(window.events)) window.viewer.on(name, (event) => window.events[name].push(event));
`;
const STAND_ENTRY = 'virtual:stand';

/** The addresses of what is built: the module and the styles of the stand's page, and a module that tests load into it. */
export const STAND_MODULE = '/stand.js';
export const STAND_STYLES = '/style.css';
export const COMPARE_MODULE = '/compare.js';
export const ELEMENT_MODULE = '/element.js';
export const EMBEDDED_MODULE = '/embedded.js';

/**
 * Bundles the pages that browser tests drive, from the sources, with pdf.js's assets beside them. Answers the folder to serve, and what
 * removes it.
 */
export async function buildStand(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-stand-'));
  await build({
    root: PACKAGE,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    resolve: { conditions: ['glossator-source', 'module', 'browser', 'development'] },
    plugins: [standEntry(), annotatorAssets()],
    // As the style sheet is published.
    css: { postcss: { plugins: [raiseSpecificity()] } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      cssCodeSplit: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: {
          stand: STAND_ENTRY,
          compare: join(SOURCE, 'react/features/comparing/testing/compare-stand.tsx'),
          element: join(SOURCE, 'react/element/testing/element-stand.ts'),
          embedded: join(SOURCE, 'react/workspace/testing/embedded-stand.tsx'),
        },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function standEntry(): Plugin {
  return {
    name: 'stand-entry',
    resolveId: (id) => (id === STAND_ENTRY ? join(SOURCE, 'viewer/testing/stand-entry.ts') : undefined),
    load: (id) => (id.endsWith('/viewer/testing/stand-entry.ts') ? STAND_SCRIPT : undefined),
  };
}
