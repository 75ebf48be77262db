import type { Point } from '@glossator/document-text';
import type { Rotation } from '../../core/ports/document-viewer';

/** An affine map as CSS and SVG write it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * The map from page units (PDF points from the top left of the page's box, before any rotation) to the shown page, which is
 * turned and `shown` pixels large. `width` and `height` are the page's size in page units.
 */
export function pageMatrix(
  width: number,
  height: number,
  rotation: Rotation,
  shown: { readonly width: number; readonly height: number },
): Matrix {
  const flat = rotation % 180 === 0;
  const sx = shown.width / (flat ? width : height);
  const sy = shown.height / (flat ? height : width);
  switch (rotation) {
    case 90:
      return [0, sy, -sx, 0, height * sx, 0];
    case 180:
      return [-sx, 0, 0, -sy, width * sx, height * sy];
    case 270:
      return [0, -sy, sx, 0, 0, width * sy];
    case 0:
      return [sx, 0, 0, sy, 0, 0];
  }
}

/** Where a matrix takes a point. */
export function transformPoint([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Where a point came from; page matrices can always be undone. */
export function untransformPoint([a, b, c, d, e, f]: Matrix, point: Point): Point {
  const determinant = a * d - b * c;
  const x = point.x - e;
  const y = point.y - f;
  return { x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant };
}
