import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
};

/** Nothing that the annotator's README does not ask for, and no `unsafe-*`. */
export const STRICT_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** An app on a free port of this machine. */
export interface ServedApp {
  readonly address: string;
  /** What browsers reported against the policy, workers included. */
  readonly violations: readonly string[];
  close(): Promise<void>;
}

/** Serves a built app under the strict policy. */
export async function serveApp(folder: string): Promise<ServedApp> {
  const violations: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/csp-reports') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        violations.push(body);
        response.writeHead(204).end();
      });
    } else answer(folder, request.url ?? '/', response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    violations,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(folder: string, url: string, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': `${STRICT_POLICY}; report-uri /csp-reports`,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(await readFile(file));
}
