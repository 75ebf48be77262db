// Not published: what is published is `dist/standalone`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY = 'virtual:standalone';

/** What a page gets that has nothing but this module and, beside it, the assets. */
const SCRIPT = `
import { defineAnnotatorElement } from './element.js';
const here = import.meta.url;
defineAnnotatorElement({ styles: STYLES, assetsUrl: new URL('../assets/', here).href });
export { defineAnnotatorElement };
`;

/**
 * The custom element as one module that imports nothing: React, pdf.js, the words of all languages and the style sheet are in it. Made of
 * `dist`, whose class names are those of `dist/styles.css`.
 * @param {string} folder of the package
 * @returns {Promise<string>}
 */
export async function bundleStandalone(folder) {
  // Loaded here, since it is wanted by the build of the package alone.
  const { build } = await import('vite');
  const dist = join(folder, 'dist');
  const styles = JSON.stringify(readFileSync(join(dist, 'styles.css'), 'utf8'));
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['glossator-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Whatever the environment of the build says.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'standalone-entry',
        resolveId: (id) => (id === ENTRY ? join(dist, 'standalone-entry.js') : undefined),
        load: (id) =>
          id === join(dist, 'standalone-entry.js') ? SCRIPT.replace('STYLES', () => styles) : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, format: 'es' },
      },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  const [module] = chunks;
  if (chunks.length !== 1 || module?.type !== 'chunk' || module.imports.length > 0)
    throw new Error('The module for plain pages is not one file');
  return module.code;
}
