import { createServer as createNodeServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** A listening HTTP server that can be ended without cutting off those it is answering. */
export interface HttpServer {
  readonly node: Server;
  /** Begins to listen and gives the port. Rejects where the port is taken. */
  listen(port: number, host: string): Promise<number>;
  /** Takes no more connections and waits for answers under way, up to a limit. */
  close(): Promise<void>;
}

/** Milliseconds that answers under way may take when the server ends. */
const GRACE_MS = 8_000;
/** Milliseconds a request may take to arrive: 200 MiB at half a megabit a second. */
const UPLOAD_MS = 3_600_000;

/** Makes the server of an app. */
export function createHttpServer(app: Express): HttpServer {
  const node = createNodeServer(app);
  // Slow uploads are fine, slow headers are not.
  node.requestTimeout = UPLOAD_MS;
  node.headersTimeout = 20_000;
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
        const timer = setTimeout(() => node.closeAllConnections(), GRACE_MS);
        node.close(() => {
          clearTimeout(timer);
          resolve();
        });
        node.closeIdleConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
