import type { Position } from '../pages/position';
import type { PageText } from '../pages/page-text';

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
  /** Height of the baseline of its largest text on the page, NaN without boxes. */
  readonly baseline: Float32Array;
  /** Distance of the baseline from the line before in heights; NaN on a new page or column and without boxes. */
  readonly gap: Float32Array;
  /** Where its first text begins, NaN without boxes and where it is turned. */
  readonly left: Float32Array;
  /** Where the text of each page begins: its leftmost line. */
  readonly edge: Float32Array;
  /** Height most of the text has, 0 without boxes. */
  readonly bodyHeight: number;
  /** The gap most lines have, in heights; 0 without boxes. */
  readonly usualGap: number;
  /** Characters that a fifth of the lines exceed: about those of a full line. */
  readonly fullLength: number;
  readonly pages: readonly PageText[];
  readonly omit: Omitted;
}

/** Heights are counted in tenths of a point up to this many points. */
const TALLEST = 100;

/** Gaps are counted in tenths of a height up to this many heights, lengths in characters. */
const WIDEST = 20;
const LONGEST = 400;
/** Figures this much smaller than their line, and this many heights above its baseline, are numbers of notes, or of Swiss paragraphs. */
const SMALLER = 0.9;
const RAISED = 0.15;
const FIGURES = /^\s*\d+(?:[a-z]|bis|ter|quater|quinquies|sexies)?\s*$/u;
const RAISED_FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';

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
  const baselines = new Float32Array(capacity);
  const gap = new Float32Array(capacity);
  const left = new Float32Array(capacity);
  const edge = new Float32Array(pages.length).fill(Infinity);
  const lettersOfHeight = new Float64Array(TALLEST * 10);
  const linesOfGap = new Uint32Array(WIDEST * 10);
  const linesOfLength = new Uint32Array(LONGEST);
  let count = 0;
  for (const [at, { page: number, elements, lineEnds, boxes }] of pages.entries()) {
    const omitted = omit(number);
    let lastBaseline = NaN;
    let start = -1;
    let tallest = 0;
    let baseline = NaN;
    let length = 0;
    for (let element = 0; element < elements.length; element += 1) {
      const text = elements[element] ?? '';
      if (isVisible(text) && !omitted.has(element)) {
        const box = boxes?.[element];
        if (start < 0) {
          start = element;
          left[count] = box && !box.turn ? box.x : NaN;
          if (box && !box.turn && box.x < (edge[at] ?? 0)) edge[at] = box.x;
        }
        last[count] = element;
        length += text.length;
        if (box) {
          if (box.height > tallest) {
            tallest = box.height;
            baseline = box.y;
          }
          addTo(lettersOfHeight, box.height * 10, text.length);
        }
      }
      if (start < 0 || !(lineEnds[element] || element === elements.length - 1)) continue;
      page[count] = at;
      first[count] = start;
      height[count] = tallest;
      baselines[count] = baseline;
      const down = lastBaseline - baseline;
      gap[count] = down > 0 && tallest > 0 ? down / tallest : NaN;
      if (down > 0 && tallest > 0) addTo(linesOfGap, (10 * down) / tallest, 1);
      addTo(linesOfLength, length, 1);
      count += 1;
      lastBaseline = baseline;
      start = -1;
      tallest = 0;
      baseline = NaN;
      length = 0;
    }
  }
  lettersOfHeight[0] = 0;
  return {
    count,
    page,
    first,
    last,
    height,
    baseline: baselines,
    gap,
    left,
    edge,
    pages,
    omit,
    bodyHeight: fullest(lettersOfHeight) / 10,
    usualGap: fullest(linesOfGap) / 10,
    fullLength: exceededBy(linesOfLength, count / 5),
  };
}

/** Adds to the column of a histogram that a value falls into; values too large are counted in the last one. */
function addTo(histogram: Float64Array | Uint32Array, value: number, amount: number): void {
  const at = Math.min(Math.round(value), histogram.length - 1);
  histogram[at] = (histogram[at] ?? 0) + amount;
}

/** The value that occurs most. */
function fullest(histogram: Float64Array | Uint32Array): number {
  let best = 0;
  histogram.forEach((amount, at) => {
    if (amount > (histogram[best] ?? 0)) best = at;
  });
  return best;
}

/** The value that so many exceed. */
function exceededBy(histogram: Uint32Array, many: number): number {
  let at = histogram.length;
  for (let above = 0; above <= many && at > 0; at -= 1) above += histogram[at - 1] ?? 0;
  return at;
}

/**
 * The text of a line from its first element with visible text on. Raised figures are written as such (`Art. 6¹¹`); every offset is
 * that of the elements one after the other, but in letter-spaced lines, which are written without their spaces.
 */
export function lineText(lines: LineTable, line: number): string {
  const page = lines.pages[lines.page[line] ?? 0];
  if (!page || line < 0 || line >= lines.count) return '';
  const { elements, boxes } = page;
  const [from = 0, to = 0] = [lines.first[line], lines.last[line]];
  if (from === to) return unspaced(elements[from] ?? '');
  const left = lines.omit(page.page);
  const tallest = lines.height[line] ?? 0;
  const above = (lines.baseline[line] ?? 0) + tallest * RAISED;
  let text = '';
  for (let element = from; element <= to; element += 1) {
    if (left.size > 0 && left.has(element)) continue;
    const part = elements[element] ?? '';
    const box = boxes?.[element];
    const isRaised = box && box.height < tallest * SMALLER && box.y > above && FIGURES.test(part);
    text += isRaised ? raised(part) : part;
  }
  return unspaced(text);
}

/** How far from the left edge of its page's text a line begins, NaN where that is not known. */
export function leftOf({ left, edge, page }: LineTable, line: number): number {
  return (left[line] ?? NaN) - (edge[page[line] ?? 0] ?? NaN);
}

/** Height of a line's last text. */
export function endHeight(lines: LineTable, line: number): number {
  const page = lines.pages[lines.page[line] ?? 0];
  return page?.boxes?.[lines.last[line] ?? 0]?.height ?? 0;
}

function raised(figures: string): string {
  return figures.replace(/\d/gu, (figure) => RAISED_FIGURES[Number(figure)] ?? figure);
}

/** "T i t e l 2 2" as "Titel 22"; any other text as it is. */
function unspaced(text: string): string {
  if (text[1] !== ' ' || text[3] !== ' ' || !/^(?:\S ){2,}\S?\s*$|^(?:\S {1,3}){6,}/u.test(text)) return text;
  return text
    .replace(/(\S) (?=\S(?:\s|$))/gu, '$1')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=,)(?=\S)/gu, ' ')
    .replace(/ {2,}/gu, ' ');
}

/** The text of a line's first element, to decide cheaply whether `lineText` is needed; raised figures and spaces between letters are still in it. */
export function firstText(lines: LineTable, line: number): string {
  return lines.pages[lines.page[line] ?? 0]?.elements[lines.first[line] ?? 0] ?? '';
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
