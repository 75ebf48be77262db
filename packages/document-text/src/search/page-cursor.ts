import { breakOf, type SearchPage } from './search-page';

/** Maps folded indexes of one page to elements and characters; fast in ascending order. */
export interface PageCursor {
  /** Goes to `folded[index]`, whose source begins here ... */
  goToStart(index: number): void;
  /** ... or after `folded[index]`, where its source ends. */
  goToEnd(index: number): void;
  readonly page: number;
  /** The offset in the page's text. */
  readonly offset: number;
  readonly element: number;
  readonly character: number;
}

/** A cursor at the beginning of a page. */
export function createPageCursor(page: SearchPage): PageCursor {
  const { breaks, starts, stops } = page;
  let at = 0;
  let offset = 0;
  let element = 0;
  let character = 0;

  const goToBreak = (index: number): void => {
    if ((breaks[at] ?? 0) > index) at = breakOf(page, index);
    while (at + 3 < breaks.length && (breaks[at + 3] ?? 0) <= index) at += 3;
  };
  /** Goes to the last element that begins at or before an offset; of several that begin there, the last is the one with text. */
  const goToElement = (place: number): void => {
    if ((starts[element] ?? 0) > place) element = 0;
    while (element + 1 < starts.length && (starts[element + 1] ?? 0) <= place) element += 1;
  };
  /** A line feed belongs to no element: it reads as the end of the element before it. */
  const put = (): void => {
    const start = starts[element] ?? 0;
    character = Math.min(Math.max(offset - start, 0), (stops[element] ?? 0) - start);
  };

  return {
    page: page.page,
    get offset() {
      return offset;
    },
    get element() {
      return element;
    },
    get character() {
      return character;
    },
    goToStart(index) {
      goToBreak(index);
      offset = (breaks[at + 1] ?? 0) + index - (breaks[at] ?? 0);
      goToElement(offset);
      put();
    },
    goToEnd(index) {
      goToBreak(index);
      const first = breaks[at] ?? 0;
      offset = index === first ? (breaks[at + 2] ?? 0) : (breaks[at + 1] ?? 0) + index - first + 1;
      goToElement(Math.max(offset - 1, 0));
      put();
    },
  };
}
