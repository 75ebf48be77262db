import { type Position, type PageRuns, insideBox, type Point } from '@glossator/document-text';
import { insideLine, type ReadingLine } from './reading-lines';

/** What going out of a column costs against going as far above or below a line of it. */
const ASIDE = 2;
/** Where columns overlap, the nearer text has it. */
const NEARER = 0.01;
/** Page units around a running line within which it is meant. */
const MEANT = 4;

/**
 * The text position nearest to a point of a page (page units), `undefined` on a page without text. The white beside a line is its
 * own as far as its column reaches, between two lines the nearer one has it: a drag over white space never jumps to another part
 * of the page. Running lines (`aside`) are taken only where the point is on them.
 */
export function caretAt(
  runs: PageRuns,
  lines: readonly ReadingLine[],
  point: Point,
  aside?: ReadonlySet<number>,
): Position | undefined {
  const line = lineAt(lines, point, aside) ?? lineAt(lines, point);
  return line && caretInLine(runs, line, point);
}

/** The position in a line that is nearest to a point. */
export function caretInLine(runs: PageRuns, line: ReadingLine, point: Point): Position | undefined {
  let best: { element: number; distance: number; along: number } | undefined;
  for (const element of line.elements) {
    const shape = runs.shapes[element];
    if (!shape) continue;
    const { along } = insideBox(shape, point);
    const distance = outside(along, 0, shape.width);
    if (!best || distance < best.distance) best = { element, distance, along };
  }
  if (!best) return undefined;
  const { element, along } = best;
  const shape = runs.shapes[element];
  const fraction = shape ? Math.min(Math.max(along / shape.width, 0), 1) : 0;
  return {
    page: runs.page,
    element,
    character: runs.characterAt(element, shape?.isRtl ? 1 - fraction : fraction),
  };
}

function lineAt(
  lines: readonly ReadingLine[],
  point: Point,
  aside?: ReadonlySet<number>,
): ReadingLine | undefined {
  let best: ReadingLine | undefined;
  let least = Infinity;
  for (const line of lines) {
    const { along, across } = insideLine(line, point);
    const above = outside(across, line.top, line.bottom);
    const beside = outside(along, line.start, line.end);
    const isAside = line.elements.some((element) => aside?.has(element));
    if (isAside && (above > MEANT || beside > MEANT)) continue;
    const score = ASIDE * outside(along, line.from, line.to) + above + NEARER * beside;
    if (score < least) [best, least] = [line, score];
  }
  return best;
}

/** Whether a point is on one of the lines, or not further from one than half its height. */
export function isNearLine(lines: readonly ReadingLine[], point: Point): boolean {
  return lines.some((line) => {
    const { along, across } = insideLine(line, point);
    const reach = (line.bottom - line.top) / 2;
    return outside(across, line.top, line.bottom) <= reach && outside(along, line.start, line.end) <= reach;
  });
}

function outside(value: number, low: number, high: number): number {
  return value < low ? low - value : value > high ? value - high : 0;
}
