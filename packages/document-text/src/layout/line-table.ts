import type { ElementBox, PageText } from '../text-item';
import { alongOf, depthOf, mainTurn } from './page-direction';

/**
 * The elements of a document in the order they are read and the lines they make, as columns of numbers. Elements without any character are left
 * out.
 */
export interface LineTable {
  /** How many elements there are. */
  readonly length: number;
  readonly page: Int32Array;
  readonly element: Int32Array;
  /** 1 where a line ends, or a wide space stands, before the element, else 0. */
  readonly parted: Uint8Array;
  /** How many lines there are. */
  readonly lines: number;
  /** The first element of each line, as an index into `element`; one entry more than lines, which is `length`. */
  readonly first: Int32Array;
  /** Number of the column, or page, that each line stands in: it counts up wherever the text goes on further up. */
  readonly part: Int32Array;
  /** Where each line begins and ends, how far down its page it is, and the height of most of its text, in PDF points; NaN without a place. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly depth: Float32Array;
  readonly height: Float32Array;
}

/** Baselines nearer than this, in heights of the larger text, are one line: raised numbers are on it, the next line is not. */
const SAME_LINE = 0.5;
/** Space along a line, in heights, from which on words on either side do not belong together. */
const WIDE_SPACE = 1;
/** How much further up than the last line, in heights, a line begins a new column. */
const FURTHER_UP = 1;

/** Answers the elements of one page in the order they are read, those that are set apart left out. */
export type ElementOrder = (page: PageText) => Iterable<number>;

/** Puts the elements of all pages into lines. The index of a page in `pages` is its number. */
export function readLines(pages: readonly PageText[], orderOf: ElementOrder): LineTable {
  const size = pages.reduce((sum, { elements }) => sum + elements.length, 0);
  const page = new Int32Array(size);
  const element = new Int32Array(size);
  const parted = new Uint8Array(size);
  const first = new Int32Array(size + 1);
  const part = new Int32Array(size);
  const [left, right, depth, height] = [0, 0, 0, 0].map(() => new Float32Array(size).fill(NaN)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  let [length, lines, parts] = [0, 0, -1];
  pages.forEach((text, number) => {
    const turn = mainTurn(text);
    let seen = -1;
    let longest = 0;
    let isFirst = true;
    let isAside = false;
    for (const at of orderOf(text)) {
      const characters = text.elements[at];
      if (!characters) continue;
      const box = placeOf(text.boxes?.[at], turn);
      const blank = characters.trim() === '';
      const line = lines - 1;
      const isEnded = endsBetween(text, seen, at);
      const isTurned = (text.boxes?.[at]?.turn ?? turn) !== turn;
      let isNew = isFirst || isTurned !== isAside;
      let isApart = isEnded;
      if (!isNew && !blank && box && !Number.isNaN(depth[line])) {
        const drop = box.depth - (depth[line] ?? 0);
        const size = Math.max(box.height, height[line] ?? 0);
        isNew = Math.abs(drop) > SAME_LINE * size;
        isApart ||= isNew || box.along - (right[line] ?? 0) > WIDE_SPACE * size;
        if (drop < -FURTHER_UP * size) parts += 1;
      } else if (!isNew && !blank) isNew = isEnded;
      if (isNew) {
        if (isFirst) parts += 1;
        first[lines] = length;
        part[lines] = Math.max(parts, 0);
        lines += 1;
        longest = 0;
      }
      page[length] = number;
      element[length] = at;
      parted[length] = isNew || isApart ? 1 : 0;
      length += 1;
      isFirst = false;
      isAside = isTurned;
      seen = at;
      if (!box || blank || isTurned) continue;
      const now = lines - 1;
      left[now] = Math.min(box.along, left[now] || Infinity);
      right[now] = Math.max(box.along + box.width, right[now] || -Infinity);
      if (characters.length <= longest) continue;
      longest = characters.length;
      depth[now] = box.depth;
      height[now] = box.height;
    }
  });
  first[lines] = length;
  return { length, page, element, parted, lines, first, part, left, right, depth, height };
}

interface Place {
  readonly along: number;
  readonly depth: number;
  readonly width: number;
  readonly height: number;
}

/** A box in reading direction; nothing where its numbers are none. */
function placeOf(box: ElementBox | undefined, turn: number): Place | undefined {
  if (!box) return undefined;
  const { width, height } = box;
  const place = { along: alongOf(box, turn), depth: depthOf(box, turn), width, height };
  const isPlace = Number.isFinite(place.along + place.depth + width + height) && height > 0;
  return isPlace ? place : undefined;
}

/** Whether the PDF ends a line between two elements that are read one after the other; elements without text carry ends, too. */
function endsBetween(text: PageText, before: number, after: number): boolean {
  if (before < 0) return false;
  if (after <= before) return true;
  for (let at = before; at < after; at += 1) if (text.lineEnds[at]) return true;
  return false;
}
