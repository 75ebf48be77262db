/** A line in which users take turns, however many entries each has in it. */
export interface FairLine<Entry> {
  /** How many wait: in all, and of one owner. */
  readonly length: number;
  countOf(owner: number | undefined): number;
  add(owner: number | undefined, entry: Entry): void;
  remove(owner: number | undefined, entry: Entry): void;
  /**
   * Takes out who is next: of those owners that `isAllowed`, the one whose last turn was the longest ago, and of theirs the entry that has
   * waited longest.
   */
  take(isAllowed: (owner: number | undefined) => boolean): Entry | undefined;
  /** Takes out everybody. */
  clear(): readonly Entry[];
}

/** Makes an empty line. */
export function createFairLine<Entry>(): FairLine<Entry> {
  /** In the order of their turns; who has had one goes to the end. */
  const lines = new Map<number | undefined, Entry[]>();
  return {
    get length() {
      return [...lines.values()].reduce((sum, entries) => sum + entries.length, 0);
    },
    countOf: (owner) => lines.get(owner)?.length ?? 0,
    add(owner, entry) {
      const entries = lines.get(owner);
      if (entries) entries.push(entry);
      else lines.set(owner, [entry]);
    },
    remove(owner, entry) {
      const rest = (lines.get(owner) ?? []).filter((other) => other !== entry);
      if (rest.length > 0) lines.set(owner, rest);
      else lines.delete(owner);
    },
    take(isAllowed) {
      for (const [owner, entries] of lines) {
        if (!isAllowed(owner)) continue;
        const [first, ...rest] = entries;
        lines.delete(owner);
        if (rest.length > 0) lines.set(owner, rest);
        return first;
      }
      return undefined;
    },
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
  };
}
