import type { HttpTransport } from './send-request';

/** Receives what a client does; the console fits, and loggers in its shape. */
export interface ClientLog {
  debug(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
}

/** What is written of a request: neither its query nor headers nor body, where words, names and tokens are. */
interface RequestDetails {
  readonly method: string;
  readonly path: string;
  /** Milliseconds until the answer began. */
  readonly durationMs: number;
  readonly status?: number;
  readonly error?: unknown;
}

/**
 * A transport that writes each request into the log: answers at `debug`, server errors (5xx, 429) and missing answers at `warn`.
 * Repetitions are requests of their own. What the caller aborts is no failure.
 */
export function loggedTransport(transport: HttpTransport, log: ClientLog): HttpTransport {
  return async (request) => {
    const start = performance.now();
    const about = (): RequestDetails => ({
      method: request.method,
      path: new URL(request.url).pathname,
      durationMs: Math.round(performance.now() - start),
    });
    try {
      const response = await transport(request);
      const { status } = response;
      const level = status >= 500 || status === 429 ? 'warn' : 'debug';
      log[level]('A request was answered', { ...about(), status });
      return response;
    } catch (error) {
      log[request.signal.aborted ? 'debug' : 'warn']('A request was not answered', { ...about(), error });
      throw error;
    }
  };
}
