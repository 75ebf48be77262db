import type { Options } from 'p-retry';
import { OutcomeUnknownError, StorageCorruptError, StorageFullError } from '../storage';
import { ServiceUnavailableError } from '../../problems/service-unavailable';

/**
 * What a failure of the database means: `lost`: its connection or the server is gone; `repeat`: it undid the transaction, which can be
 * run again (a deadlock, a serialization failure); `busy`: it took too long or there are too many; `full`: no space; `damaged`: a page
 * cannot be read; `other`: everything else, faults of our own included.
 */
export type DatabaseFailure = 'lost' | 'repeat' | 'busy' | 'full' | 'damaged' | 'other';

/** SQLSTATE by meaning (PostgreSQL manual, appendix A). Classes are their first two letters. */
const STATES: Readonly<Record<string, DatabaseFailure>> = {
  '40001': 'repeat',
  '40P01': 'repeat',
  '08': 'lost',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '57P05': 'lost',
  '25P03': 'lost',
  '25P04': 'lost',
  '55P03': 'busy',
  '57014': 'busy',
  '53': 'busy',
  '53100': 'full',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** Codes of Node when a server cannot be reached, or can no longer. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** How pg says it, whose own errors have no codes. */
const LOST = /^(?:Connection terminated|Client (?:has encountered|was closed)|Query read timeout)/;
const ALL_IN_USE = 'timeout exceeded when trying to connect';

/** What an error of pg means. */
export function failureOf(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return 'other';
  if (error.message === ALL_IN_USE) return 'busy';
  if (LOST.test(error.message)) return 'lost';
  const code = codeOf(error);
  if (code === undefined) return 'other';
  if (SYSTEM_CODES.has(code)) return 'lost';
  return STATES[code] ?? STATES[code.slice(0, 2)] ?? 'other';
}

/** Whether nothing was done and the same can be tried again. */
function isPassing(error: unknown): boolean {
  const failure = failureOf(error);
  return failure === 'lost' || failure === 'repeat';
}

/** How what fails passingly is tried again, for so many milliseconds. */
export function retrying(retryMs: number): Options {
  return {
    retries: Infinity,
    minTimeout: 50,
    maxTimeout: 1_000,
    maxRetryTime: retryMs,
    shouldRetry: ({ error }) => isPassing(error),
  };
}

/** What the port says of an error; those of work functions and of the port itself are given back as they are. */
export function portError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof OutcomeUnknownError) return error;
  switch (failureOf(error)) {
    case 'full':
      return new StorageFullError(`The database has no space left: ${error.message}`, { cause: error });
    case 'damaged':
      return new StorageCorruptError(`The database is damaged: ${error.message}`, { cause: error });
    case 'lost':
      return new ServiceUnavailableError(`The database cannot be reached: ${messageOf(error)}`, {
        cause: error,
      });
    case 'repeat':
    case 'busy':
      return new ServiceUnavailableError(
        error.message === ALL_IN_USE
          ? 'All connections to the database have been in use for too long; STORE_CONNECTIONS allows more'
          : `The database is busy: ${error.message}`,
        { cause: error },
      );
    default:
      return error;
  }
}

/** What an error says; where several addresses of a host were tried, what the first of them said. */
export function messageOf(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  return error.message === '' && first instanceof Error ? first.message : error.message;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
