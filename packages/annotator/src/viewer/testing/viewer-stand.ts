import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { sendFile, type FileBehavior, type ServedFile } from './pdf-files';
import { annotatorAssets } from '../../../vite-assets.mjs';

const PACKAGE = join(import.meta.dirname, '../../..');

/** A real browser with a page that holds viewers, and the PDFs to open in them. */
export interface ViewerStand {
  readonly browser: Browser;
  /** Opens the stand's page with an empty viewer of this size (CSS pixels) as `window.viewer`. */
  openPage(options?: {
    readonly width?: number;
    readonly height?: number;
    readonly pixelRatio?: number;
    /** Fingers instead of a mouse. */
    readonly hasTouch?: boolean;
  }): Promise<Page>;
  /** Makes a PDF reachable; answers its address. */
  serve(name: string, pdf: Uint8Array, behavior?: FileBehavior): string;
  /** What is served at an address, to look what was sent of it or to cut it off. */
  served(url: string): ServedFile;
  /** Names of assets that were asked for in a folder of assets, `/bare-assets/`, which has nothing but pdf.js's worker. */
  readonly missedAssets: ReadonlySet<string>;
  /** Makes a file of the disk reachable; answers its address. */
  serveFile(path: string): string;
  close(): Promise<void>;
}

const SCRIPT = `
import { findRanges } from '/@id/@glossator/document-text';
import { createBrowserTextStore } from '/src/browser/browser-text-store.ts';
import { createDocumentViewer } from '/src/viewer/index.ts';
window.createTextStore = createBrowserTextStore;
window.findRanges = findRanges;
window.createViewer = (container = document.getElementById('stand'), options = {}) =>
  createDocumentViewer({ container, assetsUrl: '/glossator-assets/', label: 'PDF', ...options });
window.viewer = window.createViewer();
window.events = { selection: [], caretMode: [], textless: [], highlightClick: [], highlightHover: [], highlightMoving: [], highlightMoved: [], position: [], pageError: [], textRead: [] };
for (const name of Object.keys(window.events)) window.viewer.on(name, (event) => window.events[name].push(event));
`;

const STYLE = `
html, body { margin: 0; background: #d8d3ca; }
#stand, #second { width: 100vw; height: 100vh; }
${Array.from({ length: 20 }, (_, i) => `:root { --glossator-selection-${i + 1}: hsl(${i * 18} 90% 78%); --glossator-selection-${i + 1}-active: hsl(${i * 18} 85% 62%); }`).join('\n')}
`;

/** The Chromium to drive: `CHROMIUM_PATH`, else Debian's where it is installed, else Playwright's own download. */
function launchOptions() {
  const paths = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
  const executablePath = paths.find((path) => path !== undefined && existsSync(path));
  return { ...(executablePath !== undefined && { executablePath }), args: ['--no-sandbox'] };
}

/**
 * Starts a Vite server over the sources and a Chromium. `packages` are needed beside the viewer's own: found out on the way, they would
 * be loaded twice.
 */
export async function startViewerStand(packages: readonly string[] = []): Promise<ViewerStand> {
  const files = new Map<string, ServedFile>();
  const missedAssets = new Set<string>();
  const put = (name: string, bytes: Uint8Array, behavior: FileBehavior = {}): string => {
    files.set(name, { ...behavior, bytes, traffic: { requests: 0, bytes: 0 }, isDown: false });
    return `${origin}/pdf/${name}`;
  };
  const cacheDir = join(PACKAGE, 'node_modules/.vite-stand', String(process.pid));
  const server = await createServer({
    root: PACKAGE,
    configFile: false,
    logLevel: 'error',
    // Of its own: two servers over one folder of prepared packages take them away from each other.
    cacheDir,
    resolve: { conditions: ['glossator-source', 'module', 'browser', 'development'] },
    optimizeDeps: { include: ['pdfjs-dist', 'idb', ...packages] },
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
    plugins: [standPlugin(files, missedAssets), annotatorAssets()],
  });
  await server.listen();
  const origin = originOf(server);
  const browser = await chromium.launch(launchOptions());
  return {
    browser,
    async openPage({ width = 1000, height = 800, pixelRatio = 1, hasTouch = false } = {}) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: pixelRatio,
        hasTouch,
      });
      await page.goto(`${origin}/stand`);
      await page.waitForFunction(() => 'viewer' in window);
      return page;
    },
    serve: put,
    missedAssets,
    served(url) {
      const file = files.get(nameIn(new URL(url).pathname));
      if (!file) throw new Error(`Nothing is served at ${url}`);
      return file;
    },
    serveFile: (path) => put(path.replace(/[^\w.-]+/g, '_'), readFileSync(path)),
    async close() {
      await browser.close();
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

const BARE_ASSETS = '/bare-assets/';

function standPlugin(files: ReadonlyMap<string, ServedFile>, missedAssets: Set<string>): Plugin {
  return {
    name: 'viewer-stand',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        if (pathname === '/stand') {
          response.setHeader('Content-Type', 'text/html');
          response.end(`<!doctype html><html lang="en"><head><style>${STYLE}</style></head>
<body><div id="stand"></div><script type="module">${SCRIPT}</script></body></html>`);
          return;
        }
        if (pathname.startsWith(`${BARE_ASSETS}pdf.worker`)) {
          request.url = pathname.replace(BARE_ASSETS, '/glossator-assets/');
          next();
          return;
        }
        if (pathname.startsWith(BARE_ASSETS)) {
          missedAssets.add(pathname.slice(BARE_ASSETS.length));
          response.statusCode = 404;
          response.end();
          return;
        }
        if (!pathname.startsWith('/pdf/')) {
          next();
          return;
        }
        const status = /^\/pdf\/status-(\d+)/.exec(pathname)?.[1];
        const file = files.get(nameIn(pathname));
        response.setHeader('Content-Type', 'application/pdf');
        if (file && status === undefined) {
          sendFile(file, request, response);
          return;
        }
        response.statusCode = status === undefined ? 404 : Number(status);
        response.end();
      });
    },
  };
}

function nameIn(pathname: string): string {
  return pathname.slice('/pdf/'.length);
}

function originOf(server: ViteDevServer): string {
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The stand has no address');
  return `http://127.0.0.1:${address.port}`;
}
