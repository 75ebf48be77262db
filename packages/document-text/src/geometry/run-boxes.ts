import type { TextRange } from '../ranges/text-range';
import type { Span } from './character-places';
import type { Point } from './page-box';
import type { PageRuns } from './page-runs';
import type { RunShape } from './run-shape';

/** A span of one line in page units: a rectangle turned by `angle` about its corner `x`, `y`. */
export interface RunBox {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
}

/** Gaps up to this many heights between neighbors of a line are filled (the space between two words). */
const WORD_GAP = 2;

/** Baselines this near (in heights) are one line. */
const SAME_LINE = 0.35;

/**
 * The boxes that a range covers on one page, one for each span of a line, in order of elements. Elements without width are
 * passed over; neighbors on a line become one box, so that no space between them is left unpainted.
 */
export function boxesOfRange(range: TextRange, runs: PageRuns): RunBox[] {
  const boxes: RunBox[] = [];
  const count = runs.shapes.length;
  const first = range.startPage < runs.page ? 0 : range.startElement;
  const last = range.endPage > runs.page ? count - 1 : Math.min(range.endElement, count - 1);
  let wasParted = false;
  for (let element = first; element <= last; element += 1) {
    const shape = runs.shapes[element];
    const isStart = range.startPage === runs.page && element === range.startElement;
    const isEnd = range.endPage === runs.page && element === range.endElement;
    const from = isStart ? range.startCharacter : 0;
    const to = isEnd ? range.endCharacter : Infinity;
    if (!shape || shape.width <= 0 || shape.height <= 0) continue;
    const spans = runs.spansOf(element, from, to);
    const isParted = spans.length > 1;
    for (const span of spans) {
      const box = partOf(shape, span);
      const before = boxes.at(-1);
      // What stands between the parts of one element is not in the range.
      const joined = before && !isParted && !wasParted ? join(before, box) : undefined;
      if (joined) boxes[boxes.length - 1] = joined;
      else boxes.push(box);
    }
    wasParted = isParted;
  }
  return boxes;
}

/** The part of a shape that a span of its width covers. */
export function partOf(shape: RunShape, { from, to }: Span): RunBox {
  const start = from * shape.width;
  return {
    x: shape.x + start * Math.cos(shape.angle),
    y: shape.y + start * Math.sin(shape.angle),
    angle: shape.angle,
    width: (to - from) * shape.width,
    height: shape.height,
  };
}

/** The place of a point in a box's own directions: `along` from its start, `across` from its top. */
export function insideBox(box: RunBox, point: Point): { readonly along: number; readonly across: number } {
  const dx = point.x - box.x;
  const dy = point.y - box.y;
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  return { along: dx * cos + dy * sin, across: dy * cos - dx * sin };
}

/** The four corners of a box in page units: start top, end top, end bottom, start bottom. */
export function cornersOf({ x, y, angle, width, height }: RunBox): readonly [Point, Point, Point, Point] {
  const along = { x: width * Math.cos(angle), y: width * Math.sin(angle) };
  const across = { x: -height * Math.sin(angle), y: height * Math.cos(angle) };
  return [
    { x, y },
    { x: x + along.x, y: y + along.y },
    { x: x + along.x + across.x, y: y + along.y + across.y },
    { x: x + across.x, y: y + across.y },
  ];
}

/** SVG path data of boxes, in page units. */
export function pathOfBoxes(boxes: readonly RunBox[]): string {
  return boxes.map((box) => `M${cornersOf(box).map(written).join('L')}Z`).join('');
}

function join(a: RunBox, b: RunBox): RunBox | undefined {
  if (Math.abs(a.angle - b.angle) > 0.01) return undefined;
  const { along, across } = insideBox(a, b);
  const height = Math.max(a.height, b.height);
  // Lines are distinguished by their bottoms: a larger first letter or a raised number stays in its line.
  if (Math.abs(across + b.height - a.height) > SAME_LINE * height) return undefined;
  const gap = Math.max(along - a.width, -(along + b.width));
  if (gap > WORD_GAP * Math.min(a.height, b.height)) return undefined;
  const start = Math.min(0, along);
  const end = Math.max(a.width, along + b.width);
  const top = Math.min(0, across);
  const bottom = Math.max(a.height, across + b.height);
  const cos = Math.cos(a.angle);
  const sin = Math.sin(a.angle);
  return {
    x: a.x + start * cos - top * sin,
    y: a.y + start * sin + top * cos,
    angle: a.angle,
    width: end - start,
    height: bottom - top,
  };
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
