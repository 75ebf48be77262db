import type { PageArea } from '@glossator/client-sdk/contract';
import { boxesAround, cornersOf, type TextRange } from '@glossator/document-text';
import type { PagePlaces } from './page-places';

/** Eight numbers in PDF points: the corners of a stretch of text, start top, end top, start bottom, end bottom. */
export type Quad = readonly [number, number, number, number, number, number, number, number];

/**
 * The quads of a range on one page, one for each stretch of a line. In the order in which Acrobat writes them and all readers take
 * them (a Z), not in the one of ISO 32000-1 12.5.6.10 (around the box).
 */
export function quadsOf(
  range: TextRange,
  places: PagePlaces,
  leftOut: ReadonlySet<number> | undefined,
): Quad[] {
  const x = (value: number): number => hundredth(places.left + value);
  const y = (value: number): number => hundredth(places.top - value);
  return boxesAround(range, places.runs, leftOut).map((box) => {
    const [startTop, endTop, endBottom, startBottom] = cornersOf(box);
    return [
      x(startTop.x),
      y(startTop.y),
      x(endTop.x),
      y(endTop.y),
      x(startBottom.x),
      y(startBottom.y),
      x(endBottom.x),
      y(endBottom.y),
    ];
  });
}

/** The quad of an area of a page. */
export function quadOfArea(area: PageArea, { left, top, width, height }: Omit<PagePlaces, 'runs'>): Quad {
  const x = (share: number): number => hundredth(left + share * width);
  const y = (share: number): number => hundredth(top - share * height);
  const [start, end] = [x(area.x), x(area.x + area.width)];
  const [upper, lower] = [y(area.y), y(area.y + area.height)];
  return [start, upper, end, upper, start, lower, end, lower];
}

/** The upright rectangle around quads: left, bottom, right, top. */
export function boundsOf(quads: readonly Quad[]): readonly [number, number, number, number] {
  const xs = quads.flatMap((quad) => quad.filter((_, index) => index % 2 === 0));
  const ys = quads.flatMap((quad) => quad.filter((_, index) => index % 2 === 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
