import type { PageText } from '../pages/page-text';
import { inColumnOrder } from './column-order';
import { alongOf, depthOf, mainTurn } from '../pages/page-direction';
import { addHeights, usualHeight } from '../pages/usual-height';
import { areHeadings, headingEvidence, marginNotes, placeInText, type MarginNote } from './side-headings';

/** Elements of a page that are read one after the other. */
export interface PageFlow {
  readonly elements: readonly number[];
  /** Whether it is a heading that stands in the margin, beside what it is read before. */
  readonly isSideHeading?: boolean;
}

/** The elements of a page as they are read: those of its body, column after column, and the notes in its margins in the order of the PDF. */
export interface PageFlows {
  readonly body: readonly PageFlow[];
  readonly margin: readonly number[];
}

/** Height of the letters of marginal notes, as a share of the body's. */
const SMALLER = 0.94;
/** Letters that the notes of a margin have at least: numbers of lines and paragraphs are none. */
const ENOUGH_LETTERS = 12;
/** The share of a body's characters that its widest lines may be left out of its width with. */
const STRAY = 0.02;
/** How many characters of the usual height a page needs before it has margins. */
const ENOUGH_BODY = 80;
/** Pages, and the share of all pages, that must have notes in a margin for a document to have any. */
const ENOUGH_PAGES = 3;
const MANY_PAGES = 0.15;
/** How many places are looked for one after the other before the rest is sorted. */
const MOST_LOOKS = 8;
/** Share of the usual height by which heights of the body differ. */
const SAME_HEIGHT = 0.03;

/**
 * Parts the elements of each page of a document that are in the text from those in its margins; those that are set apart and those without
 * text are in neither. Marginal notes are on many pages, in smaller letters than the text, and stand wholly beside its lines. Where they are
 * the headings of articles they are read with the text.
 */
export function createPageFlows(
  pages: readonly PageText[],
  apart: readonly ReadonlySet<number>[],
): (page: number) => PageFlows {
  const height = usualHeight(pages.map((page) => addHeights(new Map(), page)));
  const margins = pages.map((text, page) =>
    height > 0 ? marginOf(text, textElements(text, apart[page]), height) : NONE,
  );
  const count = margins.filter(({ length }) => length > 0).length;
  const hasMargins = areEnoughMargins(count, pages.length);
  const bodyOf = (text: PageText, page: number): readonly number[] => {
    const outside = new Set(hasMargins ? margins[page] : NONE);
    const elements = textElements(text, apart[page]);
    return outside.size > 0 ? elements.filter((at) => !outside.has(at)) : elements;
  };
  const notesOf = (text: PageText, page: number) => marginNotes(text, margins[page] ?? NONE, mainTurn(text));
  const hasHeadings =
    hasMargins &&
    areHeadings(pages.map((text, page) => headingEvidence(text, notesOf(text, page), bodyOf(text, page))));
  return (page) => {
    const text = pages[page];
    if (!text) return { body: [], margin: NONE };
    const body = inColumnOrder(text, bodyOf(text, page));
    const notes = hasHeadings ? notesOf(text, page) : [];
    if (notes.length === 0)
      return { body: [{ elements: body }], margin: hasMargins ? (margins[page] ?? NONE) : NONE };
    return { body: withSideHeadings(text, body, notes), margin: NONE };
  };
}

/** The text of a page, parted where the headings in its margin stand beside it. */
function withSideHeadings(page: PageText, body: readonly number[], notes: readonly MarginNote[]): PageFlow[] {
  const flows: PageFlow[] = [];
  let from = 0;
  for (const note of notes.toSorted((a, b) => a.depth - b.depth)) {
    const to = Math.max(from, placeInText(page, body, note));
    flows.push({ elements: body.slice(from, to) }, { elements: note.elements, isSideHeading: true });
    from = to;
  }
  return [...flows, { elements: body.slice(from) }];
}

const NONE: readonly number[] = [];

/** Whether notes stand in the margins of so many pages of a text that they are no accident. */
export function areEnoughMargins(count: number, pages: number): boolean {
  return count >= Math.max(ENOUGH_PAGES, MANY_PAGES * pages);
}

/** The elements of a page that have characters and are not set apart. */
export function textElements({ elements }: PageText, apart: ReadonlySet<number> | undefined): number[] {
  const found: number[] = [];
  for (let at = 0; at < elements.length; at += 1) if (elements[at] !== '' && !apart?.has(at)) found.push(at);
  return found;
}

/** The elements in the margins of a page whose document's letters have this height. */
export function marginOf(page: PageText, elements: readonly number[], height: number): number[] {
  const { boxes } = page;
  if (!boxes) return [];
  const turn = mainTurn(page);
  const small: number[] = [];
  const usual: number[] = [];
  for (const at of elements) {
    const box = boxes[at];
    if (!box || (box.turn ?? 0) !== turn || box.tilt !== undefined) continue;
    if (box.height <= SMALLER * height) small.push(at);
    else if (Math.abs(box.height - height) <= Math.max(0.25, SAME_HEIGHT * height)) usual.push(at);
  }
  if (!hasLetters(page, small)) return [];
  const startOf = (at: number): number => alongOf(boxes[at] ?? NOWHERE, turn);
  const endOf = (at: number): number => startOf(at) + (boxes[at]?.width ?? 0);
  const [start, end] = [edge(page, usual, startOf, 1), edge(page, usual, endOf, -1)];
  const outside = small.filter((at) => endOf(at) < start || startOf(at) > end);
  if (!hasLetters(page, outside)) return [];
  const downOf = (at: number): number => depthOf(boxes[at] ?? NOWHERE, turn);
  const [top, bottom] = [edge(page, usual, downOf, 1), edge(page, usual, downOf, -1)];
  const margin = outside.filter((at) => downOf(at) > top - height && downOf(at) < bottom + 2 * height);
  return hasLetters(page, margin) ? margin : [];
}

const NOWHERE = { x: NaN, y: NaN, width: 0, height: 0 };

/** The least (direction 1) or greatest (-1) place of elements, a few that stand out left aside; NaN for too little text. */
function edge(
  page: PageText,
  elements: readonly number[],
  placeOf: (at: number) => number,
  direction: 1 | -1,
): number {
  const count = (at: number): number => page.elements[at]?.length ?? 0;
  let characters = 0;
  for (const at of elements) characters += count(at);
  if (characters < ENOUGH_BODY) return NaN;
  let left = STRAY * characters;
  // So few may stand out that one look for the outermost place after another mostly is quicker than sorting.
  let outer = -Infinity;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    let next = Infinity;
    let there = 0;
    for (const at of elements) {
      const place = direction * placeOf(at);
      if (!(place > outer && place <= next)) continue;
      if (place < next) there = 0;
      next = place;
      there += count(at);
    }
    if ((left -= there) < 0) return direction * next;
    outer = next;
  }
  const inside = elements.filter((at) => direction * placeOf(at) > outer);
  const ordered = inside.sort((a, b) => direction * (placeOf(a) - placeOf(b)));
  const found = ordered.find((at) => (left -= count(at)) < 0);
  return found === undefined ? NaN : placeOf(found);
}

/** Whether elements have as many letters as the notes of a margin. */
function hasLetters(page: PageText, elements: readonly number[]): boolean {
  let letters = 0;
  for (const at of elements) {
    letters += page.elements[at]?.match(/\p{L}/gu)?.length ?? 0;
    if (letters >= ENOUGH_LETTERS) return true;
  }
  return false;
}
