/** What a promise may reject with: the reason itself, or an error that has it as its cause. */
export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The work was stopped.', { cause: reason });
}
