/** Something that is told to those who listen. */
export interface Topic<Words extends readonly unknown[]> {
  tell(...words: Words): void;
  /** Listens until the function it gives is called; hears at once what was last told to a topic that remembers. */
  listen(listener: (...words: Words) => void): () => void;
  /** What was last told to a topic that remembers. */
  current(): Words | undefined;
}

/** Makes a topic; with `initial` it remembers what was last told. Telling goes on when a listener throws. */
export function createTopic<Words extends readonly unknown[]>(initial?: Words): Topic<Words> {
  const listeners = new Set<(...words: Words) => void>();
  let last = initial;
  return {
    tell(...words) {
      if (last) last = words;
      for (const listener of [...listeners]) {
        try {
          listener(...words);
        } catch (error) {
          // One bad listener must not keep the others from hearing; the error still reaches the page's handler.
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    listen(listener) {
      // A wrapper of its own, so that the same function may listen twice.
      const own = (...words: Words) => listener(...words);
      listeners.add(own);
      if (last) own(...last);
      return () => void listeners.delete(own);
    },
    current: () => last,
  };
}
