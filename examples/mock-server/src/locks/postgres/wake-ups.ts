/** Those who wait until somebody says that a key is free. */
export interface WakeUps {
  /** Resolves when the key is said to be free the next time; `forget` when nobody waits for that any more. */
  next(key: number): { readonly promise: Promise<unknown>; readonly forget: () => void };
  wake(key: number): void;
  wakeAll(): void;
}

/** Makes them; of one key one waits at a time. */
export function createWakeUps(): WakeUps {
  const waiting = new Map<number, () => void>();
  return {
    next(key) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      waiting.set(key, () => resolve(undefined));
      return { promise, forget: () => void waiting.delete(key) };
    },
    wake: (key) => waiting.get(key)?.(),
    wakeAll() {
      for (const resolve of waiting.values()) resolve();
    },
  };
}
