import type { Box } from './inline';

/** One set line: its boxes, the width of its spaces in points, and whether it ends in a hyphen. */
export interface SetLine {
  readonly boxes: readonly Box[];
  readonly space: number;
  readonly hyphenated: boolean;
}

export interface BreakOptions {
  /** The measure in points; the first line may be narrower by `firstIndent`. */
  readonly width: number;
  readonly firstIndent: number;
  /** The natural width of a space and of a hyphen in points. */
  readonly space: number;
  readonly hyphen: number;
  readonly justify: boolean;
}

const SHRINK = 0.25;
const HYPHEN_COST = 60;
const OVERFULL_COST = 1e7;

interface Candidate {
  readonly line: SetLine;
  readonly cost: number;
}

function measure(
  boxes: readonly Box[],
  from: number,
  to: number,
  options: BreakOptions,
): Candidate | undefined {
  const part = boxes.slice(from, to);
  const hyphenated = boxes[to]?.glued ?? false;
  const spaces = part.slice(1).filter((item) => !item.glued).length;
  const content = part.reduce((sum, item) => sum + item.width, 0) + (hyphenated ? options.hyphen : 0);
  const available = options.width - (from === 0 ? options.firstIndent : 0);
  const slack = available - content - spaces * options.space;
  const tooLong = slack < -spaces * options.space * SHRINK;
  if (tooLong && part.length > 1) return undefined;
  const last = to === boxes.length;
  const space = (available - content) / Math.max(1, spaces);
  const justified = options.justify && spaces > 0 && (!last || slack < 0);
  const stretch = spaces > 0 ? slack / (spaces * options.space) : slack / options.space;
  const badness = last && slack >= 0 ? 0 : 100 * Math.abs(stretch) ** (options.justify ? 3 : 2);
  const cost = (1 + badness) ** 2 / 100 + (hyphenated ? HYPHEN_COST : 0) + (tooLong ? OVERFULL_COST : 0);
  return { line: { boxes: part, space: justified ? space : options.space, hyphenated }, cost };
}

/**
 * Breaks a paragraph where the whole of it looks best (the total-fit idea of Knuth and Plass, with one class of
 * badness): the least sum of squared badness over all ways to break it, found by dynamic programming.
 */
export function breakLines(boxes: readonly Box[], options: BreakOptions): SetLine[] {
  const best: ({ cost: number; from: number; line: SetLine } | undefined)[] = [];
  for (let to = 1; to <= boxes.length; to += 1) {
    for (let from = to - 1; from >= 0; from -= 1) {
      const before = from === 0 ? { cost: 0 } : best[from];
      const candidate = measure(boxes, from, to, options);
      if (!candidate) break;
      if (!before) continue;
      const cost = before.cost + candidate.cost;
      if (cost < (best[to]?.cost ?? Infinity)) best[to] = { cost, from, line: candidate.line };
    }
  }
  const lines: SetLine[] = [];
  for (let at = boxes.length; at > 0;) {
    const step = best[at];
    if (!step) break;
    lines.unshift(step.line);
    at = step.from;
  }
  return lines;
}
