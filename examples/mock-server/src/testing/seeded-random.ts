/** The seed of this run's random tests: the same in every run unless `TEST_SEED` gives another (`npm run test:long` does). */
export const TEST_SEED = Number(process.env['TEST_SEED'] ?? 20261122);

/** Numbers from 0 to 1 that are the same for the same seed, so that each run can be repeated (Mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
