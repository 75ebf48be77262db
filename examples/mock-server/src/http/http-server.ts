import { createServer as createNodeServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { PROBLEM_CONTENT_TYPE } from '@glossator/client-sdk/contract';
import type { Express } from 'express';
import { ProblemError, problemOf } from '../problems/problem-error';
import { hangUp } from '../sockets/hang-up';

/** A listening HTTP server that can be ended without cutting off those it is answering. */
export interface HttpServer {
  readonly node: Server;
  /** Begins to listen and gives the port. Rejects where the port is taken. */
  listen(port: number, host: string): Promise<number>;
  /** Takes no more connections, ends those there are with their next answer, and waits for answers under way, up to a limit. */
  close(): Promise<void>;
}

/** Milliseconds that answers under way may take when the server ends. */
const GRACE_MS = 8_000;
/** Milliseconds a request may take to arrive: 200 MiB at half a megabit a second. */
const UPLOAD_MS = 3_600_000;
/** Milliseconds without a byte either way after which a connection is dead: a cable that was pulled says no goodbye. */
const IDLE_MS = 300_000;

/** Milliseconds the headers of a request may take to arrive, and between two looks at who is late. */
interface Patience {
  readonly headersMs: number;
  readonly checkMs: number;
}
const PATIENCE: Patience = { headersMs: 20_000, checkMs: 5_000 };

/** Makes the server of an app; only tests are less patient. */
export function createHttpServer(app: Express, { headersMs, checkMs }: Patience = PATIENCE): HttpServer {
  const options = {
    // Slow uploads are fine, slow headers are not.
    requestTimeout: UPLOAD_MS,
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    // Who proposes HTTP/2 is answered in HTTP/1.1 (RFC 9110 section 7.8). A Node before 22.21 does not ask, and such a caller is refused.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  const node = createNodeServer(options, app);
  node.timeout = IDLE_MS;
  node.on('clientError', refuseUnreadable);
  return {
    node,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        node.once('error', reject);
        node.listen(port, host, () => {
          node.off('error', reject);
          resolve(portOf(node.address()));
        });
      }),
    close: () =>
      new Promise((resolve) => {
        // A client that always has another call would keep its connection to the end of the wait.
        node.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
        const timer = setTimeout(() => node.closeAllConnections(), GRACE_MS);
        node.close(() => {
          clearTimeout(timer);
          resolve();
        });
        node.closeIdleConnections();
      }),
  };
}

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP request, with a problem as everything else; a caller who has gone is left alone. */
function refuseUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_ERROR[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ ...problemOf(new ProblemError('MALFORMED_BODY')), status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${PROBLEM_CONTENT_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  hangUp(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
