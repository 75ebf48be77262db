import type { KeyedLock } from '../keyed-lock';

/** Makes a lock for one server: who has a data folder to itself needs no other. */
export function createInProcessLock(): KeyedLock {
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
    whenFirst: (work) => work(),
    close: async () => undefined,
  };
}
