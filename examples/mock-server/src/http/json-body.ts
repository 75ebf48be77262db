import { json, type RequestHandler } from 'express';
import { ProblemError } from '../problems/problem-error';

/** Largest JSON body in bytes: ten times the longest quote. */
const MAX_BODY_BYTES = 1_048_576;

/**
 * Reads JSON bodies. Refuses another media type (415, which also keeps cross-site forms out), compressed bodies (415), and what is
 * no JSON (400).
 */
export function jsonBody(): readonly RequestHandler[] {
  const refuseOthers: RequestHandler = (request, _response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    next(hasBody && !request.is('application/json') ? new ProblemError('UNSUPPORTED_MEDIA_TYPE') : undefined);
  };
  return [refuseOthers, json({ limit: MAX_BODY_BYTES, inflate: false, type: 'application/json' })];
}
