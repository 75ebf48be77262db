import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCount } from '../jobs/jobs';

/** What a server measures of itself, for Prometheus. */
export interface ServerMetrics {
  /** Counts an answer: by method, by the route or the operation (never by an address, which may hold ids), and by status; `seconds` since its request came. */
  answered(labels: RequestLabels, seconds: number): void;
  /** Measures a call of a service. */
  timed<R>(service: MeasuredService, operation: string, work: () => Promise<R>): Promise<R>;
  /** All figures in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

/** What an answer is counted by. */
export interface RequestLabels {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** What is measured apart from requests. */
export type MeasuredService = 'store' | 'blobs' | 'comparer';

/** Upper bounds of the classes of a request's and a service's time, in seconds. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const NANOSECONDS = 1e9;
/** Milliseconds between two looks at the event loop; a look that is on time counts as that late. */
const LOOK_MS = 10;

/** What is counted elsewhere: live sockets that are open, and jobs over all servers. */
export interface CountedElsewhere {
  readonly sockets: () => number;
  readonly jobs: () => Promise<readonly JobCount[]>;
}

/** Begins to measure. */
export function createServerMetrics({ sockets, jobs }: CountedElsewhere): ServerMetrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: 'glossator_http_request_seconds',
    help: 'Time of answers over HTTP',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const services = new Histogram({
    name: 'glossator_service_seconds',
    help: 'Time of calls of the store, of blobs and of comparisons of texts',
    labelNames: ['service', 'operation'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'glossator_service_failures_total',
    help: 'Calls of services that failed, refusals included',
    labelNames: ['service', 'operation'],
    registers,
  });
  const running = new Gauge({
    name: 'glossator_service_calls',
    help: 'Calls of services under way',
    labelNames: ['service', 'operation'],
    registers,
  });
  const stop = measureProcess(registers, sockets);
  measureJobs(registers, jobs);

  return {
    answered: ({ method, route, status }, seconds) => requests.observe({ method, route, status }, seconds),
    async timed(service, operation, work) {
      const labels = { service, operation };
      const end = services.startTimer(labels);
      running.inc(labels);
      try {
        return await work();
      } catch (error) {
        failures.inc(labels);
        throw error;
      } finally {
        running.dec(labels);
        end();
      }
    },
    text: () => register.metrics(),
    contentType: register.contentType,
    close: stop,
  };
}

/** Jobs that there are when the figures are asked for; every server of those that share them answers the same. */
function measureJobs(registers: Registry[], jobs: CountedElsewhere['jobs']): void {
  new Gauge({
    name: 'glossator_jobs',
    help: 'Jobs by kind and state, over all servers that share them; failed ones are those of the last day, or since the start',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      for (const { kind, ...counts } of await jobs())
        for (const [state, count] of Object.entries(counts)) this.set({ kind, state }, count);
    },
  });
}

/** Figures of the process, taken when they are asked for; gives what ends them. */
function measureProcess(registers: Registry[], sockets: () => number): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  new Gauge({
    name: 'glossator_event_loop_lag_seconds',
    help: 'How late the event loop was, since it was asked last',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100])
        this.set(
          { quantile: quantile / 100 },
          Math.max(0, delay.percentile(quantile) / NANOSECONDS - LOOK_MS / 1_000),
        );
      delay.reset();
    },
  });
  new Gauge({
    name: 'glossator_sockets',
    help: 'Open sockets of the live channel',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'glossator_resident_memory_bytes',
    help: 'Memory of the server without its child processes',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  return () => void delay.disable();
}
