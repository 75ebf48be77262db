import type { PageArea } from '@glossator/client-sdk/contract';
import type { RunBox } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import type { Size } from './page-box';
import { transformPoint, untransformPoint, type Matrix } from './page-matrix';

/** An area as a box in page units. */
export function boxOfArea({ x, y, width, height }: PageArea, page: Size): RunBox {
  return {
    x: x * page.width,
    y: y * page.height,
    width: width * page.width,
    height: height * page.height,
    angle: 0,
  };
}

/** An area in pixels of its shown page, which `matrix` leads to from page units. */
export function shownArea(area: PageArea, page: Size, matrix: Matrix): Box {
  const { x, y, width, height } = boxOfArea(area, page);
  const one = transformPoint(matrix, { x, y });
  const other = transformPoint(matrix, { x: x + width, y: y + height });
  return between(one, other);
}

/** The way back: a box in pixels of a shown page as an area of it, as far as it is on the page. */
export function areaOfBox(
  { x, y, width, height }: Box,
  number: number,
  page: Size,
  matrix: Matrix,
): PageArea {
  const one = untransformPoint(matrix, { x, y });
  const other = untransformPoint(matrix, { x: x + width, y: y + height });
  const box = between(one, other);
  const left = within(box.x / page.width);
  const top = within(box.y / page.height);
  return {
    page: number,
    x: left,
    y: top,
    width: within((box.x + box.width) / page.width) - left,
    height: within((box.y + box.height) / page.height) - top,
  };
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The upright box between two of its corners. */
export function between(one: Corner, other: Corner): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

function within(fraction: number): number {
  return Math.min(Math.max(fraction, 0), 1);
}
