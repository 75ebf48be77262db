import { ProblemError } from '../problems/problem-error';
import type { KeyedCall } from './answers';

/** Keyed calls that are being answered: a retry that comes meanwhile waits for the same answer instead of making a second entity. */
export interface CallsUnderWay {
  /** Runs a call, or joins the same one under way. Throws IDEMPOTENCY_KEY_REUSED where another call has the key. */
  run(call: KeyedCall, answer: () => Promise<unknown>): Promise<unknown>;
}

/** Makes the list of calls under way. */
export function createCallsUnderWay(): CallsUnderWay {
  const running = new Map<string, { readonly fingerprint: string; readonly answer: Promise<unknown> }>();
  return {
    async run({ id, fingerprint }, answer) {
      const known = running.get(id);
      if (known && known.fingerprint !== fingerprint) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
      if (known) return known.answer;
      const started = answer();
      running.set(id, { fingerprint, answer: started });
      try {
        return await started;
      } finally {
        running.delete(id);
      }
    },
  };
}
