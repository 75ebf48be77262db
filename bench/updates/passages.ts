import {
  createRunningLines,
  selectionQuoteOf,
  type PageText,
  type TextRange,
} from '@glossator/document-text';

/** A passage to be marked. */
export interface Passage {
  readonly range: TextRange;
  readonly text: string;
}

/** Words of a passage: what people mark, from a term to a sentence. */
const LENGTHS = [1, 4, 10, 25];

interface Word {
  readonly page: number;
  readonly element: number;
  readonly start: number;
  readonly end: number;
}

/** So many passages spread evenly over the words of a text; they never touch, and none runs over the end of a page. */
export function passagesOn(pages: readonly PageText[], count: number): readonly Passage[] {
  const runningOn = createRunningLines(pages);
  const words = pages.flatMap(({ page, elements }) => {
    const running = new Set(runningOn(page));
    return elements.flatMap((text, element) => (running.has(element) ? [] : wordsOf(text, page, element)));
  });
  const step = words.length / count;
  if (step < 3) throw new Error(`The law has no room for ${count} passages`);
  return Array.from({ length: count }, (_, index) => {
    const first = Math.floor(index * step);
    const start = words[first];
    if (!start) throw new Error('There is no text to begin at');
    const most = Math.min(LENGTHS[index % LENGTHS.length] ?? 1, Math.floor(step) - 1);
    const end = words.slice(first, first + most).findLast(({ page }) => page === start.page) ?? start;
    const range: TextRange = {
      startPage: start.page,
      startElement: start.element,
      startCharacter: start.start,
      endPage: end.page,
      endElement: end.element,
      endCharacter: end.end,
    };
    return { range, text: selectionQuoteOf(range, pages) };
  });
}

function wordsOf(text: string, page: number, element: number): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    page,
    element,
    start: index,
    end: index + word.length,
  }));
}
