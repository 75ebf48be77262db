import type { ElementBox, PageText } from './page-text';
import { isBlank } from './blank-text';
import { alongOf, depthOf, mainTurn } from './page-direction';
import { addHeights, usualHeight } from './usual-height';

/** Letters so much larger than the text's are none of it where they lie on its lines. */
const HUGE = 2.5;
/** Lines that upright letters must lie on; those aslant lie on one. */
const ENOUGH_LINES = 2;
/** How far over its baseline, in heights, the middle of a line of text is. */
const MIDDLE = 0.35;
/** How many places along a line are looked at, at most one for each of its heights. */
const PLACES = 60;
/** Pages on which upright letters of the text's own size must lie at the same place to be a stamp. */
const ENOUGH_PAGES = 3;
/**
 * Comparisons of two elements, or of an element with a place on a line, that a page is worth: a dense one takes a tenth of it. Files made to take
 * time have a hundred thousand elements on top of each other; of such a page nothing is an overlay.
 */
const MOST_COMPARISONS = 4_000_000;
/** The share of a page's characters that run aslant from which on the page itself does. */
const TILTED_PAGE = 0.5;

/** An element that may lie over or under the text of its page, as watermarks and stamps do. */
export interface OverlayCandidate {
  readonly element: number;
  /** The same for the same words at the same place of other pages. */
  readonly key: string;
  /** It lies on the text; it cannot be text itself. */
  readonly isOnText: boolean;
  readonly isStrange: boolean;
}

/** The elements of a page that may lie over or under its text, looked at for themselves. */
export function overlayCandidates(page: PageText): readonly OverlayCandidate[] {
  const { boxes, elements } = page;
  if (!boxes) return [];
  const turn = mainTurn(page);
  const height = usualHeight([addHeights(new Map(), page)]);
  const isPlain = (box: ElementBox): boolean => (box.turn ?? 0) === turn && box.tilt === undefined;
  if (height === 0 || isTiltedPage(page)) return [];
  const strange: number[] = [];
  const plain: number[] = [];
  boxes.forEach((box, element) => {
    if (isBlank(elements[element] ?? '') || !isPlaced(box)) return;
    (isPlain(box) && box.height <= HUGE * height ? plain : strange).push(element);
  });
  const lines = strange.length === 0 ? [] : plain.flatMap((element) => boxes[element] ?? []);
  const work = { left: MOST_COMPARISONS };
  const found = strange.flatMap((element): OverlayCandidate[] => {
    const box = boxes[element];
    if (!box) return [];
    const isOnText = linesUnder(box, { lines, turn, work }) >= (box.tilt === undefined ? ENOUGH_LINES : 1);
    return [{ element, key: keyOf(page, element, box), isOnText, isStrange: true }];
  });
  const crossed = crossing(page, { plain, turn, work });
  return work.left > 0 ? [...found, ...crossed] : [];
}

/** How much more may be compared on a page. */
interface Work {
  left: number;
}

/** On how many of some pages candidates lie on the text, by their keys. */
export type OverlayTimes = ReadonlyMap<string, number>;

/** Counts on how many pages candidates lie on the text. */
export function overlayTimes(pages: Iterable<readonly OverlayCandidate[]>): OverlayTimes {
  const times = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.flatMap((one) => (one.isOnText ? one.key : []))))
      times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** Those of a page's candidates that are an overlay: they lie on its text, or do so on pages around. */
export function overlayAmong(
  candidates: readonly OverlayCandidate[],
  times: OverlayTimes,
): ReadonlySet<number> {
  if (candidates.length === 0) return new Set();
  const isOverlay = ({ key, isOnText, isStrange }: OverlayCandidate): boolean =>
    isStrange ? isOnText || times.has(key) : (times.get(key) ?? 0) >= ENOUGH_PAGES;
  return new Set(candidates.filter(isOverlay).map(({ element }) => element));
}

/** What lies over or under the text of one page, as far as the page alone shows it. */
export function overlayOf(page: PageText): ReadonlySet<number> {
  return page.overlay ? new Set(page.overlay) : overlayAmong(overlayCandidates(page), new Map());
}

function isTiltedPage({ boxes = [], elements }: PageText): boolean {
  if (!hasTilted(boxes)) return false;
  let [all, tilted] = [0, 0];
  boxes.forEach(({ tilt }, element) => {
    const { length } = elements[element] ?? '';
    all += length;
    if (tilt !== undefined) tilted += length;
  });
  return tilted > TILTED_PAGE * all;
}

