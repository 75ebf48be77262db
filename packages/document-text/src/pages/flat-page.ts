import type { Position } from './position';
import type { PageText } from './page-text';

/**
 * The elements of one page written one after the other into one string, a line feed after each element that ends a line.
 * `starts[i]` is the offset at which element i begins.
 */
export interface FlatPage {
  readonly page: number;
  readonly text: string;
  readonly starts: readonly number[];
  readonly elements: readonly string[];
}

/**
 * Writes a page as one string. Elements listed in `omit` (running headers, say) are left out; the line end after them stays one
 * between what is before and after.
 */
export function flattenPage(page: PageText, omit?: ReadonlySet<number>): FlatPage {
  const starts: number[] = [];
  const elements: string[] = [];
  let text = '';
  page.elements.forEach((element, index) => {
    const kept = omit?.has(index) ? '' : element;
    starts.push(text.length);
    elements.push(kept);
    text += kept;
    if (!page.lineEnds[index]) return;
    if (!omit?.has(index) || (text !== '' && !text.endsWith('\n'))) text += '\n';
  });
  return { page: page.page, text, starts, elements };
}

/** The offset of a position in the flat text. */
export function flatOffset(flat: FlatPage, position: Pick<Position, 'element' | 'character'>): number {
  const start = flat.starts[position.element];
  if (start === undefined) return flat.text.length;
  return start + Math.min(position.character, flat.elements[position.element]?.length ?? 0);
}

/**
 * The position of the character at a flat offset. A line feed belongs to no element: it reads as the end of the element
 * before it.
 */
export function startAt(flat: FlatPage, offset: number): Position {
  const element = lastStart(flat.starts, offset);
  return place(flat, element, offset);
}

/** The position just after the character before a flat offset (an exclusive end). */
export function endAt(flat: FlatPage, offset: number): Position {
  const element = offset === 0 ? 0 : lastStart(flat.starts, offset - 1);
  return place(flat, element, offset);
}

function place(flat: FlatPage, element: number, offset: number): Position {
  const length = flat.elements[element]?.length ?? 0;
  const character = Math.min(Math.max(offset - (flat.starts[element] ?? 0), 0), length);
  return { page: flat.page, element, character };
}

/** The last element that begins at or before an offset; of several that begin there, the last is the one with text. */
function lastStart(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
}
