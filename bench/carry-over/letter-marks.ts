/** A stretch on the line of letters and digits of a document, end exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Answers whether a stretch is touched by one of the marks it was made of. */
export type Touches = (stretch: Stretch) => boolean;

/** Marks share a letter with a stretch to touch it; a mark without a letter is a point, and touches what it stands strictly inside. */
export function createTouches(marks: readonly Stretch[]): Touches {
  const sorted = marks.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from);
  const points = marks.filter(({ from, to }) => from === to).map(({ from }) => from);
  points.sort((a, b) => a - b);
  const furthest: number[] = [];
  for (const { to } of sorted) furthest.push(Math.max(to, furthest.at(-1) ?? 0));
  return ({ from, to }) => {
    const begun = firstWhere(sorted.length, (index) => (sorted[index]?.from ?? 0) >= to);
    if (begun > 0 && (furthest[begun - 1] ?? 0) > from) return true;
    const point = points[firstWhere(points.length, (index) => (points[index] ?? 0) > from)];
    return point !== undefined && point < to;
  };
}

/** The first index for which a condition holds that holds for all after it, or `length`. */
function firstWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
