import { comparePositions, rangeBetween, type Position, type TextRange } from '@glossator/document-text';

/** The range between two places, whichever comes first; `undefined` where they are the same. */
export function rangeFrom(a: Position, b: Position): TextRange | undefined {
  const order = comparePositions(a, b);
  if (order === 0) return undefined;
  return order < 0 ? rangeBetween(a, b) : rangeBetween(b, a);
}
