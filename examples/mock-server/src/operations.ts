import type { ServerConfig } from './config/config';
import { measuredPorts } from './metrics/measured-ports';
import { createMetricsServer } from './metrics/metrics-server';
import { createReadiness, type Readiness } from './metrics/readiness';
import type { CountedElsewhere, ServerMetrics } from './metrics/server-metrics';
import type { Ports } from './ports';

/** What operators look at. */
export interface Operations {
  /** The ports, measured where that is asked for. */
  readonly ports: Ports;
  readonly readiness: Readiness;
  readonly metrics: ServerMetrics | undefined;
  /** Answers the figures, where that is asked for. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** A key under which there is nothing: asking for it takes an answer of the service. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Makes it; `sockets` says how many live sockets are open. */
export async function createOperations(
  { metrics: place }: ServerConfig,
  opened: Ports,
  sockets: () => number,
): Promise<Operations> {
  const readiness = createReadiness({
    store: () => opened.storage.accounts.read(async () => undefined),
    blobs: () => opened.blobs.has(NOBODY),
  });
  const metrics = place && (await beginMeasuring({ sockets, jobs: () => opened.jobs.counts() }));
  const server = metrics && createMetricsServer(metrics, place);
  return {
    ports: metrics ? { ...opened, ...measuredPorts(metrics, opened) } : opened,
    readiness,
    metrics,
    listen: async () => server?.listen(),
    async close() {
      await server?.close();
      metrics?.close();
    },
  };
}

/** The library for it is loaded where somebody wants figures. */
async function beginMeasuring(counted: CountedElsewhere): Promise<ServerMetrics> {
  const { createServerMetrics } = await import('./metrics/server-metrics');
  return createServerMetrics(counted);
}
