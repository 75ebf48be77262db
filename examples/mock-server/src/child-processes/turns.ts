import { createFairLine } from './fair-line';

/** Turns at something that only so many may do at once. Users alternate, however many wait of each. */
export interface Turns {
  /** Waits for a turn of this owner; gives what ends it. */
  take(owner: number | undefined): Promise<() => void>;
}

/** Makes turns of which so many are given at once. */
export function createTurns(most: number): Turns {
  const line = createFairLine<() => void>();
  let taken = 0;
  const leave = (): void => {
    // The place goes straight to the next in line, so that nobody slips in between.
    const next = line.take(() => true);
    if (next) next();
    else taken -= 1;
  };
  return {
    async take(owner) {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => line.add(owner, resolve));
      return leave;
    },
  };
}
