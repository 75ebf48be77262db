import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A running server. */
export interface FileServer {
  readonly origin: string;
  /** Bytes and requests of PDFs so far. */
  readonly served: { readonly bytes: number; readonly requests: number };
  close(): Promise<void>;
}

/** Serves folders by the first part of the path, with byte ranges, without caching, on a free port of this machine. */
export async function serveFolders(folders: Readonly<Record<string, string>>): Promise<FileServer> {
  const served = { bytes: 0, requests: 0 };
  const server = createServer((request, response) => {
    answer(folders, request, response, served).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    served,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  folders: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
  served: { bytes: number; requests: number },
): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const [, first = '', ...rest] = path.split('/');
  const folder = folders[first];
  const file = folder === undefined ? undefined : join(folder, rest.join('/') || 'index.html');
  const info = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || !info?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const isPdf = extname(file) === '.pdf';
  if (isPdf) served.requests += 1;
  const range = rangeOf(request.headers.range, info.size);
  const { start, end } = range ?? { start: 0, end: info.size - 1 };
  response.writeHead(range ? 206 : 200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': end - start + 1,
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${info.size}` }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const bytes = createReadStream(file, { start, end });
  bytes.on('data', (part) => {
    if (isPdf) served.bytes += part.length;
  });
  response.on('close', () => bytes.destroy());
  bytes.pipe(response);
}

function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
