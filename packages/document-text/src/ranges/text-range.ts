import { comparePositions, type Position } from '../pages/position';

/** A span of text in the API's flat shape: the start is inclusive, `endCharacter` exclusive, as in DOM ranges. */
export interface TextRange {
  readonly startPage: number;
  readonly startElement: number;
  readonly startCharacter: number;
  readonly endPage: number;
  readonly endElement: number;
  readonly endCharacter: number;
}

/** The first position of a range (inclusive). */
export function startOf(range: TextRange): Position {
  return { page: range.startPage, element: range.startElement, character: range.startCharacter };
}

/** The position after the last character of a range (exclusive). */
export function endOf(range: TextRange): Position {
  return { page: range.endPage, element: range.endElement, character: range.endCharacter };
}

/** The range from one position (inclusive) to another (exclusive). */
export function rangeBetween(start: Position, end: Position): TextRange {
  return {
    startPage: start.page,
    startElement: start.element,
    startCharacter: start.character,
    endPage: end.page,
    endElement: end.element,
    endCharacter: end.character,
  };
}

/** Total order of ranges: by start (page, element, character), equal starts by end. */
export function compareRanges(a: TextRange, b: TextRange): number {
  return (
    a.startPage - b.startPage ||
    a.startElement - b.startElement ||
    a.startCharacter - b.startCharacter ||
    a.endPage - b.endPage ||
    a.endElement - b.endElement ||
    a.endCharacter - b.endCharacter
  );
}

/** Whether two half-open ranges share a place. Ranges that only touch do not overlap; an empty range overlaps nothing. */
export function rangesOverlap(a: TextRange, b: TextRange): boolean {
  const start = comparePositions(startOf(a), startOf(b)) < 0 ? startOf(b) : startOf(a);
  const end = comparePositions(endOf(a), endOf(b)) < 0 ? endOf(a) : endOf(b);
  return comparePositions(start, end) < 0;
}
