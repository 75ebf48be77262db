import type { Route } from '../contract/route';
import { ApiError, NetworkError } from './api-error';

/** How often and how patiently safe calls are repeated. Delays in milliseconds. */
export interface RetryPolicy {
  /** Repetitions after the first try; 0 for none. */
  readonly retries: number;
  /** Wait before the first repetition; it doubles each time. */
  readonly baseDelayMs: number;
  /** Longest wait; a server that asks for a longer one gets no repetition. */
  readonly maxDelayMs: number;
}

/** Three repetitions within about two seconds. */
export const DEFAULT_RETRY: RetryPolicy = { retries: 3, baseDelayMs: 300, maxDelayMs: 10_000 };

const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** Whether a call may be sent twice: reading ones, and creating ones, which carry an idempotency key. */
export function isRepeatable({ method, creates }: Route): boolean {
  return method === 'GET' || creates === true;
}

/** Whether an error may pass by itself within the policy's patience. */
export function isPassing(error: unknown, policy: RetryPolicy): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  if ((error.retryAfterMs ?? 0) > policy.maxDelayMs) return false;
  if (error.status === 429) return error.retryAfterMs !== undefined;
  return PASSING_STATUSES.includes(error.status);
}

/** Milliseconds to wait before repetition `index` (from 0): what the server asks for, else doubling with jitter. */
export function retryDelayMs(
  error: unknown,
  index: number,
  policy: RetryPolicy,
  random: () => number,
): number {
  if (error instanceof ApiError && error.retryAfterMs !== undefined) return error.retryAfterMs;
  const full = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** index);
  return full / 2 + (full / 2) * random();
}
