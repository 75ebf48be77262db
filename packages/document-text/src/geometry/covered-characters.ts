import { overlayOf } from '../pages/overlay';
import { insideBox, partOf, cornersOf, type RunBox } from './run-boxes';
import type { PageRuns } from './page-runs';
import type { Point } from './page-box';
import { isMark } from './script-direction';

/** A patch of a page: the corners of a convex shape in page units, in any order. */
export type Area = readonly Point[];

/** Which characters (UTF-16 units) of which elements are covered: one flag a unit. */
export type CoveredCharacters = ReadonlyMap<number, Uint8Array>;

/** A patch that is lower than this part of a line is a stroke under or through it. */
const STROKE = 0.5;
/** How far (in heights of the line) a stroke may stand under or over the line it belongs to. */
const STROKE_REACH = 0.35;

/**
 * Finds the characters whose middle lies in one of the areas; a mere stroke covers the characters of the line that it is drawn at. What lies over
 * or under the text is covered only where no text is.
 */
export function coveredCharacters(areas: readonly Area[], runs: PageRuns): CoveredCharacters {
  const overlay = overlayOf(runs.text);
  const ofText = flagged(areas, { runs, covered: new Map(), isLeftOut: (element) => overlay.has(element) });
  if (ofText.size > 0 || overlay.size === 0) return ofText;
  return flagged(areas, { runs, covered: new Map(), isLeftOut: () => false });
}

/** The runs of a page, what is covered of them, and which elements cannot be. */
interface Flagged {
  readonly runs: PageRuns;
  readonly covered: Map<number, Uint8Array>;
  readonly isLeftOut: (element: number) => boolean;
}

function flagged(areas: readonly Area[], target: Flagged): CoveredCharacters {
  for (const area of areas) {
    const hull = turnedRound(area);
    const found = flagAll(
      target,
      (box) => isApart(box, hull),
      (point) => isInside(point, hull),
    );
    if (!found) flagStroke(hull, target);
  }
  return target.covered;
}

/** Flags each character that is met; answers whether there is any. */
function flagAll(
  { runs, covered, isLeftOut }: Flagged,
  isOff: (box: RunBox, element: number) => boolean,
  isMet: (middle: Point, box: RunBox) => boolean,
): boolean {
  let hasFound = false;
  runs.shapes.forEach((shape, element) => {
    const text = runs.text.elements[element] ?? '';
    if (shape.width <= 0 || shape.height <= 0 || text === '' || isLeftOut(element)) return;
    const whole = partOf(shape, { from: 0, to: 1 });
    if (isOff(whole, element)) return;
    for (let index = 0; index < text.length; index += 1) {
      const flags = covered.get(element);
      // A mark, or the second half of a pair, goes with its letter.
      const isWith = index > 0 && isMark(text, index) && flags?.[index - 1] === 1;
      const [span] = isWith ? [] : runs.spansOf(element, index, index + 1);
      if (!isWith && (!span || !isMet(middleOf(partOf(shape, span)), whole))) continue;
      const own = flags ?? new Uint8Array(text.length);
      own[index] = 1;
      covered.set(element, own);
      hasFound = true;
    }
  });
  return hasFound;
}

/** A thin patch covers what stands over it or is struck through by it. */
function flagStroke(hull: Area, target: Flagged): void {
  const reachOf = (box: RunBox): { low: number; high: number; from: number; to: number } => {
    const places = hull.map((corner) => insideBox(box, corner));
    const across = places.map((place) => place.across);
    const along = places.map((place) => place.along);
    return {
      low: Math.min(...across),
      high: Math.max(...across),
      from: Math.min(...along),
      to: Math.max(...along),
    };
  };
  const isOff = (box: RunBox): boolean => {
    const { low, high, from, to } = reachOf(box);
    const middle = (low + high) / 2;
    const isStroke = high - low < STROKE * box.height && to > 0 && from < box.width;
    return !isStroke || middle < 0 || middle > (1 + STROKE_REACH) * box.height;
  };
  flagAll(target, isOff, (point, box) => {
    const { from, to } = reachOf(box);
    const { along } = insideBox(box, point);
    return along >= from && along <= to;
  });
}

function middleOf(box: RunBox): Point {
  const [start, , end] = cornersOf(box);
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
}

/** The corners in their order round the middle, whichever order they came in. */
function turnedRound(area: Area): Area {
  const x = area.reduce((sum, point) => sum + point.x, 0) / Math.max(area.length, 1);
  const y = area.reduce((sum, point) => sum + point.y, 0) / Math.max(area.length, 1);
  return area.toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
}

/** Whether upright rectangles around both do not meet. */
function isApart(box: RunBox, hull: Area): boolean {
  const corners = cornersOf(box);
  const isBeside = (read: (point: Point) => number): boolean =>
    Math.max(...corners.map(read)) < Math.min(...hull.map(read)) ||
    Math.max(...hull.map(read)) < Math.min(...corners.map(read));
  return hull.length < 3 || isBeside(({ x }) => x) || isBeside(({ y }) => y);
}

/** Whether a point lies in a convex shape whose corners are in order. */
function isInside({ x, y }: Point, hull: Area): boolean {
  let side = 0;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const turn = Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
    if (turn !== 0 && side !== 0 && turn !== side) return false;
    side ||= turn;
  }
  return side !== 0;
}
