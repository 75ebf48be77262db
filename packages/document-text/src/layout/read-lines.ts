import type { ElementBox, PageText } from '../pages/page-text';
import { isBlank } from '../pages/blank-text';
import { BODY, cutTable, emptyTable, SIDE_HEADING, MARGIN, type LineTable } from './line-table';
import { alongOf, depthOf, mainTurn } from '../pages/page-direction';
import type { PageFlows } from './page-flows';

/** Baselines nearer than this, in heights of the larger text, are one line: raised numbers are on it, the next line is not. */
const SAME_LINE = 0.5;
/** Space along a line, in heights, from which on words on either side do not belong together. */
const WIDE_SPACE = 1;
/** How much further up than the last line, in heights, a line begins a new column. */
const FURTHER_UP = 1;

/** Puts the elements of all pages into lines, those of a page's body and of its margins apart. The index of a page in `pages` is its number. */
export function readLines(pages: readonly PageText[], flowsOf: (page: number) => PageFlows): LineTable {
  const size = pages.reduce((sum, { elements }) => sum + elements.length, 0);
  const writer = new LineWriter(size);
  pages.forEach((text, number) => {
    const { body, margin } = flowsOf(number);
    for (const { elements, isSideHeading = false } of body)
      writer.write(text, number, elements, isSideHeading ? SIDE_HEADING : BODY);
    writer.write(text, number, margin, MARGIN);
  });
  return writer.table();
}

/** Writes elements into a table, line after line. */
class LineWriter {
  readonly #table: LineTable;
  #length = 0;
  #lines = 0;
  #part = -1;
  /** Characters of the longest element of the line: its height and place are the line's. */
  #longest = 0;
  /** Place of the element at hand in reading direction, if it has one. */
  #isPlaced = false;
  #start = 0;
  #end = 0;
  #depth = 0;
  #height = 0;

  constructor(size: number) {
    this.#table = emptyTable(size, size);
  }

  /** Writes the elements of a flow; its first one begins a line and a part. Elements of white space count inside a line only. */
  write(text: PageText, page: number, elements: readonly number[], stream: number): void {
    if (elements.length === 0) return;
    const turn = mainTurn(text);
    const isMirrored = isRightToLeft(text);
    let blanks: number[] = [];
    let before = -1;
    let isTurnedBefore = false;
    for (const at of elements) {
      const characters = text.elements[at] ?? '';
      if (isBlank(characters)) {
        blanks.push(at);
        continue;
      }
      const isTurned = (text.boxes?.[at]?.turn ?? turn) !== turn;
      this.#look(isTurned ? undefined : text.boxes?.[at], turn, isMirrored);
      const isEnded = before >= 0 && endsBetween(text, before, at);
      const isNew = before < 0 || isTurned !== isTurnedBefore || this.#isNewLine(isEnded);
      if (isNew) this.#begin(before < 0, stream);
      else for (const blank of blanks) this.#add(page, blank, false);
      this.#add(page, at, isNew || isEnded || this.#isFarOff());
      this.#extend(characters.length);
      before = at;
      isTurnedBefore = isTurned;
      blanks = [];
    }
  }

  /** The table of what was written. */
  table(): LineTable {
    this.#table.first[this.#lines] = this.#length;
    return cutTable(this.#table, this.#length, this.#lines);
  }

  /** Takes the place of an element, mirrored where its page is read to the left; none where its numbers are none. */
  #look(box: ElementBox | undefined, turn: number, isMirrored: boolean): void {
    this.#isPlaced = false;
    if (!box) return;
    const along = alongOf(box, turn);
    this.#start = isMirrored ? -along - box.width : along;
    this.#end = this.#start + box.width;
    this.#depth = depthOf(box, turn);
    this.#height = box.height;
    this.#isPlaced = Number.isFinite(this.#end + this.#depth + box.height) && box.height > 0;
  }

  /** Lines are determined by places where there are any, else by the line ends of the PDF. */
  #isNewLine(isEnded: boolean): boolean {
    const { depth, height } = this.#table;
    const line = this.#lines - 1;
    const lineDepth = depth[line] ?? NaN;
    if (!this.#isPlaced || Number.isNaN(lineDepth)) return isEnded;
    return Math.abs(this.#depth - lineDepth) > SAME_LINE * Math.max(this.#height, height[line] ?? 0);
  }

  /** Whether a place on the line is further from what is on it than words are. */
  #isFarOff(): boolean {
    const { left, right } = this.#table;
    const line = this.#lines - 1;
    if (!this.#isPlaced || line < 0) return false;
    const space = Math.max(this.#start - (right[line] ?? NaN), (left[line] ?? NaN) - this.#end);
    return space > WIDE_SPACE * this.#height;
  }

  #begin(isFirst: boolean, stream: number): void {
    const table = this.#table;
    const drop = this.#isPlaced ? this.#depth - (table.depth[this.#lines - 1] ?? NaN) : NaN;
    if (isFirst || drop < -FURTHER_UP * this.#height) this.#part += 1;
    table.first[this.#lines] = this.#length;
    table.part[this.#lines] = this.#part;
    table.stream[this.#lines] = stream;
    this.#lines += 1;
    this.#longest = 0;
  }

  #add(page: number, element: number, isParted: boolean): void {
    this.#table.page[this.#length] = page;
    this.#table.element[this.#length] = element;
    this.#table.parted[this.#length] = isParted ? 1 : 0;
    this.#length += 1;
  }

  #extend(characters: number): void {
    if (!this.#isPlaced) return;
    const { left, right, depth, height } = this.#table;
    const line = this.#lines - 1;
    const isFirst = Number.isNaN(left[line]);
    left[line] = isFirst ? this.#start : Math.min(this.#start, left[line] ?? 0);
    right[line] = isFirst ? this.#end : Math.max(this.#end, right[line] ?? 0);
    if (characters <= this.#longest) return;
    this.#longest = characters;
    depth[line] = this.#depth;
    height[line] = this.#height;
  }
}

/** How many elements decide about the direction of a page's script. */
const SAMPLE = 40;
/** The blocks of Unicode from Hebrew to the extensions of Arabic, and their presentation forms. */
const TO_THE_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const HAS_LEFTWARD = new RegExp(TO_THE_LEFT.source);

/** Whether most letters of a page's first elements are of a script that is read from right to left. */
function isRightToLeft({ elements }: PageText): boolean {
  const first = elements.slice(0, SAMPLE);
  if (!first.some((text) => HAS_LEFTWARD.test(text))) return false;
  const sample = first.join('');
  const mirrored = sample.match(TO_THE_LEFT)?.length ?? 0;
  return mirrored > (sample.match(/\p{L}/gu)?.length ?? 0) / 2;
}

/** Whether the PDF ends a line between two elements that are read one after the other; elements without text carry ends, too. */
function endsBetween(text: PageText, before: number, after: number): boolean {
  if (after <= before) return true;
  for (let at = before; at < after; at += 1) if (text.lineEnds[at]) return true;
  return false;
}