function hasTilted(boxes: readonly ElementBox[]): boolean {
  for (const { tilt } of boxes) if (tilt !== undefined) return true;
  return false;
}

/** Whether a box has a place and a size; numbers of damaged files may be none. */
function isPlaced({ x, y, width, height }: ElementBox): boolean {
  return width > 0 && height > 0 && Number.isFinite(x + y + width + height);
}

/** How many of the lines have some of their middle within a box, as far as the work goes. */
function linesUnder(
  box: ElementBox,
  {
    lines,
    turn,
    work,
  }: { readonly lines: readonly ElementBox[]; readonly turn: number; readonly work: Work },
): number {
  const turns = ((box.turn ?? 0) + (box.tilt ?? 0)) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(turns), Math.sin(turns)];
  const isInside = (x: number, y: number): boolean => {
    const [dx, dy] = [x - box.x, y - box.y];
    const [along, up] = [dx * cos + dy * sin, dy * cos - dx * sin];
    return along > 0 && along < box.width && up > 0 && up < box.height;
  };
  const met = new Set<number>();
  for (const line of lines) {
    if (work.left <= 0) break;
    const depth = Math.round(depthOf(line, turn));
    work.left -= 1;
    if (met.has(depth)) continue;
    const [dx, dy] = DIRECTIONS[turn] ?? [1, 0];
    const rise = MIDDLE * line.height;
    const places = Math.min(PLACES, Math.ceil(line.width / line.height));
    for (let place = 0; place <= places; place += 1) {
      work.left -= 1;
      const at = (place / places) * line.width;
      if (isInside(line.x + at * dx - rise * dy, line.y + at * dy + rise * dx)) {
        met.add(depth);
        break;
      }
    }
  }
  return met.size;
}

/** Which way text runs that is turned by so many quarter turns. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The upright elements of the text's own size that lie on others: one of the two may be a stamp, if it comes again on other pages. */
function crossing(
  page: PageText,
  { plain, turn, work }: { readonly plain: readonly number[]; readonly turn: number; readonly work: Work },
): OverlayCandidate[] {
  const { boxes = [] } = page;
  const depthAt = (element: number): number => depthOf(boxes[element] ?? NOWHERE, turn);
  const placed = inOrderOfDepth(plain, depthAt);
  const found = new Set<number>();
  for (let at = 1; at < placed.length; at += 1) {
    const lower = boxes[placed[at] ?? -1] ?? NOWHERE;
    const depth = depthOf(lower, turn);
    for (let above = at - 1; above >= 0 && work.left > 0; above -= 1) {
      work.left -= 1;
      const upper = boxes[placed[above] ?? -1] ?? NOWHERE;
      const down = depth - depthOf(upper, turn);
      if (down >= lower.height) break;
      const isOn =
        depthOf(upper, turn) - MIDDLE * upper.height > depth - lower.height && down > MIDDLE * upper.height;
      if (isOn && !isBeside(upper, lower, turn)) found.add(placed[above] ?? -1).add(placed[at] ?? -1);
    }
  }
  return [...found].flatMap((element) => {
    const box = boxes[element];
    return box ? [{ element, key: keyOf(page, element, box), isOnText: true, isStrange: false }] : [];
  });
}

/** Elements from the top to the bottom, as they mostly are already. */
function inOrderOfDepth(
  elements: readonly number[],
  depthAt: (element: number) => number,
): readonly number[] {
  for (let at = 1; at < elements.length; at += 1)
    if (!(depthAt(elements[at - 1] ?? -1) <= depthAt(elements[at] ?? -1)))
      return elements.toSorted((a, b) => depthAt(a) - depthAt(b));
  return elements;
}

/** Whether boxes have no place along the lines in common. */
function isBeside(one: ElementBox, other: ElementBox, turn: number): boolean {
  const [start, otherStart] = [alongOf(one, turn), alongOf(other, turn)];
  return start >= otherStart + other.width || otherStart >= start + one.width;
}

const NOWHERE: ElementBox = { x: NaN, y: NaN, width: 0, height: 0 };

function keyOf({ elements }: PageText, element: number, box: ElementBox): string {
  const numbers = [box.x, box.y, box.height, 10 * ((box.turn ?? 0) + (box.tilt ?? 0))];
  return `${numbers.map(Math.round).join(' ')} ${elements[element] ?? ''}`;
}
