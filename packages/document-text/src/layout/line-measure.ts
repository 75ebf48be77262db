import type { LineTable } from './line-table';

/** Lines of a column from which on its own lines determine its margins. */
const ENOUGH_LINES = 8;
/** The share of a column's lines that may stand out over its right margin. */
const OVERHANG = 0.04;
/** The share of the distances between lines that the smallest usual one must have. */
const USUAL = 0.12;
/** Distances are counted in classes of this many PDF points, heights in classes of half a point. */
const CLASS = 0.5;

/** The measures that a document's lines are set in. */
export interface Measures {
  /** Margins of the column that each line stands in, in PDF points, by the number of the column. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** The usual distance of lines of this height inside a paragraph, in PDF points. */
  leadingOf(height: number): number;
}

/** Measures the lines of a document: margins from each column's own lines, distances from all of its lines. */
export function measureLines(table: LineTable): Measures {
  const { left, right } = marginsOf(table);
  return { left, right, leadingOf: leadingsOf(table) };
}

function marginsOf(table: LineTable): { left: Float32Array; right: Float32Array } {
  const parts = table.lines > 0 ? (table.part[table.lines - 1] ?? 0) + 1 : 0;
  const left = new Float32Array(parts).fill(NaN);
  const right = new Float32Array(parts).fill(NaN);
  const widths: number[] = [];
  const small: number[] = [];
  for (let from = 0; from < table.lines;) {
    const part = table.part[from] ?? 0;
    let to = from;
    while (to < table.lines && table.part[to] === part) to += 1;
    const starts = inOrder(table.left.subarray(from, to));
    const ends = inOrder(table.right.subarray(from, to));
    from = to;
    if (starts.length === 0) continue;
    left[part] = smallestUsual(starts, CLASS * 2, USUAL);
    right[part] = ends[Math.ceil(ends.length * (1 - OVERHANG)) - 1] ?? NaN;
    if (starts.length < ENOUGH_LINES) small.push(part);
    else widths.push((right[part] ?? 0) - (left[part] ?? 0));
  }
  widths.sort((a, b) => a - b);
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  for (const part of small) right[part] = Math.max(right[part] ?? 0, (left[part] ?? 0) + width);
  return { left, right };
}

/** The numbers of a column in ascending order, without those that are none. */
function inOrder(column: Float32Array): Float32Array {
  const ordered = column.slice().sort();
  let length = ordered.length;
  while (length > 0 && Number.isNaN(ordered[length - 1])) length -= 1;
  return ordered.subarray(0, length);
}

/** The leadings by height; a height that has too few lines takes the ratio of the most usual height. */
function leadingsOf(table: LineTable): (height: number) => number {
  const dropsOfSize = new Map<number, number[]>();
  for (let line = 1; line < table.lines; line += 1) {
    const drop = dropBefore(table, line);
    if (!(drop > 0)) continue;
    const size = sizeOf(table, line);
    const known = dropsOfSize.get(size);
    if (known) known.push(drop);
    else dropsOfSize.set(size, [drop]);
  }
  const leadings = new Map<number, number>();
  let most = 0;
  let ratio = 1.25;
  for (const [size, drops] of dropsOfSize) {
    if (drops.length < ENOUGH_LINES) continue;
    const leading = smallestUsual(Float64Array.from(drops).sort(), CLASS, USUAL);
    leadings.set(size, leading);
    if (drops.length <= most) continue;
    most = drops.length;
    ratio = leading / (size * CLASS);
  }
  return (height) => leadings.get(Math.round(height / CLASS)) ?? ratio * height;
}

/** The class of a line's height. */
function sizeOf({ height }: LineTable, line: number): number {
  return Math.round((height[line] ?? NaN) / CLASS);
}

/** How far a line is below the one before it of the same height; 0 where that is no usual distance. */
function dropBefore(table: LineTable, line: number): number {
  const { part, depth, height } = table;
  if (part[line] !== part[line - 1]) return 0;
  const drop = (depth[line] ?? NaN) - (depth[line - 1] ?? NaN);
  const size = height[line] ?? NaN;
  if (!(drop > 0.7 * size && drop < 3 * size)) return 0;
  return sizeOf(table, line) === sizeOf(table, line - 1) ? drop : 0;
}

/** The smallest of ascending values that at least a share of all values are near to; the median where there is none. */
function smallestUsual(values: Float32Array | Float64Array, near: number, share: number): number {
  const enough = Math.max(2, values.length * share);
  let from = 0;
  for (let to = 0; to < values.length; to += 1) {
    const end = values[to] ?? 0;
    while (end - (values[from] ?? 0) > near) from += 1;
    if (to - from + 1 < enough) continue;
    // The window now ends at its first value: let it take in all that are near its beginning.
    const begin = values[from] ?? 0;
    let last = to;
    while (last + 1 < values.length && (values[last + 1] ?? 0) - begin <= near) last += 1;
    return values[Math.floor((from + last) / 2)] ?? end;
  }
  return values[Math.floor(values.length / 2)] ?? 0;
}
