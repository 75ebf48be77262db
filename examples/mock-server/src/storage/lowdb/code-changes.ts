/** Creations and removals of Codes in flight: one at a time for each Code. */
export interface CodeChanges {
  /** Runs a creation or removal of a Code after those before it. */
  run<R>(codeId: number, change: () => Promise<R>): Promise<R>;
  /** Fulfilled when all that are in flight have ended, whatever came of them. */
  idle(): Promise<void>;
}

/** Makes the queue. */
export function createCodeChanges(): CodeChanges {
  const last = new Map<number, Promise<void>>();
  return {
    async run(codeId, change) {
      const result = (last.get(codeId) ?? Promise.resolve()).then(change);
      const settled = result.then(
        () => undefined,
        () => undefined,
      );
      last.set(codeId, settled);
      try {
        return await result;
      } finally {
        if (last.get(codeId) === settled) last.delete(codeId);
      }
    },
    async idle() {
      await Promise.all(last.values());
    },
  };
}
