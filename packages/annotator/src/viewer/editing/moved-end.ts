import {
  comparePositions,
  endOf,
  quoteOf,
  rangeBetween,
  startOf,
  type PageText,
  type Position,
  type TextRange,
} from '@glossator/document-text';
import { caretKey } from '../selecting/caret-keys';
import type { CaretMove } from '../selecting/caret-moves';
import type { KeyPress } from '../../core/ports/document-viewer';
import type { HandleSide } from '../selecting/drag-handles';

/** Where a side of a range is. */
export function placeOfSide(range: TextRange, side: HandleSide): Position {
  return side === 'start' ? startOf(range) : endOf(range);
}

/** Whether a range has anything in it that can be read. A page that is not known is taken to have text. */
export function hasText(range: TextRange, pageText: (page: number) => PageText | undefined): boolean {
  const isKnown = range.startPage === range.endPage && pageText(range.startPage) !== undefined;
  return !isKnown || quoteOf(range, pageText).trim() !== '';
}

/** A range with one of its ends elsewhere; `undefined` where no text would be left in it. */
export function withMovedEnd(
  range: TextRange,
  side: HandleSide,
  to: Position,
  pageText: (page: number) => PageText | undefined,
): TextRange | undefined {
  const [start, end] = side === 'start' ? [to, endOf(range)] : [startOf(range), to];
  if (comparePositions(start, end) >= 0) return undefined;
  const moved = rangeBetween(start, end);
  return hasText(moved, pageText) ? moved : undefined;
}

/** How a key moves an end of a highlight: by character, word, line, or to the line's end. */
export function endKey(press: KeyPress, isRtl: boolean): CaretMove | undefined {
  const key = caretKey(press, isRtl);
  if (key?.by === 'character' || key?.by === 'word' || key?.by === 'line' || key?.by === 'line end')
    return key;
  return undefined;
}

const WORDS = 48;

/** The words of a quote at one of its ends, for a name of that end. */
export function wordsAt(quote: string, side: HandleSide): string {
  if (quote.length <= WORDS) return quote;
  if (side === 'start') return `${quote.slice(0, quote.lastIndexOf(' ', WORDS) + 1 || WORDS).trim()} …`;
  const from = quote.indexOf(' ', quote.length - WORDS);
  return `… ${quote.slice(from < 0 ? -WORDS : from).trim()}`;
}
