import { cornersOf, type RunBox } from '@glossator/document-text';
import { transformPoint, type Matrix } from '../layout/page-matrix';

/** The upright rectangle around boxes after a matrix; `undefined` for none. */
export function boundsOfBoxes(
  boxes: readonly RunBox[],
  matrix: Matrix,
): { x: number; y: number; width: number; height: number } | undefined {
  if (boxes.length === 0) return undefined;
  const points = boxes.flatMap((box) => cornersOf(box).map((corner) => transformPoint(matrix, corner)));
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  const right = Math.max(...points.map((point) => point.x));
  const bottom = Math.max(...points.map((point) => point.y));
  return { x, y, width: right - x, height: bottom - y };
}
