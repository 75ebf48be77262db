import type { SourceDocument } from './items';

/** A span on the line of letters and digits of a document, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Answers whether a span is touched by one of the marks it was made of. */
export type Touches = (span: Span) => boolean;

/** Marks share a letter with a span to touch it; a mark without a letter is a point, and touches what it stands strictly inside. */
export function createTouches(marks: readonly Span[]): Touches {
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

const OTHER = /[^\p{L}\p{N}]/gu;

/** The letters and digits of a document one after the other, on which the evaluator's ruler counts. */
export function lettersOf({ pages }: SourceDocument): string {
  return pages.flatMap(({ items }) => items.map(({ str }) => unitsOf(str))).join('');
}

/** The ruler looks at single UTF-16 units, so a letter beyond the first plane counts nothing. */
function unitsOf(text: string): string {
  return text.replace(OTHER, '').replace(/[\u{10000}-\u{10ffff}]/gu, '');
}
