import {
  isTextOvertaken,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  type TextRevision,
} from '@glossator/client-sdk/contract';
import { ServiceUnavailableError, UNAVAILABLE_RETRY_SECONDS } from './service-unavailable';

/**
 * What a problem says beyond its code. `detail`, `errors` and `conflictWith` (a Selection that is in the way) and `presentText` (what stands where
 * another text was to be changed) are shown to the caller;
 * `retryAfterSeconds` becomes a header.
 */
export interface ProblemParts {
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  readonly conflictWith?: number;
  readonly presentText?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A call is refused; it becomes a problem document (RFC 9457) with the status, kind and title of its code. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly parts: ProblemParts;
  constructor(code: ProblemCode, parts: ProblemParts = {}) {
    super(parts.detail ?? PROBLEMS[code].title, { cause: parts.cause });
    this.code = code;
    this.parts = parts;
  }
}

/** Refuses to change a text that has become another one meanwhile. */
export function assertNotOvertaken(present: string, change: TextRevision): void {
  if (isTextOvertaken(present, change)) throw new ProblemError('CONFLICT', { presentText: present });
}

/** Refuses a call for one field. */
export function invalidField(path: string, message: string): ProblemError {
  return new ProblemError('VALIDATION', { errors: [{ path, message }] });
}

/**
 * The problem document of an error; of anything but a `ProblemError` it says no more than that something went wrong, that the disk is full, or that a
 * service does not answer.
 */
export function problemOf(error: unknown): Problem {
  const code = error instanceof ProblemError ? error.code : unexpectedCode(error);
  const { detail, errors, conflictWith, presentText }: ProblemParts =
    error instanceof ProblemError ? error.parts : {};
  return {
    type: 'about:blank',
    ...PROBLEMS[code],
    ...(detail !== undefined && { detail }),
    code,
    ...(errors && { errors: [...errors] }),
    ...(conflictWith !== undefined && { conflictWith }),
    ...(presentText !== undefined && { presentText }),
  };
}

/** Seconds after which the caller of a call that failed so may make it again; undefined where nothing is known of that. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  if (error instanceof ProblemError) return error.parts.retryAfterSeconds;
  return unexpectedCode(error) === 'UNAVAILABLE' ? UNAVAILABLE_RETRY_SECONDS : undefined;
}

/** A full disk and a service that is away are worth a word: the call can be repeated once that is over, and nothing of it was done. */
function unexpectedCode(error: unknown): ProblemCode {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ServiceUnavailableError) return 'UNAVAILABLE';
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return 'STORAGE_FULL';
  }
  return 'INTERNAL';
}
