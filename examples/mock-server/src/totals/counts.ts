/** How many of something are under way, by a number that names it. */
export interface Counts {
  add(id: number): void;
  remove(id: number): void;
  /** Whether at least one is. */
  has(id: number): boolean;
}

/** Makes them, with none under way. */
export function createCounts(): Counts {
  const counts = new Map<number, number>();
  return {
    add: (id) => void counts.set(id, (counts.get(id) ?? 0) + 1),
    remove(id) {
      const left = (counts.get(id) ?? 1) - 1;
      if (left > 0) counts.set(id, left);
      else counts.delete(id);
    },
    has: (id) => counts.has(id),
  };
}
