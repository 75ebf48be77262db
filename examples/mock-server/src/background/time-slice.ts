import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which long work lets others have the event loop. */
const SLICE = 4;

/** Makes a function that long work awaits between steps: it gives up the event loop once a slice of time is used up. */
export function createTimeSlice(): () => Promise<void> {
  let end = performance.now() + SLICE;
  return async () => {
    if (performance.now() < end) return;
    await nextTurn();
    end = performance.now() + SLICE;
  };
}
