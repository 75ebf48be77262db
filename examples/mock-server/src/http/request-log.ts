import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { RequestIds } from '../log/request-ids';
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

/** Says which request an answer is to; a trusted proxy may have named it. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a proxy gave a request, where proxies are trusted and it is a uuid; else a new one. */
function idOf({ headers }: IncomingMessage, trustsProxy: boolean): string {
  const given = headers[REQUEST_ID_HEADER.toLowerCase()];
  return trustsProxy && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}

/** Gives each request an id, which its answer, its problem document and all log lines about it have. */
export function requestIds(requests: RequestIds, trustsProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const id = idOf(request, trustsProxy);
    response.set(REQUEST_ID_HEADER, id);
    response.locals['requestId'] = id;
    requests.run(id, next);
  };
}

/** One log line for each request: who called what from where, and what became of it. No headers, no bodies, no tokens. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_request, response) => String(response.getHeader(REQUEST_ID_HEADER)),
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
