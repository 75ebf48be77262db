import {
  type Asides,
  type PageRuns,
  insideBox,
  pathOfBoxes,
  type RunBox,
  type Point,
} from '@glossator/document-text';
import type { AsideText } from '../text/aside-text';
import { boxOfArea } from '../layout/area-box';
import type { Size } from '../layout/page-box';
import type { Mark } from './mark-index';

/** The boxes of a mark on one page and their SVG path, in page units. */
export interface MarkShape {
  readonly boxes: readonly RunBox[];
  readonly path: string;
}

interface CachedShape {
  readonly range: Mark['range'];
  readonly area: Mark['area'];
  readonly isExact: boolean;
  /** What was known to stand aside on the page, and on the pages of the range's ends. */
  readonly asides: readonly (Asides | undefined)[];
  readonly shape: MarkShape;
}

/** Shapes of marks, each made once for as long as the text of its page is cached and has the same places. */
export interface MarkShapes {
  of(mark: Mark, runs: PageRuns): MarkShape;
}

/**
 * Shapes are cached with the runs they were made from, and go with them. What stands aside is not in a mark over a page break. `sizeOf` is
 * the size of a page in page units, for marks of areas.
 */
export function createMarkShapes(
  lines: Pick<AsideText, 'on' | 'boxesOf'>,
  sizeOf?: (page: number) => Size,
): MarkShapes {
  const cache = new WeakMap<PageRuns, Map<number, CachedShape>>();
  return {
    of(mark, runs) {
      let here = cache.get(runs);
      if (!here) cache.set(runs, (here = new Map<number, CachedShape>()));
      const { isExact } = runs;
      const { startPage, endPage } = mark.range;
      const asides = [startPage, runs.page, endPage].map(lines.on);
      const before = here.get(mark.id);
      const isSame = before?.range === mark.range && before.area === mark.area && before.isExact === isExact;
      if (isSame && asides.every((known, at) => known === before.asides[at])) return before.shape;
      const boxes =
        mark.area && sizeOf ? [boxOfArea(mark.area, sizeOf(runs.page))] : lines.boxesOf(mark.range, runs);
      const shape = { boxes, path: pathOfBoxes(boxes) };
      here.set(mark.id, { range: mark.range, area: mark.area, isExact, asides, shape });
      return shape;
    },
  };
}

/** Whether a point of the page is on a shape. */
export function isOnShape({ boxes }: MarkShape, point: Point): boolean {
  return isOnBoxes(boxes, point, 0);
}

/** Whether a point of the page is in one of these boxes, or not further from it than `reach` (page units). */
export function isOnBoxes(boxes: readonly RunBox[], point: Point, reach: number): boolean {
  return boxes.some((box) => {
    const { along, across } = insideBox(box, point);
    return along >= -reach && along <= box.width + reach && across >= -reach && across <= box.height + reach;
  });
}
