import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { isPlainPath } from './plain-paths';

/** Parts of a path that give access to something. */
const SECRET_SEGMENT =
  /(\/files\/upload\/|\/auth\/activation\/|\/auth\/reset-password\/|\/activation\/|\/reset-password\/)[^/?#]+/i;

/** What is as long as our tokens may be one, under whatever path it was sent. */
const LONG_SEGMENT = /[^/]{32,}/g;

/**
 * The path of a request as it may stand in a log: without tokens, and without the query, which may hold what somebody searched for.
 * Nothing is known of a path that is refused for how it is written.
 */
export function loggablePath(url: string): string {
  if (!isPlainPath(url)) return '…';
  return (url.split('?', 1)[0] ?? '').replace(SECRET_SEGMENT, '$1…').replace(LONG_SEGMENT, '…');
}

/** One log line for each request: who called what from where, and what became of it. No headers, no bodies, no tokens. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    serializers: {
      req: ({
        id,
        method,
        url,
        remoteAddress,
      }: {
        id: unknown;
        method: string;
        url: string;
        remoteAddress: string;
      }) => ({
        id,
        method,
        path: loggablePath(url),
        remoteAddress,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customProps: (_request, response) =>
      'locals' in response ? { problem: problemCodeOf(response.locals) } : {},
    customLogLevel: (_request, response, error) =>
      // 501 is how the contract's missing calls are answered, and no fault.
      error || (response.statusCode >= 500 && response.statusCode !== 501) ? 'error' : 'info',
  });
}

function problemCodeOf(locals: unknown): unknown {
  return typeof locals === 'object' && locals !== null && 'problemCode' in locals
    ? locals.problemCode
    : undefined;
}
