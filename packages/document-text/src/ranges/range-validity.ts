import { pageFrom, type PageSource } from '../pages/page-source';
import { comparePositions, type Position } from '../pages/position';
import { endOf, rangeBetween, startOf, type TextRange } from './text-range';

/**
 * Why a range is refused: a number that is no integer from 0, an end that does not come after the start, or a place
 * that the document does not have.
 */
export type RangeProblem = 'integers' | 'order' | 'outside';

/** What is wrong with a range in this text, or `undefined` when it is fine. An empty range is a problem of order. */
export function rangeProblem(range: TextRange, pages: PageSource): RangeProblem | undefined {
  const start = startOf(range);
  const end = endOf(range);
  if (!isCounted(start) || !isCounted(end)) return 'integers';
  if (comparePositions(start, end) >= 0) return 'order';
  return isInside(start, pages) && isInside(end, pages) ? undefined : 'outside';
}

/** Whether a range is made of integers from 0, in order, and inside the text; `rangeProblem` names the reason. */
export function isValidRange(range: TextRange, pages: PageSource): boolean {
  return rangeProblem(range, pages) === undefined;
}

/**
 * The same characters with the tightest edges: a reversed range is turned round, the start moves on to the element that holds
 * its first character, the end back to the element that holds its last one. `undefined` when no character is inside or the
 * range leaves the text.
 */
export function normalizeRange(range: TextRange, pages: PageSource): TextRange | undefined {
  const turned =
    comparePositions(startOf(range), endOf(range)) > 0 ? rangeBetween(endOf(range), startOf(range)) : range;
  if (rangeProblem(turned, pages) !== undefined) return undefined;
  const start = forward(startOf(turned), endOf(turned), pages);
  const end = backward(endOf(turned), startOf(turned), pages);
  return start && end ? rangeBetween(start, end) : undefined;
}

function isCounted(position: Position): boolean {
  return [position.page, position.element, position.character].every(
    (n) => Number.isSafeInteger(n) && n >= 0,
  );
}

function isInside(position: Position, pages: PageSource): boolean {
  const text = pageFrom(pages, position.page)?.elements[position.element];
  return text !== undefined && position.character <= text.length;
}

/** The first position from `from` on, before `limit`, that has a character after it. */
function forward(from: Position, limit: Position, pages: PageSource): Position | undefined {
  let { page, element, character } = from;
  while (page <= limit.page) {
    const elements = pageFrom(pages, page)?.elements ?? [];
    for (; element < elements.length; element += 1, character = 0) {
      const position = { page, element, character };
      if (comparePositions(position, limit) >= 0) return undefined;
      if (character < (elements[element]?.length ?? 0)) return position;
    }
    page += 1;
    element = 0;
    character = 0;
  }
  return undefined;
}

/** The last position up to `from`, after `limit`, that has a character before it. */
function backward(from: Position, limit: Position, pages: PageSource): Position | undefined {
  if (from.character > 0) return from;
  let { page, element } = from;
  while (page >= limit.page) {
    const elements = pageFrom(pages, page)?.elements ?? [];
    for (element = Math.min(element, elements.length) - 1; element >= 0; element -= 1) {
      const position = { page, element, character: elements[element]?.length ?? 0 };
      if (comparePositions(position, limit) <= 0) return undefined;
      if (position.character > 0) return position;
    }
    page -= 1;
    element = Number.MAX_SAFE_INTEGER;
  }
  return undefined;
}
