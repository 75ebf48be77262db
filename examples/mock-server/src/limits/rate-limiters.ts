import { createRateLimiter, type Rate, type RateLimiter } from './rate-limiter';

/** Where limiters count. */
export interface RateLimiters {
  /** A limiter of its own; `name` tells it from all others, in every server that counts together with this one. */
  create(name: string, rate: Rate): RateLimiter;
}

/** Limiters that count in this process. */
export function createInProcessRateLimiters(): RateLimiters {
  return { create: (_name, rate) => createRateLimiter(rate) };
}
