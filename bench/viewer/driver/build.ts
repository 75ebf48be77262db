import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { annotatorAssets } from '@glossator/annotator/vite';
import { OURS, type ViewerEntry } from './viewers';

const STYLE = `html, body { margin: 0; height: 100%; }
* { box-sizing: border-box; }
.pdfViewer, .pdfViewer *, .textLayer, .textLayer * { box-sizing: content-box; }`;

/** Builds the page of one viewer for production into a folder of its own. */
export async function buildViewer({ name, entry }: ViewerEntry, folder: string): Promise<void> {
  const { output } = asOne(
    await build({
      root: dirname(entry),
      base: `/${name}/`,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['glossator-source', 'module', 'browser', 'production'] },
      plugins: name === OURS ? [annotatorAssets()] : [],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'esnext',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: entry },
      },
    }),
  );
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const sheets = output.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css'));
  const links = sheets.map((file) => `<link rel="stylesheet" href="/${name}/${file}">`);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${links.join('')}
<style>${STYLE}</style></head><body><script type="module" src="/${name}/${script}"></script></body></html>`;
  await writeFile(join(folder, 'index.html'), page);
}

/** Vite answers with one output where there is one to be written. */
export function asOne(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput {
  const single = Array.isArray(result) ? result[0] : result;
  if (!single || !('output' in single)) throw new Error('The build made nothing');
  return single;
}
