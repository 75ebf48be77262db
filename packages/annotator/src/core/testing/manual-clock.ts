import type { Clock } from '../ports/environment';

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Lets milliseconds pass and runs what falls due, in order. */
  pass(ms: number): void;
}

/** A manual clock; it starts on 1 July 2026. */
export function createManualClock(): ManualClock {
  let now = Date.UTC(2026, 6, 1);
  let due: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    after(ms, work) {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((other) => other !== next);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
}
