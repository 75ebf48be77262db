import type { Position } from '@glossator/document-text';
import type { Point } from '../layout/page-matrix';
import type { PageRuns } from './page-runs';
import { insideBox } from './run-boxes';

/** A line reaches this far (in heights) into the white above and below it. */
const LEADING = 0.15;

/** What being off every line costs against being beside one. */
const OFF_LINE = 400;

/**
 * The text position nearest to a point of a page (page units), `undefined` on a page without text. Right of a line's end is its
 * end, between two lines is the nearer one: a drag over white space never jumps to another part of the page.
 */
export function caretAt(runs: PageRuns, point: Point): Position | undefined {
  let best: { element: number; score: number; along: number } | undefined;
  runs.shapes.forEach((shape, element) => {
    if (shape.width <= 0 || !runs.text.elements[element]) return;
    const { along, across } = insideBox(shape, point);
    const beside = outside(along, 0, shape.width);
    const above = outside(across, -LEADING * shape.height, (1 + LEADING) * shape.height);
    const score = beside + (above > 0 ? OFF_LINE + above * 4 : outside(across, 0, shape.height) * 0.01);
    if (!best || score < best.score) best = { element, score, along };
  });
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

function outside(value: number, low: number, high: number): number {
  return value < low ? low - value : value > high ? value - high : 0;
}
