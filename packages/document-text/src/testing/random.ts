/** Random numbers that are the same for the same seed. */
export interface Random {
  /** From 0 to 1. */
  next(): number;
  /** A whole number, both bounds included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The generator "mulberry32": 32 bits of state. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
