import {
  comparePositions,
  cornersOf,
  endOf,
  pathOfBoxes,
  startOf,
  type Asides,
  type PageRuns,
  type Position,
  type RunBox,
  type TextRange,
} from '@glossator/document-text';
import type { ChangeMark, ChangePart } from '../../core/ports/viewer-marks';
import type { AsideText } from '../text/aside-text';
import { barsBeside } from './change-bars';

/** How a change is drawn on one page: path data (page units) by the name of the paint, and what of it can be clicked. */
export interface ChangeShape {
  readonly paths: ReadonlyMap<ChangePaint, string>;
  /** The words, the bars in the margin and the places of missing words. */
  readonly boxes: readonly RunBox[];
  /** The passage on this page. */
  readonly passage: readonly RunBox[];
  readonly bars: readonly RunBox[];
}

/** What is painted: the ground under words and under a whole passage, a line through or under them, a caret where words are missing, a bar beside. */
export type ChangePaint =
  `${ChangePart['kind']}-${'ground' | 'line' | 'caret'}` | 'passage-ground' | `${ChangeMark['kind']}-bar`;

/** How far down a box its lines are drawn, in its heights. */
const STRUCK_AT = 0.58;
const UNDERLINED_AT = 0.97;

/** Draws changes; a shape is made once for as long as the text of its page is cached and has the same places. */
export function createChangeShapes(lines: Pick<AsideText, 'on' | 'boxesOf'>): {
  of(mark: ChangeMark, runs: PageRuns): ChangeShape;
} {
  const cache = new WeakMap<PageRuns, Map<ChangeMark, CachedShape>>();
  const shapeOf = (mark: ChangeMark, runs: PageRuns): ChangeShape => {
    const paths = new Map<ChangePaint, string>();
    const add = (paint: ChangePaint, path: string): void => {
      if (path !== '') paths.set(paint, (paths.get(paint) ?? '') + path);
    };
    const passage = isEmpty(mark.passage) ? [] : lines.boxesOf(mark.passage, runs);
    const bars = barsBeside(passage);
    const boxes: RunBox[] = [...bars];
    for (const { kind, range } of mark.parts) {
      if (range.startPage > runs.page || range.endPage < runs.page) continue;
      if (isEmpty(range)) {
        const carets = caretsAt(range, runs);
        add(`${kind}-caret`, carets.map(caretPath).join(''));
        boxes.push(...carets);
        continue;
      }
      const words = lines.boxesOf(range, runs);
      if (kind !== 'moved') add(`${kind}-ground`, pathOfBoxes(words));
      const height = kind === 'deleted' ? STRUCK_AT : UNDERLINED_AT;
      add(`${kind}-line`, words.map((box) => linePath(box, height)).join(''));
      boxes.push(...words);
    }
    add('passage-ground', pathOfBoxes(passage));
    add(`${mark.kind}-bar`, pathOfBoxes(bars));
    return { paths, boxes, passage, bars };
  };
  return {
    of(mark, runs) {
      let here = cache.get(runs);
      if (!here) cache.set(runs, (here = new Map<ChangeMark, CachedShape>()));
      const { isExact } = runs;
      const asides = lines.on(runs.page);
      const before = here.get(mark);
      if (before && before.isExact === isExact && before.asides === asides) return before.shape;
      const shape = shapeOf(mark, runs);
      here.set(mark, { isExact, asides, shape });
      return shape;
    },
  };
}

interface CachedShape {
  readonly isExact: boolean;
  readonly asides: Asides | undefined;
  readonly shape: ChangeShape;
}

function isEmpty(range: TextRange): boolean {
  return comparePositions(startOf(range), endOf(range)) >= 0;
}

/** The box, as high as its line and without width, of a place between two letters; none where the place is not on the page. */
function caretsAt(range: TextRange, runs: PageRuns): RunBox[] {
  const { page, element, character }: Position = startOf(range);
  const shape = runs.shapes[element];
  if (page !== runs.page || !shape || shape.height <= 0) return [];
  const fraction = runs.fractionAt(element, character);
  const along = (shape.isRtl ? 1 - fraction : fraction) * shape.width;
  const { angle, height } = shape;
  return [
    { x: shape.x + along * Math.cos(angle), y: shape.y + along * Math.sin(angle), angle, width: 0, height },
  ];
}

/** A line along a box, `at` heights from its top. */
function linePath(box: RunBox, at: number): string {
  const [start, end, endBottom, startBottom] = cornersOf(box);
  const between = (a: { x: number; y: number }, b: { x: number; y: number }): string =>
    `${rounded(a.x + (b.x - a.x) * at)} ${rounded(a.y + (b.y - a.y) * at)}`;
  return `M${between(start, startBottom)}L${between(end, endBottom)}`;
}

/** A wedge under the line that points to where words are missing, with a stem between the letters. */
function caretPath({ x, y, angle, height }: RunBox): string {
  const point = (along: number, across: number): string => {
    const dx = along * height;
    const dy = across * height;
    return `${rounded(x + dx * Math.cos(angle) - dy * Math.sin(angle))} ${rounded(y + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  const corners: readonly (readonly [number, number])[] = [
    [-0.05, 0.1],
    [0.05, 0.1],
    [0.05, 0.8],
    [0.3, 1.16],
    [-0.3, 1.16],
    [-0.05, 0.8],
  ];
  return `M${corners.map(([along, across]) => point(along, across)).join('L')}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
