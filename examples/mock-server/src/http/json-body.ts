import { json, type Request, type RequestHandler } from 'express';
import { ProblemError } from '../problems/problem-error';

/** Largest JSON body in bytes: ten times the longest quote. */
const MAX_BODY_BYTES = 1_048_576;
/** Milliseconds a JSON body may take to arrive; whoever sends it byte by byte would hold the connection for as long as an upload may. */
const ARRIVAL_MS = 60_000;

/**
 * Reads JSON bodies. Refuses another media type (415, which also keeps cross-site forms out), compressed bodies (415), and what is
 * no JSON (400).
 */
export function jsonBody(): readonly RequestHandler[] {
  const refuseOthers: RequestHandler = (request, _response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is('application/json')) next(new ProblemError('UNSUPPORTED_MEDIA_TYPE'));
    // The parser would answer only after all of it has arrived.
    else if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) next(tooLarge());
    else {
      if (hasBody) limitArrival(request);
      next();
    }
  };
  return [refuseOthers, json({ limit: MAX_BODY_BYTES, inflate: false, type: 'application/json' })];
}

/** Refuses a body for its size. */
export function tooLarge(cause?: unknown): ProblemError {
  return new ProblemError('FILE_TOO_LARGE', { detail: 'The body is too large', cause });
}

function limitArrival(request: Request): void {
  const timer = setTimeout(() => request.destroy(), ARRIVAL_MS);
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}
