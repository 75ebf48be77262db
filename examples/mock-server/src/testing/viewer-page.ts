import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchOptions, TextRange } from '@glossator/document-text';
import { annotatorAssets } from '@glossator/annotator/vite';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { browserArgs } from '../../../../scripts/testing/browser-args.mjs';

/** The annotator's viewer in a real browser, for what has to be the same on both sides. */
export interface ViewerPage {
  /** Opens a PDF and reads all of its text; answers the text of each page. */
  open(path: string): Promise<string[]>;
  /** All hits of a query in the open document. */
  find(query: string, options: MatchOptions): Promise<TextRange[]>;
  close(): Promise<void>;
}

/** Chromium's path (`CHROMIUM_PATH`, else Debian's), where there is one. */
export const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

const PAGE = `<!doctype html><html lang="en"><body><div id="stand" style="height: 100vh"></div><script type="module">
import { findRanges } from '/@id/@glossator/document-text';
import { createDocumentViewer } from '/@id/@glossator/annotator/viewer';
const container = document.getElementById('stand');
window.viewer = createDocumentViewer({ container, assetsUrl: '/glossator-assets/' });
window.findRanges = findRanges;
</script></body></html>`;
const PATIENCE = { timeout: 120_000 };

/** Starts a browser with a viewer. */
export async function startViewerPage(): Promise<ViewerPage> {
  const cacheDir = join(tmpdir(), `glossator-viewer-page-${process.pid}`);
  let pdf = new Uint8Array();
  const server = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    cacheDir,
    resolve: { conditions: ['glossator-source', 'module', 'browser', 'development'] },
    optimizeDeps: { include: ['pdfjs-dist'] },
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
    plugins: [
      annotatorAssets(),
      {
        name: 'viewer-page',
        configureServer({ middlewares }) {
          middlewares.use('/stand', (_request, response) => {
            response.setHeader('Content-Type', 'text/html').end(PAGE);
          });
          middlewares.use('/pdf', (_request, response) => {
            response.setHeader('Content-Type', 'application/pdf').end(pdf);
          });
        },
      },
    ],
  });
  await server.listen();
  const browser = await chromium.launch({
    ...(CHROMIUM !== undefined && { executablePath: CHROMIUM }),
    args: browserArgs,
  });
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}stand`);
  await page.waitForFunction('window.viewer !== undefined', undefined, PATIENCE);

  return {
    async open(path) {
      pdf = new Uint8Array(readFileSync(path));
      await page.evaluate(`window.viewer.open({ url: '/pdf?${Math.random()}' })`);
      await page.evaluate('void window.viewer.textIndex.hurry()');
      const isRead = "window.viewer.textIndex.reading.status === 'complete'";
      await page.waitForFunction(isRead, undefined, PATIENCE);
      return page.evaluate<string[]>(
        'window.viewer.textIndex.pages.pageNumbers().map((n) => window.viewer.textIndex.pages.page(n).text)',
      );
    },
    find: (query, options) =>
      page.evaluate<TextRange[]>(`(() => {
        const pages = window.viewer.textIndex.pages;
        const found = window.findRanges(pages, ${JSON.stringify(query)}, ${JSON.stringify(options)});
        return Array.from({ length: found.length }, (_, i) => found.at(i));
      })()`),
    async close() {
      await browser.close();
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
