/** Where hits are grouped: the index of the first hit of each group, ascending from 0. */
export type GroupStarts = ArrayLike<number>;

/** The rows of a grouped list: for each group its head, then its hits. */
export interface GroupedRows {
  readonly length: number;
  /** What a row is: the head of a group, or a hit; both by their index from 0. */
  at(row: number): { readonly head: number } | { readonly hit: number };
  rowOf(hit: number): number;
  /** How many hits a group has. */
  sizeOf(group: number): number;
  /** The first hit of a group. */
  firstOf(group: number): number;
}

/** The rows of so many hits in these groups. Nothing is made for a row before it is asked for. */
export function groupedRows(starts: GroupStarts, hits: number): GroupedRows {
  const count = starts.length;
  const firstOf = (group: number): number => starts[group] ?? hits;
  /** The last group that begins, by this measure, at or before a place. */
  const groupAt = (place: number, begin: (group: number) => number): number => {
    let low = 0;
    let high = count;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (begin(middle) <= place) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    length: hits + count,
    at(row) {
      const group = groupAt(row, (at) => firstOf(at) + at);
      const first = firstOf(group) + group;
      return row === first ? { head: group } : { hit: row - group - 1 };
    },
    rowOf: (hit) => hit + groupAt(hit, firstOf) + 1,
    sizeOf: (group) => firstOf(group + 1) - firstOf(group),
    firstOf,
  };
}
