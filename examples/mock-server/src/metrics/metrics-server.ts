import { createServer } from 'node:http';
import type { ServerMetrics } from './server-metrics';

/** Where figures are asked for: on a port of its own, so that whoever reaches the app does not reach them. */
export interface MetricsServer {
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Makes a server that answers `/metrics` and nothing else. */
export function createMetricsServer(
  metrics: ServerMetrics,
  { port, host }: { readonly port: number; readonly host: string },
): MetricsServer {
  const node = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        node.once('error', reject);
        node.listen(port, host, () => resolve());
      }),
    close: () =>
      new Promise((resolve) => {
        node.close(() => resolve());
        node.closeAllConnections();
      }),
  };
}
