import type { PageText } from '../pages/page-text';
import { isBlank } from '../pages/blank-text';
import { numberedText, type NumberedText } from './numbered-text';
import { alongOf, depthOf, mainTurn } from '../pages/page-direction';
import { numberColumnsOf, type NumberColumn } from './line-numbers';
import { linesOfPage } from './page-line';

/** One of the outermost lines of a page. */
export interface OuterLine extends NumberedText {
  readonly page: number;
  readonly side: 'top' | 'bottom';
  /** Whether it begins, or ends, as if in the middle of a sentence. */
  readonly continues: boolean;
  readonly isOpen: boolean;
  /** Lines between this one and the edge of the page. */
  readonly rank: number;
  /** The texts of its parts, where wide space parts it: in running lines a title often stands across from what the page begins with. */
  readonly parts: readonly string[];
  /** Its characters and where it stands, as in `PageLine`. */
  readonly elements: readonly number[];
  readonly depth: number;
  readonly height: number;
}

/** Lines at either end of a page that may be running ones. */
export const OUTER_LINES = 4;

/** The outermost lines of a page on one side, from the edge inwards; one more than may be running ones. */
type Edge = readonly OuterLine[];

/** Pages by their numbers; there may be some missing between them. */
export type OuterPages = ReadonlyMap<number, OuterPage>;

/** What is known of a page to find its running lines. */
export interface OuterPage {
  readonly top: Edge;
  readonly bottom: Edge;
  /** Distances between the lines of the page that are neither first nor last, in PDF points. */
  readonly distances: Float64Array;
  /** How many elements with text it has. */
  readonly count: number;
  /** Numbers in its margins, which may count its lines. */
  readonly numbers: readonly NumberColumn[];
}

/** The outer lines of a page on one side; none of a page that is not there. */
export function edgeOf(page: OuterPage | undefined, side: 'top' | 'bottom'): Edge {
  if (!page) return [];
  return side === 'top' ? page.top : page.bottom;
}

/** Space between two parts of a line, in heights of its text. */
const PARTED = 2;
/** Depths nearer than this, in PDF points, may be on one line. */
const ONE_LINE = 4;

/** The outer lines of a page, and how far its inner lines are from each other. */
export function outerLinesOf(text: PageText, page: number): OuterPage {
  const turn = mainTurn(text);
  const { depths, count } = depthsOf(text, turn);
  const [top, bottom] = [innermost(depths, 1), innermost(depths, -1)];
  const lines = linesOfPage(text, (depth) => !(depth > top && depth < bottom), turn);
  const edge = (side: 'top' | 'bottom'): OuterLine[] => {
    const outer = side === 'top' ? lines.slice(0, OUTER_LINES + 1) : lines.slice(-OUTER_LINES - 1).reverse();
    return outer.map(({ text: line, elements, depth, height }, rank) => {
      const trimmed = line.trim();
      const { words, numbers } = numberedText(plain(trimmed));
      const continues = /^\p{Ll}/u.test(trimmed);
      const isOpen = /[\p{L},-]/u.test(trimmed.at(-1) ?? '');
      const parts = partsOf(text, elements, height, turn);
      return { page, side, rank, parts, elements, depth, height, continues, isOpen, words, numbers };
    });
  };
  return {
    count,
    top: edge('top'),
    bottom: edge('bottom'),
    distances: distancesOf(depths),
    numbers: numberColumnsOf(text, turn),
  };
}

/** The texts between the wide spaces of a line; none where there is no such space. */
function partsOf(page: PageText, line: readonly number[], height: number, turn: number): readonly string[] {
  const { boxes = [], elements } = page;
  const parts: string[] = [];
  let end = -Infinity;
  for (const element of line) {
    const box = boxes[element];
    const begin = box ? alongOf(box, turn) : end;
    const text = elements[element] ?? '';
    if (parts.length === 0 || begin - end > PARTED * height) parts.push(text);
    else parts.push(`${parts.pop() ?? ''} ${text}`);
    end = begin + (box?.width ?? 0);
  }
  return parts.length > 1 ? parts.map((part) => plain(part.trim())) : [];
}

/** White space that is not a single space already. */
const SPACES = /\s{2,}|[^\S ]/g;
/** ASCII and the letters of Latin-1, which are their own compatibility forms. */
const PLAIN = /^[ -~À-ÖØ-öø-ÿ]*$/;

/** A text as far as running lines differ: within a document the same line is written the same way. */
function plain(text: string): string {
  const normal = PLAIN.test(text) ? text : text.normalize('NFKC');
  return normal.toLowerCase().replace(SPACES, ' ');
}

/** The distances between lines at ascending depths, those of the first and the last line left aside. */
function distancesOf(depths: Float64Array): Float64Array {
  const distances = new Float64Array(depths.length);
  let count = 0;
  for (let at = 1; at < depths.length; at += 1) {
    const step = (depths[at] ?? 0) - (depths[at - 1] ?? 0);
    if (step > ONE_LINE) distances[count++] = step;
  }
  return distances.slice(1, Math.max(1, count - 1));
}

/** How far down the elements of a page are, in order; those of text in its main direction. And how many elements have text at all. */
function depthsOf(
  { boxes = [], elements }: PageText,
  turn: number,
): { readonly depths: Float64Array; readonly count: number } {
  const depths = new Float64Array(boxes.length);
  let [placed, count] = [0, 0];
  for (let at = 0; at < elements.length; at += 1) {
    if (isBlank(elements[at] ?? '')) continue;
    count += 1;
    const box = boxes[at];
    if (box && (box.turn ?? 0) === turn) depths[placed++] = depthOf(box, turn);
  }
  return { depths: depths.subarray(0, placed).sort(), count };
}

/** The depth of the innermost line that is an outer one, seen from the top (1) or bottom (-1). */
function innermost(depths: Float64Array, direction: 1 | -1): number {
  let [at, lines] = [direction === 1 ? 0 : depths.length - 1, 1];
  let depth = depths[at] ?? 0;
  for (; lines <= OUTER_LINES + 1 && at >= 0 && at < depths.length; at += direction) {
    if (Math.abs((depths[at] ?? 0) - depth) <= ONE_LINE) continue;
    depth = depths[at] ?? 0;
    lines += 1;
  }
  return depth;
}
