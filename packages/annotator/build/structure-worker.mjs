// Not published: what is published has the worker in `dist/assets`.
import { join } from 'node:path';

/**
 * The worker that recognizes articles as one module that imports nothing, from the sources of the package in this folder.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function bundleStructureWorker(folder) {
  // Loaded here, since Vite loads this file from the configuration of an application.
  const { build } = await import('vite');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['glossator-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'src/browser/structure-worker.ts'),
        output: { codeSplitting: false },
      },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output);
  const [worker] = chunks;
  if (chunks.length !== 1 || worker?.type !== 'chunk' || worker.imports.length > 0)
    throw new Error('The worker for articles is not one file');
  return worker.code;
}
