import { PROBLEM_CONTENT_TYPE } from '@glossator/client-sdk/contract';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { ServerLog } from '../log/server-log';
import { ProblemError, problemOf, retryAfterSecondsOf } from '../problems/problem-error';
import { tooLarge } from './json-body';

/** Refuses what no route of the API has answered. */
export const unknownPath: RequestHandler = (_request, _response, next) => next(new ProblemError('NOT_FOUND'));

/**
 * Answers every error with a problem document (RFC 9457). What is not a refusal is logged; the caller learns no more than that
 * something went wrong. An error after the answer has begun ends the connection, so that half an answer is not taken for a whole one.
 */
export function problemAnswers(log: ServerLog): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const error = fromBodyParser(thrown) ?? fromHangUp(thrown, request) ?? thrown;
    if (!(error instanceof ProblemError)) {
      log.error({ err: error, method: request.method }, 'a call failed unexpectedly');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const problem = problemOf(error);
    const wait = retryAfterSecondsOf(error);
    if (wait !== undefined) response.set('Retry-After', String(wait));
    if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
    response.locals['problemCode'] = problem.code;
    // Whoever reports a problem names with it the lines of the log (RFC 9457 section 3.1.5).
    const requestId: unknown = response.locals['requestId'];
    const instance = typeof requestId === 'string' ? { instance: `urn:uuid:${requestId}` } : {};
    response
      .status(problem.status)
      .type(PROBLEM_CONTENT_TYPE)
      .send(JSON.stringify({ ...problem, ...instance }));
    drain(request);
  };
}

/** Milliseconds a refused body may go on arriving: a client that is cut off while it sends never reads why. */
const DRAIN_MS = 30_000;

function drain(request: Request): void {
  if (request.readableEnded || request.destroyed) return;
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

/** The refusal that an error of the body parser (by its `type`) or of the router (a path that cannot be decoded) means. */
function fromBodyParser(error: unknown): ProblemError | undefined {
  if (error instanceof URIError) return new ProblemError('NOT_FOUND');
  if (!(error instanceof Error) || !('type' in error)) return undefined;
  switch (error.type) {
    case 'entity.too.large':
      return tooLarge(error);
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new ProblemError('UNSUPPORTED_MEDIA_TYPE', { cause: error });
    case 'entity.parse.failed':
    case 'entity.verify.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return new ProblemError('MALFORMED_BODY', { cause: error });
    default:
      return undefined;
  }
}

/** A caller who hangs up in the middle of a request is no fault of ours. */
function fromHangUp(error: unknown, request: Request): ProblemError | undefined {
  const isReset = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
  return isReset && request.destroyed ? new ProblemError('MALFORMED_BODY', { cause: error }) : undefined;
}
