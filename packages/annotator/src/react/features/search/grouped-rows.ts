/** Where hits are grouped: the index of the first hit of each group, ascending from 0. */
export type GroupStarts = ArrayLike<number>;

/** A row: the head of a group, a hit, both by their index from 0, or what stands for the hits of a group that have not been fetched. */
export type GroupedRow = { readonly head: number } | { readonly hit: number } | { readonly more: number };

/** The rows of a grouped list: for each group its head, then its hits. */
export interface GroupedRows {
  readonly length: number;
  at(row: number): GroupedRow;
  /** The row of a hit, or of the head of its group where that is collapsed. */
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

/** A group of which not all hits need be listed. */
export interface PartialGroup {
  readonly first: number;
  /** Its hits that are there. */
  readonly loaded: number;
  /** All its hits. */
  readonly total: number;
  readonly isCollapsed: boolean;
}

/** The rows of groups that can be collapsed, and of which hits are still to be fetched. */
export function collapsibleRows(groups: readonly PartialGroup[]): GroupedRows {
  const rowsOf = ({ isCollapsed, loaded, total }: PartialGroup) =>
    isCollapsed ? 0 : loaded + (loaded < total ? 1 : 0);
  const tops: number[] = [];
  let length = 0;
  for (const group of groups) {
    tops.push(length);
    length += 1 + rowsOf(group);
  }
  const end = groups.at(-1);
  const hits = end ? end.first + end.loaded : 0;
  const firstOf = (group: number): number => groups[group]?.first ?? hits;
  return {
    length,
    at(row) {
      const group = Math.max(
        0,
        tops.findLastIndex((top) => top <= row),
      );
      const below = row - (tops[group] ?? 0);
      if (below === 0) return { head: group };
      const { first = 0, loaded = 0 } = groups[group] ?? {};
      return below <= loaded ? { hit: first + below - 1 } : { more: group };
    },
    rowOf(hit) {
      const group = Math.max(
        0,
        groups.findIndex(({ first, loaded }) => hit < first + loaded),
      );
      const { isCollapsed = false, first = 0 } = groups[group] ?? {};
      return (tops[group] ?? 0) + (isCollapsed ? 0 : hit - first + 1);
    },
    sizeOf: (group) => groups[group]?.total ?? 0,
    firstOf,
  };
}
