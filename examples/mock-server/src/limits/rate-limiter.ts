import { MemoryStore, type Options } from 'express-rate-limit';

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
  const store = new MemoryStore();
  // The only one of the middleware's options that its store reads.
  store.init({ windowMs } as Options);
  return {
    async take(key, times = 1) {
      let { totalHits, resetTime } = await store.increment(key);
      for (let counted = 1; counted < times; counted += 1)
        ({ totalHits, resetTime } = await store.increment(key));
      const endsAt = resetTime?.getTime() ?? 0;
      const isRefused = totalHits > most;
      const uncount = async (): Promise<void> => {
        for (let counted = 0; counted < times; counted += 1) await store.decrement(key);
      };
      if (isRefused) await uncount();
      return {
        isRefused,
        standing: {
          key,
          most,
          windowMs,
          remaining: Math.max(0, most - totalHits + (isRefused && times > 1 ? times : 0)),
          resetSeconds: Math.ceil((endsAt - Date.now()) / 1000),
        },
        async giveBack() {
          if (!isRefused && Date.now() < endsAt) await uncount();
        },
      };
    },
  };
}
