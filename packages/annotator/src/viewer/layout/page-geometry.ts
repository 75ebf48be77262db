import type { PageBox } from '@glossator/document-text';
import type { Rotation } from '../../core/ports/document-viewer';
import { quarterTurns, shownSize, type Size } from './page-box';

/** Pages in a column. Everything is CSS pixels from the top left of the column; pages count from 0. */
export interface PageGeometry {
  readonly count: number;
  /** Height of the column, margins included. */
  readonly height: number;
  /** Width of the widest page known so far, margins not included. */
  readonly width: number;
  /** Sets the box of a page; answers whether its shown size changed. Pages not yet set are taken to be like page 0. */
  setBox(page: number, box: PageBox): boolean;
  /** The box of a page, that of page 0 where it is not known yet. */
  boxOf(page: number): PageBox;
  isKnown(page: number): boolean;
  /** Sets pixels per PDF point and the reader's rotation. */
  setView(pixelsPerPoint: number, rotation: Rotation): void;
  topOf(page: number): number;
  widthOf(page: number): number;
  heightOf(page: number): number;
  /** Own and reader's rotation together. */
  rotationOf(page: number): Rotation;
  /** The page at a height of the column; a gap belongs to the page above it. */
  pageAt(y: number): number;
}

/** Space between pages and around the column. */
export const PAGE_GAP = 12;

/**
 * The column of pages as prefix sums over whole pixels: finding a page is O(log n) and no page needs to be requested before it is
 * seen. Page 0's box stands in for all that are not known.
 */
export function createPageGeometry(count: number, first: PageBox): PageGeometry {
  const boxes = new Map<number, PageBox>([[0, first]]);
  const tops = new Float64Array(count + 1);
  let pixelsPerPoint = 4 / 3;
  let rotation: Rotation = 0;
  let width = 0;
  // Prefix sums are right up to here; what comes after is summed on demand.
  let summed = -1;

  const boxOf = (page: number): PageBox => boxes.get(page) ?? first;
  const sizeOf = (box: PageBox): Size => {
    const points = shownSize(box, quarterTurns(box.rotate + rotation));
    return {
      width: Math.round(points.width * pixelsPerPoint),
      height: Math.round(points.height * pixelsPerPoint),
    };
  };
  const sumUp = (): void => {
    if (summed === count) return;
    const assumed = sizeOf(first).height;
    if (summed < 0) {
      tops[0] = PAGE_GAP;
      summed = 0;
    }
    for (let page = summed; page < count; page += 1) {
      const own = boxes.get(page);
      tops[page + 1] = (tops[page] ?? 0) + (own ? sizeOf(own).height : assumed) + PAGE_GAP;
    }
    summed = count;
  };
  const widen = (): void => {
    width = 0;
    for (const box of boxes.values()) width = Math.max(width, sizeOf(box).width);
  };
  const topOf = (page: number): number => {
    sumUp();
    return tops[Math.min(Math.max(page, 0), count)] ?? 0;
  };
  widen();

  return {
    count,
    get height() {
      return topOf(count);
    },
    get width() {
      return width;
    },
    boxOf,
    isKnown: (page) => boxes.has(page),
    setBox(page, box) {
      const before = sizeOf(boxOf(page));
      boxes.set(page, box);
      const after = sizeOf(box);
      width = Math.max(width, after.width);
      if (before.height === after.height && before.width === after.width) return false;
      summed = Math.min(summed, page);
      return true;
    },
    setView(nextPixelsPerPoint, nextRotation) {
      pixelsPerPoint = nextPixelsPerPoint;
      rotation = nextRotation;
      summed = -1;
      widen();
    },
    topOf,
    widthOf: (page) => sizeOf(boxOf(page)).width,
    heightOf: (page) => sizeOf(boxOf(page)).height,
    rotationOf: (page) => quarterTurns(boxOf(page).rotate + rotation),
    pageAt(y) {
      sumUp();
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((tops[middle] ?? Infinity) <= y) low = middle + 1;
        else high = middle;
      }
      return Math.min(Math.max(low - 1, 0), Math.max(count - 1, 0));
    },
  };
}
