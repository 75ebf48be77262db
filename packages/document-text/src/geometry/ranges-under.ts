import type { TextRange } from '../ranges/text-range';
import { coveredCharacters, type Area, type CoveredCharacters } from './covered-characters';
import { overlayOf } from '../pages/overlay';
import { insideBox, partOf, type RunBox } from './run-boxes';
import type { PageRuns } from './page-runs';
import type { Point } from './page-box';
import { isSpace } from './script-direction';

/** So many characters that are not covered do not part a marked span: a raised number, a hyphen at the end of a line. */
const BRIDGED = 2;
/** Middles this near (in heights) are one line ... */
const SAME_LINE = 0.5;
/** ... unless there is a gap of this many heights: another column. */
const COLUMN_GAP = 2;
/** How much farther off a line is that stands above or below a point than one that stands beside it. */
const OFF_LINE = 4;

/**
 * The text that lies under areas of a page, as ranges in the order of elements: the opposite of `boxesOfRange`. One range for each
 * span without a gap, from its first to its last character that is no space; none where the areas cover no text.
 */
export function rangesUnder(areas: readonly Area[], runs: PageRuns): TextRange[] {
  const covered = coveredCharacters(areas, runs);
  const ranges: TextRange[] = [];
  let open: TextRange | undefined;
  let missed = 0;
  const { page, text } = runs;
  for (const [element, flags] of inOrder(covered, text.elements.length)) {
    const letters = text.elements[element] ?? '';
    for (let index = 0; index < letters.length; index += 1) {
      if (isSpace(letters.charCodeAt(index))) continue;
      if (flags?.[index] !== 1) {
        missed += 1;
        continue;
      }
      if (open && missed > BRIDGED) {
        ranges.push(open);
        open = undefined;
      }
      missed = 0;
      const start = open ?? { startPage: page, startElement: element, startCharacter: index };
      open = { ...start, endPage: page, endElement: element, endCharacter: index + 1 };
    }
  }
  if (open) ranges.push(open);
  return ranges;
}

/** All elements from the first to the last that is covered. */
function* inOrder(
  covered: CoveredCharacters,
  count: number,
): Generator<readonly [element: number, flags: Uint8Array | undefined]> {
  const last = Math.max(-1, ...covered.keys());
  for (let element = Math.min(count, ...covered.keys()); element <= last; element += 1)
    yield [element, covered.get(element)];
}

/** The line of text that is nearest to a point of a page, as far as its column goes; `undefined` on a page without text. */
export function lineNear(point: Point, runs: PageRuns): TextRange | undefined {
  const { page, text, shapes } = runs;
  const overlay = overlayOf(text);
  const isBlank = (element: number): boolean =>
    overlay.has(element) || (text.elements[element] ?? '').trim() === '';
  let nearest = -1;
  let least = Infinity;
  for (const [element, shape] of shapes.entries()) {
    if (shape.width <= 0 || shape.height <= 0 || isBlank(element)) continue;
    const away = distance(partOf(shape, { from: 0, to: 1 }), point);
    if (away >= least) continue;
    least = away;
    nearest = element;
  }
  if (nearest < 0) return undefined;
  const reach = (step: 1 | -1): number => {
    let end = nearest;
    for (let next = nearest + step; next >= 0 && next < shapes.length; next += step) {
      if (isBlank(next)) continue;
      if (!isSameLine(runs, end, next)) break;
      end = next;
    }
    return end;
  };
  const [startElement, endElement] = [reach(-1), reach(1)];
  const [first = '', last = ''] = [text.elements[startElement], text.elements[endElement]];
  const startCharacter = first.length - first.trimStart().length;
  const endCharacter = last.trimEnd().length;
  return { startPage: page, startElement, startCharacter, endPage: page, endElement, endCharacter };
}

function distance(box: RunBox, point: Point): number {
  const { along, across } = insideBox(box, point);
  const beside = Math.max(0, -along, along - box.width);
  return beside + OFF_LINE * Math.max(0, -across, across - box.height);
}

function isSameLine({ shapes }: PageRuns, known: number, other: number): boolean {
  const [a, b] = [shapes[known], shapes[other]];
  if (!a || !b || Math.abs(a.angle - b.angle) > 0.01) return false;
  const start = insideBox(partOf(a, { from: 0, to: 1 }), b);
  const isLevel = Math.abs(start.across + b.height / 2 - a.height / 2) <= SAME_LINE * a.height;
  const gap = Math.max(start.along - a.width, -(start.along + b.width));
  return isLevel && gap <= COLUMN_GAP * a.height;
}
