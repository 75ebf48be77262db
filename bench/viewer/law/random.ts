/** Numbers from 0 to 1 that are always the same ones for a seed. */
export type Random = () => number;

/** A linear congruential generator (Numerical Recipes' constants): good enough to mix words, the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
