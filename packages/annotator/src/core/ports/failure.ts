import type { Problem } from '@glossator/client-sdk/contract';

/** Statuses that may pass by themselves, though they are the client's fault by number: log in again, wait, try again. */
const PASSING = [401, 408, 425, 429];

/** Of a call that is not there. */
const NEVER_SERVED = 501;

/** What is looked at of a problem document. */
export type Refusal = Pick<Problem, 'status' | 'code' | 'conflictWith' | 'presentText' | 'errors'>;

/** The problem document of a failed call, where its error carries one (`AnnotatorBackend`). */
export function problemOf(error: unknown): Refusal | undefined {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return undefined;
  const { problem } = error;
  return isProblem(problem) ? problem : undefined;
}

/** How long the server asks to wait, in milliseconds, where the error of a failed call carries it (`AnnotatorBackend`). */
export function waitOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfterMs' in error)) return undefined;
  return typeof error.retryAfterMs === 'number' ? error.retryAfterMs : undefined;
}

/**
 * Whether the server refused for good, so that sending the same again is of no use: 403, 404, 409 and 422
 * (decisions.md section 11), and the other answers that say the same (400, 413, 415, and 501 of a backend that never serves the call).
 */
export function isRefusal(problem: Pick<Problem, 'status'> | undefined): boolean {
  if (!problem) return false;
  if (problem.status === NEVER_SERVED) return true;
  return problem.status >= 400 && problem.status < 500 && !PASSING.includes(problem.status);
}

function isProblem(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'status' in value && typeof value.status === 'number' && 'code' in value && typeof value.code === 'string'
  );
}
