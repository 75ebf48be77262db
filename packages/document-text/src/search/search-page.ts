import { bitsOf, foldCharacter, SOFT_HYPHEN, SPACELESS } from '../folding/fold-character';
import { foldedHead, type FoldedText, type OffsetMap } from '../folding/fold';
import { foldPage } from '../folding/folded-page';
import { boxesFrom, boxesToNumbers, NUMBERS_OF_BOX } from '../pages/box-numbers';
import { flattenPage, type FlatPage } from '../pages/flat-page';
import type { PageText } from '../pages/page-text';

/**
 * A page ready to be searched, small enough that thousands are kept: two strings and three rows of numbers. It is plain data, so
 * that it can be stored (structured clone) and put into a `SearchIndex` again.
 */
export interface SearchPage {
  readonly page: number;
  /** The page's elements written one after the other, a line feed after each line end (`flattenPage`). */
  readonly text: string;
  /** `text` folded (`foldText`), without white space at its edges. */
  readonly folded: string;
  /** Where each element begins and ends in `text`. */
  readonly starts: OffsetMap;
  readonly stops: OffsetMap;
  /**
   * The way from `folded` back to `text`, in threes: from which folded index on, the offset in `text` where its source begins and
   * where it ends. Up to the next three, each folded character has one character of source after the other.
   */
  readonly breaks: OffsetMap;
  /** The boxes of the elements, if they were read, five numbers each (`box-numbers.ts`), and the y of the page's upper edge. */
  readonly boxes?: Float32Array;
  readonly top?: number;
  /** The elements that take no part, as those of running headers, ascending; `text` has nothing of them. */
  readonly running?: readonly number[];
}

/** The part of a search page that is its text and its places; the rest is for searching. */
export type SearchPageText = Pick<
  SearchPage,
  'page' | 'text' | 'starts' | 'stops' | 'boxes' | 'top' | 'running'
>;

/** The version of the text model: of what a `SearchPage` of a given page contains. Raise it when folding, or reading elements, gives another result. */
export const TEXT_MODEL_VERSION = 5;

/** The part of a search page that is its text and its places, which is made without folding; elements in `omit` (running headers, say) take no part. */
export function searchPageTextOf(page: PageText, omit?: ReadonlySet<number>): SearchPageText {
  const flat = flattenPage(page, omit);
  return placedText(page, flat, flat.text.length, omit);
}

/** Makes a page ready to be searched; elements in `omit` (running headers, say) take no part. */
export function searchPageOf(page: PageText, omit?: ReadonlySet<number>): SearchPage {
  const { flat, ...fold } = foldPage(page, omit);
  const from = fold.folded.startsWith(' ') ? 1 : 0;
  const to = Math.max(from, fold.folded.length - (fold.folded.endsWith(' ') ? 1 : 0));
  const room = Math.max(flat.text.length, fold.folded.length);
  return {
    ...placedText(page, flat, room, omit),
    folded: fold.folded.slice(from, to),
    breaks: offsetsOf(breaksOf(fold, from, to), room),
  };
}

/** The text of a page and its places; offsets are to have room for so many characters. */
function placedText(
  page: PageText,
  { text, starts, elements }: FlatPage,
  room: number,
  omit: ReadonlySet<number> | undefined,
): SearchPageText {
  const stops = elements.map((element, i) => (starts[i] ?? 0) + element.length);
  return {
    page: page.page,
    text,
    starts: offsetsOf(starts, room),
    stops: offsetsOf(stops, room),
    ...(page.boxes && { boxes: boxesToNumbers(page.boxes) }),
    ...(page.top !== undefined && { top: page.top }),
    ...(omit && omit.size > 0 && { running: [...omit].sort((a, b) => a - b) }),
  };
}

/**
 * The text of a page as it was before it was made ready to be searched: the same elements, line ends and boxes. Elements that take no
 * part (`running`) are empty.
 */
export function pageTextOf({ page, text, starts, stops, boxes, top, running }: SearchPageText): PageText {
  const elements: string[] = [];
  const lineEnds: boolean[] = [];
  starts.forEach((start, element) => {
    const stop = stops[element] ?? start;
    elements.push(text.slice(start, stop));
    lineEnds.push((starts[element + 1] ?? text.length) > stop);
  });
  return {
    page,
    elements,
    lineEnds,
    ...(boxes && { boxes: boxesFrom(boxes) }),
    ...(top !== undefined && { top }),
    ...(running && { running }),
  };
}

