import { refusal } from './refusal';

/** A creating call under a key: who calls, and what exactly. */
interface KeyedCall {
  readonly caller: string;
  readonly key: string;
  readonly call: string;
}

/**
 * Remembers creating calls by caller and key (decisions.md section 9): the same call again answers what the first one
 * made, another call under the same key is refused with 409. Calls that failed are forgotten.
 */
export function createIdempotency() {
  const made = new Map<string, { readonly call: string; readonly answer: unknown }>();
  return {
    /** The answer of `run`, or of the same call before: both immediate, or both promises. */
    once<T>({ caller, key, call }: KeyedCall, run: () => T): T {
      const place = `${caller} ${key}`;
      const earlier = made.get(place);
      if (earlier) {
        if (earlier.call !== call) throw refusal('IDEMPOTENCY_KEY_REUSED');
        return earlier.answer as T;
      }
      const answer = run();
      made.set(place, { call, answer });
      if (answer instanceof Promise) answer.catch(() => made.delete(place));
      return answer;
    },
  };
}

/** Answers of creating calls by their keys. */
export type Idempotency = ReturnType<typeof createIdempotency>;
