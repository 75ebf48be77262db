import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { inject } from 'vitest';
import { STAND_MODULE, STAND_STYLES } from './build-stand';
import { sendFile, type FileBehavior, type ServedFile } from './pdf-files';

/** A page in a real browser that holds viewers, and the PDFs to open in them. */
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

const STYLE = `
html, body { margin: 0; background: #d8d3ca; }
#stand, #second { width: 100vw; height: 100vh; }
${Array.from({ length: 20 }, (_, i) => `:root { --glossator-selection-${i + 1}: hsl(${i * 18} 90% 78%); --glossator-selection-${i + 1}-active: hsl(${i * 18} 85% 62%); }`).join('\n')}
`;
const PAGE = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="${STAND_STYLES}"><style>${STYLE}</style></head>
<body><div id="stand"></div><script type="module" src="${STAND_MODULE}"></script></body></html>`;

/** Serves the built pages of `set-up-stand.ts` beside the PDFs of one test file, and connects to the run's Chromium. */
export async function startViewerStand(): Promise<ViewerStand> {
  const files = new Map<string, ServedFile>();
  const missedAssets = new Set<string>();
  const server = createServer(answerer(inject('standFolder'), files, missedAssets));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = originOf(server);
  const browser = await chromium.connect(inject('browserEndpoint'));
  const put = (name: string, bytes: Uint8Array, behavior: FileBehavior = {}): string => {
    files.set(name, { ...behavior, bytes, traffic: { requests: 0, bytes: 0 }, isDown: false });
    return `${origin}/pdf/${name}`;
  };
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
      // Only this connection and its pages: the browser is the whole run's.
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const BARE_ASSETS = '/bare-assets/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

function answerer(folder: string, files: ReadonlyMap<string, ServedFile>, missedAssets: Set<string>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/stand') {
      response.setHeader('Content-Type', 'text/html');
      response.end(PAGE);
    } else if (pathname.startsWith('/pdf/')) {
      sendPdf(pathname, files, request, response);
    } else if (pathname.startsWith(BARE_ASSETS) && !pathname.startsWith(`${BARE_ASSETS}pdf.worker`)) {
      missedAssets.add(pathname.slice(BARE_ASSETS.length));
      response.writeHead(404).end();
    } else {
      sendBuilt(join(folder, pathname.replace(BARE_ASSETS, '/glossator-assets/')), response);
    }
  };
}

function sendPdf(
  pathname: string,
  files: ReadonlyMap<string, ServedFile>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const status = /^\/pdf\/status-(\d+)/.exec(pathname)?.[1];
  const file = files.get(nameIn(pathname));
  response.setHeader('Content-Type', 'application/pdf');
  if (file && status === undefined) sendFile(file, request, response);
  else response.writeHead(status === undefined ? 404 : Number(status)).end();
}

function sendBuilt(path: string, response: ServerResponse): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
  createReadStream(path).pipe(response);
}

function nameIn(pathname: string): string {
  return pathname.slice('/pdf/'.length);
}

function originOf(server: Server): string {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The stand has no address');
  return `http://127.0.0.1:${address.port}`;
}
