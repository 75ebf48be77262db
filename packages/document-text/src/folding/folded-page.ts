import { endAt, flattenPage, startAt, type FlatPage } from '../pages/flat-page';
import { foldText, type FoldedText } from './fold';
import type { Position } from '../pages/position';
import { rangeBetween, type TextRange } from '../ranges/text-range';
import type { PageText } from '../pages/page-text';

/** A page's text folded by `foldText`, with the way back to the page's elements. Line ends were folded as white space. */
export interface FoldedPage extends FoldedText {
  readonly page: number;
  readonly flat: FlatPage;
}

/** Folds a page; elements in `omit` (running headers, say) take no part. */
export function foldPage(page: PageText, omit?: ReadonlySet<number>): FoldedPage {
  const flat = flattenPage(page, omit);
  return { page: page.page, flat, ...foldText(flat.text) };
}

/** The position of the first source character of `folded[index]`. */
export function foldedStart(page: FoldedPage, index: number): Position {
  return startAt(page.flat, page.offsets[index] ?? page.flat.text.length);
}

/** The position after the last source character of `folded[index - 1]` (an exclusive end; `index` from 1). */
export function foldedEnd(page: FoldedPage, index: number): Position {
  return endAt(page.flat, page.ends[index - 1] ?? 0);
}

/** The range of the source characters that made `folded.slice(start, end)`. */
export function foldedRange(page: FoldedPage, start: number, end: number): TextRange {
  return rangeBetween(foldedStart(page, start), foldedEnd(page, end));
}
