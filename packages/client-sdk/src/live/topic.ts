/** Values published to subscribers. */
export interface Topic<Values extends readonly unknown[]> {
  publish(...values: Values): void;
  /** Subscribes until the returned function is called; with an initial value, the listener gets the last one immediately. */
  subscribe(listener: (...values: Values) => void): () => void;
  /** The last published value, for a topic with an initial one. */
  current(): Values | undefined;
}

/** Makes a topic; with `initial` it remembers the last published value. A listener that throws does not stop the others. */
export function createTopic<Values extends readonly unknown[]>(initial?: Values): Topic<Values> {
  const listeners = new Set<(...values: Values) => void>();
  let last = initial;
  return {
    publish(...values) {
      if (last) last = values;
      for (const listener of [...listeners]) {
        try {
          listener(...values);
        } catch (error) {
          // The others are still notified; the error reaches the page's handler.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    subscribe(listener) {
      // A wrapper of its own, so that the same function can subscribe twice.
      const own = (...values: Values) => listener(...values);
      listeners.add(own);
      if (last) own(...last);
      return () => void listeners.delete(own);
    },
    current: () => last,
  };
}
