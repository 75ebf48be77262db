/** Runs work under one key one after the other; work under different keys does not wait. */
export interface KeyedLock {
  /** Runs the work when all earlier work about the key is over. The work must not ask for the same key again. */
  run<R>(key: number, work: () => Promise<R>): Promise<R>;
}

/** Makes a lock. One process owns a data folder, so that a lock in memory is enough. */
export function createKeyedLock(): KeyedLock {
  const tails = new Map<number, Promise<unknown>>();
  return {
    async run(key, work) {
      const before = tails.get(key) ?? Promise.resolve();
      const own = before.then(work, work);
      const tail = own.catch(() => undefined);
      tails.set(key, tail);
      try {
        return await own;
      } finally {
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
  };
}
