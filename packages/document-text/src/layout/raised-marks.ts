import type { ElementBox, PageText } from '../pages/page-text';
import { CONTINUES, textAtPlace, type ReadingOrder } from './reading-order';

type Places = Pick<ReadingOrder, 'length' | 'page' | 'element' | 'gap'>;

/** Height of a raised mark at most, and how far its baseline is up at least, as shares of the letters beside it. */
const SMALLER = 0.85;
const UP = 0.15;
const MARK = /^\s*(?:\d{1,3}|[*†‡]{1,3})[),]?\s*$/;

/**
 * Sorts out the raised numbers and asterisks on the line of larger letters. One right after a word refers to a footnote and is no part of the text:
 * `references` has its place. Any other is one (the number of a sentence or paragraph), but no part of the word after it: `apart`
 * has the place after it.
 */
export function findRaisedMarks(
  pages: readonly PageText[],
  { length, page, element, gap }: Places,
): { readonly references: ReadonlySet<number>; readonly apart: ReadonlySet<number> } {
  const references = new Set<number>();
  const apart = new Set<number>();
  const textAt = (place: number): string => textAtPlace(pages, { page, element }, place);
  const isUp = (place: number, beside: number): boolean => {
    const boxes = pages[page[place] ?? -1]?.boxes;
    const [mark, letters] = [boxes?.[element[place] ?? -1], boxes?.[element[beside] ?? -1]];
    return (
      mark !== undefined && letters !== undefined && page[place] === page[beside] && isRaised(mark, letters)
    );
  };
  for (let place = 0; place < length; place += 1) {
    const text = textAt(place);
    if (text.length > 5 || !MARK.test(text)) continue;
    const isAfter = place > 0 && gap[place] === CONTINUES && isUp(place, place - 1);
    const isBefore = place + 1 < length && gap[place + 1] === CONTINUES && isUp(place, place + 1);
    if (isAfter && /\S$/.test(textAt(place - 1)) && !/^\s/.test(text)) references.add(place);
    else if ((isAfter || isBefore) && /^\S/.test(textAt(place + 1))) apart.add(place + 1);
  }
  return { references, apart };
}

/** Whether the box of a mark is that of a raised one, beside letters on the same page. */
export function isRaised(mark: ElementBox, letters: ElementBox): boolean {
  if (mark.turn !== letters.turn) return false;
  return (
    mark.height > 0 && mark.height < SMALLER * letters.height && mark.y > letters.y + UP * letters.height
  );
}