/** Whether a stored value is a search page, as far as its shape shows. */
export function isSearchPage(value: unknown): value is SearchPage {
  if (typeof value !== 'object' || value === null) return false;
  const page: Partial<Record<keyof SearchPage, unknown>> = value;
  const { text, folded, starts, stops, breaks, boxes, top, running } = page;
  return (
    typeof page.page === 'number' &&
    typeof text === 'string' &&
    typeof folded === 'string' &&
    isOffsets(starts) &&
    isOffsets(stops) &&
    isOffsets(breaks) &&
    starts.length === stops.length &&
    breaks.length % 3 === 0 &&
    (folded === '') === (breaks.length === 0) &&
    (stops.at(-1) ?? 0) <= text.length &&
    (boxes === undefined ||
      (boxes instanceof Float32Array && boxes.length === starts.length * NUMBERS_OF_BOX)) &&
    (top === undefined || typeof top === 'number') &&
    (running === undefined || Array.isArray(running))
  );
}

/** The index into `breaks` (a multiple of 3) of the span that `folded[index]` belongs to. */
export function breakOf({ breaks }: SearchPage, index: number): number {
  let low = 0;
  let high = breaks.length / 3;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((breaks[middle * 3] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low * 3;
}

/** The offset in `text` where the source of `folded[index]` begins. */
export function sourceStart(page: SearchPage, index: number): number {
  const at = breakOf(page, index);
  return (page.breaks[at + 1] ?? 0) + index - (page.breaks[at] ?? 0);
}

/** The offset in `text` after the source of `folded[index]`. */
export function sourceEnd(page: SearchPage, index: number): number {
  const at = breakOf(page, index);
  const first = page.breaks[at] ?? 0;
  return index === first ? (page.breaks[at + 2] ?? 0) : (page.breaks[at + 1] ?? 0) + index - first + 1;
}

/** What decides how the text of a page joins that of its neighbors: bits of its outermost characters (`fold-character.ts`). */
export interface PageEdges {
  readonly first: number;
  readonly last: number;
  /** Bits of the character before a hyphen that the page ends with, else 0. */
  readonly stem: number;
  /** The first characters of the page, for words that leave a hyphen hanging. */
  readonly head: string;
}

/** The edges of a page; `undefined` of a page without visible text. */
export function edgesOf(page: SearchPage): PageEdges | undefined {
  const { folded, text } = page;
  if (folded === '') return undefined;
  const end = folded.length - 1;
  return {
    first: bitsAt(page, 0),
    last: bitsAt(page, end),
    stem: end > 0 && folded.endsWith('-') ? bitsAt(page, end - 1) : 0,
    head: foldedHead(text.slice(sourceStart(page, 0))),
  };
}

function bitsAt(page: SearchPage, index: number): number {
  const unit = page.text.slice(sourceStart(page, index), sourceEnd(page, index));
  // Half of a surrogate pair says nothing; a letter beyond the basic plane is read whole.
  const code = page.folded.charCodeAt(index);
  const from = code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
  const to = code >= 0xd800 && code <= 0xdbff ? index + 2 : index + 1;
  return bitsOf(page.folded.slice(from, to)) | (foldCharacter(unit, false).bits & (SPACELESS | SOFT_HYPHEN));
}

/** The spans of one-to-one characters of `folded` between two indexes, counted from the first of them. */
function breaksOf({ offsets, ends }: FoldedText, from: number, to: number): number[] {
  const breaks: number[] = [];
  let next = -1;
  for (let i = from; i < to; i += 1) {
    const start = offsets[i] ?? 0;
    const end = ends[i] ?? 0;
    if (start !== next || end !== start + 1) breaks.push(i - from, start, end);
    next = start + 1;
  }
  return breaks;
}

function offsetsOf(numbers: readonly number[], most: number): OffsetMap {
  return most < 0x10000 ? Uint16Array.from(numbers) : Uint32Array.from(numbers);
}

function isOffsets(value: unknown): value is OffsetMap {
  return value instanceof Uint16Array || value instanceof Uint32Array;
}
