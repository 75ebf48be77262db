import type { PageText, TextRange } from '@glossator/document-text';
import { createRandom } from './random';
import { PAGE } from './set-pages';

/** Left, top, width and height in points from the upper left corner of the page. */
export type LawBox = readonly [left: number, top: number, width: number, height: number];

/** A highlight on a law, for viewers that want its text and for those that want its boxes. Pages count from 0. */
export interface LawHighlight {
  readonly id: number;
  readonly page: number;
  readonly range: TextRange;
  readonly boxes: readonly LawBox[];
  readonly text: string;
}

/** How far letters reach above and below their baseline, in parts of the size of the type. */
const ASCENT = 0.9;
const DESCENT = 0.25;
/** Letters left out at the beginning of an added highlight. */
const LEFT_OUT = 4;

/** So many highlights, evenly over all pages, each of one to four neighboring pieces of text. Pages must have their boxes. */
export function highlightsOn(pages: readonly PageText[], count: number): LawHighlight[] {
  const random = createRandom(count);
  return Array.from({ length: count }, (_, id) => {
    const page = Math.floor((id * pages.length) / count);
    return highlightOn(pages[page], id, random());
  });
}

/**
 * Highlights to be added to a page one after the other: each of one piece of text without its first letters, so that none of those
 * of `highlightsOn` has the same shape. Their numbers begin at `firstId`.
 */
export function addedHighlightsOn(page: PageText, count: number, firstId: number): LawHighlight[] {
  const long = page.elements.flatMap((text, index) => (text.length > 30 ? [index] : []));
  return Array.from({ length: count }, (_, number) => {
    const element = long[1 + number * 2] ?? 0;
    const text = page.elements[element] ?? '';
    const [left, top, width, height] = boxOf(page, element);
    const cut = (width * LEFT_OUT) / Math.max(1, text.length);
    return {
      id: firstId + number,
      page: page.page,
      range: {
        startPage: page.page,
        startElement: element,
        startCharacter: LEFT_OUT,
        endPage: page.page,
        endElement: element,
        endCharacter: text.length,
      },
      boxes: [[left + cut, top, width - cut, height]],
      text: text.slice(LEFT_OUT),
    };
  });
}

function highlightOn(page: PageText | undefined, id: number, share: number): LawHighlight {
  const elements = page?.elements ?? [];
  const written = elements.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  // The first and the last piece are the running header and the page number.
  const first = 1 + Math.floor(share * Math.max(1, written.length - 6));
  const chosen = written.slice(first, first + 1 + (id % 4));
  const [start, end] = [chosen[0], chosen.at(-1)];
  if (!page || start === undefined || end === undefined) throw new Error(`No text for highlight ${id}`);
  const range = {
    startPage: page.page,
    startElement: start,
    startCharacter: 0,
    endPage: page.page,
    endElement: end,
    endCharacter: elements[end]?.length ?? 0,
  };
  const boxes = chosen.map((index) => boxOf(page, index));
  return { id, page: page.page, range, boxes, text: chosen.map((index) => elements[index]).join(' ') };
}

function boxOf(page: PageText, index: number): LawBox {
  const { x = 0, y = 0, width = 0, height = 0 } = page.boxes?.[index] ?? {};
  const top = PAGE.height - y - height * ASCENT;
  const numbers = [x, top, width, height * (ASCENT + DESCENT)].map((value) => Math.round(value * 100) / 100);
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0];
}
