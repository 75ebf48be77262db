import { comparePositions, type Position } from '../pages/position';
import { endOf, startOf, type TextRange } from '../ranges/text-range';
import { citationAt, unitAt, type DocumentStructure } from './citation';

/** How a range of text is cited: where it begins, and where it ends if that is another place. */
export interface RangeCitation {
  readonly from: string;
  /** Undefined where it ends in the unit that it begins in. */
  readonly to: string | undefined;
}

/**
 * The citation of a range, undefined where it has none. What begins with an article as a whole and ends in one of its paragraphs is
 * cited as the article.
 */
export function citationOfRange(structure: DocumentStructure, range: TextRange): RangeCitation | undefined {
  const from = citationAt(structure, startOf(range));
  if (from === undefined) return undefined;
  const start = structure.units[unitAt(structure, startOf(range))];
  const to = citationAt(structure, lastOf(range));
  const isInside = start && comparePositions(lastOf(range), start.end) < 0;
  return { from, to: isInside || to === from ? undefined : to };
}

/** The place of the last character: an end that is exclusive may be the beginning of the next unit. */
function lastOf(range: TextRange): Position {
  const end = endOf(range);
  return { ...end, character: Math.max(0, end.character - 1) };
}
