import { createHash } from 'node:crypto';
import type { Options } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import type { RedisConnections } from '../../redis/connect-redis';
import { createRateLimiter, type Rate, type RateLimiter, type Taken } from '../rate-limiter';
import type { RateLimiters } from '../rate-limiters';

/** Milliseconds before the end of a window in which nothing is given back any more: a count that has just run out would be made anew, without an end. */
const LATE_MS = 250;

/**
 * Limiters that all servers on one Redis share, counted by the store of rate-limit-redis. While Redis is away, each server counts by itself, from nothing:
 * callers have as many tries again as there are servers, and are not refused for a fault of ours.
 */
export function createRedisRateLimiters({ commands, prefix }: RedisConnections): RateLimiters {
  return {
    create(name, rate) {
      const alone = createRateLimiter(rate);
      const store = new RedisStore({
        prefix: `${prefix}limit:${name}:`,
        sendCommand: (...args: string[]) => commands.sendCommand(args),
      });
      let prepared: Promise<void> | undefined;
      const prepare = (): Promise<void> =>
        (prepared ??= store.init({ windowMs: rate.windowMs } as Options).catch((error: unknown) => {
          prepared = undefined;
          throw error;
        }));
      const together = createStoreLimiter(store, rate);
      return {
        async take(key, times) {
          if (!commands.isReady) return alone.take(key, times);
          try {
            await prepare();
            return await together.take(key, times);
          } catch {
            // What broke off may have been counted: that is a try less for a caller, once.
            return alone.take(key, times);
          }
        },
      };
    },
  };
}

/** Counts first and gives back what is too much, so that of many at once no more get through than are allowed. */
function createStoreLimiter(store: RedisStore, { most, windowMs }: Rate): RateLimiter {
  const back = async (key: string, times: number, endsAt: number): Promise<void> => {
    if (Date.now() >= endsAt - LATE_MS) return;
    // What is not given back runs out with its window.
    await Promise.all(repeat(times, () => store.decrement(key))).catch(() => undefined);
  };
  return {
    async take(key, times = 1): Promise<Taken> {
      // Keys are addresses and people; those who look into Redis do not have to read them.
      const digest = createHash('sha256').update(key).digest('base64url').slice(0, 22);
      const counts = await Promise.all(repeat(times, () => store.increment(digest)));
      const counted = Math.max(0, ...counts.map(({ totalHits }) => totalHits));
      const endsAt = Math.max(...counts.map(({ resetTime }) => resetTime?.getTime() ?? 0));
      const isRefused = counted > most;
      if (isRefused) await back(digest, times, endsAt);
      const remaining = Math.max(0, most - (isRefused ? counted - times : counted));
      return {
        isRefused,
        standing: { key, most, windowMs, remaining, resetSeconds: Math.ceil((endsAt - Date.now()) / 1000) },
        async giveBack() {
          if (!isRefused) await back(digest, times, endsAt);
        },
      };
    },
  };
}

function repeat<R>(times: number, make: () => R): readonly R[] {
  return Array.from({ length: times }, make);
}
