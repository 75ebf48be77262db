/** Places that are taken for a while, at most so many at once by each key. */
export interface Places {
  /** Takes a place; gives what leaves it again, or undefined where none is free. */
  take(key: number): (() => void) | undefined;
}

/** Makes places. */
export function createPlaces(mostEach: number): Places {
  const taken = new Map<number, number>();
  return {
    take(key) {
      const others = taken.get(key) ?? 0;
      if (others >= mostEach) return undefined;
      taken.set(key, others + 1);
      return () => {
        const left = (taken.get(key) ?? 1) - 1;
        if (left === 0) taken.delete(key);
        else taken.set(key, left);
      };
    },
  };
}
