import { createKeyCounts } from './key-counts';

/** How often something may happen: `most` times in a window, which begins with the first time. */
export interface Rate {
  readonly most: number;
  readonly windowMs: number;
}

/** Where one key stands with a rate. */
export interface Standing extends Rate {
  readonly key: string;
  /** Times that are left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, rounded up. */
  readonly resetSeconds: number;
}

/** One time that was counted, or refused. */
export interface Taken {
  readonly isRefused: boolean;
  readonly standing: Standing;
  /** Makes this time count no more; of no effect once its window has ended. */
  giveBack(): Promise<void>;
}

/** Counts by key how often something happened. Holds no more keys than were counted in two windows. */
export interface RateLimiter {
  /** Counts one time for a key, or as many as are said, unless fewer are left: what is refused is not counted. */
  take(key: string, times?: number): Promise<Taken>;
}

/** Makes a limiter that counts in memory, by the clock of the machine. */
export function createRateLimiter({ most, windowMs }: Rate): RateLimiter {
  const counts = createKeyCounts(windowMs, () => Date.now());
  return {
    async take(key, times = 1) {
      const isRefused = counts.look(key).times + times > most;
      const { times: counted, endsAt } = counts.add(key, isRefused ? 0 : times);
      return {
        isRefused,
        standing: {
          key,
          most,
          windowMs,
          remaining: most - counted,
          resetSeconds: Math.ceil((endsAt - Date.now()) / 1000),
        },
        async giveBack() {
          if (!isRefused && Date.now() < endsAt) counts.add(key, -times);
        },
      };
    },
  };
}
