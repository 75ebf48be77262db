import type { Position } from '../position';
import type { PageText } from '../text-item';

/** What is left out of a page: elements of running lines, footnotes. */
export type Omitted = (page: number) => ReadonlySet<number>;

/**
 * The lines of a document in the order of its elements, as columns of numbers: no object and no string is kept for a line. A line
 * is what stands between two line ends; lines without visible text are left out.
 */
export interface LineTable {
  readonly count: number;
  /** Index of the page in `pages` (not its number). */
  readonly page: Int32Array;
  readonly first: Int32Array;
  /** The last element of the line, inclusive. */
  readonly last: Int32Array;
  /** Height of the largest text, 0 without boxes. */
  readonly height: Float32Array;
  /** Distance of the baseline from the line before in heights; NaN on a new page or column and without boxes. */
  readonly gap: Float32Array;
  /** Height most of the text has, 0 without boxes. */
  readonly bodyHeight: number;
  readonly pages: readonly PageText[];
  readonly omit: Omitted;
}

/** Heights are counted in tenths of a point up to this many points. */
const TALLEST = 100;

/** Looks through the pages once and notes where their lines are. */
export function linesOf(pages: readonly PageText[], omit: Omitted): LineTable {
  let capacity = 0;
  for (const { lineEnds } of pages) {
    capacity += 1;
    for (const end of lineEnds) if (end) capacity += 1;
  }
  const page = new Int32Array(capacity);
  const first = new Int32Array(capacity);
  const last = new Int32Array(capacity);
  const height = new Float32Array(capacity);
  const gap = new Float32Array(capacity);
  const lettersOfHeight = new Float64Array(TALLEST * 10);
  let count = 0;
  pages.forEach(({ page: number, elements, lineEnds, boxes }, at) => {
    const left = omit(number);
    let lastBaseline = NaN;
    let start = -1;
    let tallest = 0;
    let baseline = NaN;
    for (let element = 0; element < elements.length; element += 1) {
      const text = elements[element] ?? '';
      if (!left.has(element) && isVisible(text)) {
        if (start < 0) start = element;
        last[count] = element;
        const box = boxes?.[element];
        if (box) {
          if (box.height > tallest) [tallest, baseline] = [box.height, box.y];
          const tenths = Math.min(Math.round(box.height * 10), TALLEST * 10 - 1);
          lettersOfHeight[tenths] = (lettersOfHeight[tenths] ?? 0) + text.length;
        }
      }
      if (start < 0 || !(lineEnds[element] || element === elements.length - 1)) continue;
      page[count] = at;
      first[count] = start;
      height[count] = tallest;
      const down = lastBaseline - baseline;
      gap[count] = down > 0 && tallest > 0 ? down / tallest : NaN;
      count += 1;
      [lastBaseline, start, tallest, baseline] = [baseline, -1, 0, NaN];
    }
  });
  lettersOfHeight[0] = 0;
  const bodyHeight = lettersOfHeight.indexOf(lettersOfHeight.reduce((a, b) => Math.max(a, b), 0)) / 10;
  return { count, page, first, last, height, gap, bodyHeight, pages, omit };
}

/** The text of a line from its first element with visible text on. */
export function lineText(lines: LineTable, line: number): string {
  const page = lines.pages[lines.page[line] ?? 0];
  if (!page || line < 0 || line >= lines.count) return '';
  const [from = 0, to = 0] = [lines.first[line], lines.last[line]];
  if (from === to) return page.elements[from] ?? '';
  const left = lines.omit(page.page);
  let text = '';
  for (let element = from; element <= to; element += 1)
    if (left.size === 0 || !left.has(element)) text += page.elements[element] ?? '';
  return text;
}

/** The position of the character at an offset of a line's text. */
export function positionInLine(lines: LineTable, line: number, offset: number): Position {
  const page = lines.pages[lines.page[line] ?? 0];
  let [element = 0, rest] = [lines.first[line], offset];
  if (!page) return { page: 0, element, character: 0 };
  const left = lines.omit(page.page);
  const lengthOf = (at: number): number => (left.has(at) ? 0 : (page.elements[at]?.length ?? 0));
  while (element < (lines.last[line] ?? 0) && rest >= lengthOf(element)) {
    rest -= lengthOf(element);
    element += 1;
  }
  return { page: page.page, element, character: rest };
}

/** The position after the last element of the last page. */
export function endOfPages(pages: readonly PageText[]): Position {
  const page = pages.at(-1);
  if (!page) return { page: 0, element: 0, character: 0 };
  const element = Math.max(page.elements.length - 1, 0);
  return { page: page.page, element, character: page.elements[element]?.length ?? 0 };
}

function isVisible(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 32 && code !== 0xa0 && code !== 0xad) return true;
  }
  return false;
}
