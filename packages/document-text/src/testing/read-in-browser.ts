import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { env } from 'node:process';
import { chromium } from 'playwright';
import { TEXT_CONTENT_OPTIONS, pageTextFromItems, type PageText } from '../pages/page-text';
import { PDFJS } from './read-in-node';
import { browserArgs } from '../../../../scripts/testing/browser-args.mjs';

/** The Chromium to use, or `undefined` where there is none. */
export function browserPath(): string | undefined {
  return [env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path !== undefined && existsSync(path));
}

/** What the browser read: the pages, and the strings of the text layer's spans of each page. */
export interface BrowserText {
  readonly pages: PageText[];
  readonly layers: string[][];
}

/** Reads PDFs in a real Chromium with pdf.js's modern build, as the viewer does. */
export interface BrowserReader {
  read(data: Uint8Array): Promise<BrowserText>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
};

const INDEX =
  '<!doctype html><title>pdf.js</title><script type="module" src="/build/pdf.mjs"></script><div id="layer"></div>';

/** Starts a browser and a server on the loopback that gives it pdf.js and the files to read. */
export async function createBrowserReader(executablePath: string): Promise<BrowserReader> {
  const files = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const send = (body: Uint8Array | string): void =>
      void response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    const file = files.get(path);
    if (path === '/index.html') send(INDEX);
    else if (file) send(file);
    else readFile(join(PDFJS, path)).then(send, () => void response.writeHead(404).end());
  });
  const origin = await listen(server);
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage();
  await page.goto(`${origin}/index.html`);
  return {
    async read(data) {
      files.set('/document.pdf', data);
      const read = await page.evaluate(readHere, TEXT_CONTENT_OPTIONS);
      return {
        pages: read.map(({ items }, number) => pageTextFromItems(number, items)),
        layers: read.map(({ layer }) => layer),
      };
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

/** Runs inside the page; nothing from outside the function is there but pdf.js, which makes itself a global. */
async function readHere(
  options: typeof TEXT_CONTENT_OPTIONS,
): Promise<{ items: object[]; layer: string[] }[]> {
  const pdfjs = (globalThis as typeof globalThis & { readonly pdfjsLib: typeof import('pdfjs-dist') })
    .pdfjsLib;
  pdfjs.GlobalWorkerOptions.workerSrc = '/build/pdf.worker.mjs';
  const task = pdfjs.getDocument({
    url: '/document.pdf',
    cMapUrl: '/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/standard_fonts/',
    wasmUrl: '/wasm/',
    verbosity: 0,
  });
  const pdf = await task.promise;
  const pages: { items: object[]; layer: string[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent(options);
    const container = globalThis.document.createElement('div');
    globalThis.document.querySelector('#layer')?.replaceChildren(container);
    const textContentSource = page.streamTextContent(options);
    const layer = new pdfjs.TextLayer({
      textContentSource,
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    await layer.render();
    pages.push({
      items: items.map((item) => ('str' in item ? { str: item.str, hasEOL: item.hasEOL } : {})),
      layer: layer.textContentItemsStr,
    });
    page.cleanup();
  }
  await task.destroy();
  return pages;
}
