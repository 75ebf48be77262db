import {
  compareRanges,
  isQuoteOf,
  rangeBetween,
  rangeProblem,
  rangesOverlap,
  type PageText,
  type TextRange,
} from '@glossator/document-text';
import type { PageArea } from '@glossator/client-sdk/contract';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { CodeReader } from '../../tables/tables';
import type { SelectionRow } from '../../tables/selections';

/**
 * Checks that a range lies in the text and reads as its quote (decisions.md section 3), over a page break with or without the
 * running lines there. Throws SELECTION_OUTSIDE_DOCUMENT, or VALIDATION at `text`.
 */
export function assertQuoted(range: TextRange, text: string, pages: readonly PageText[]): void {
  if (rangeProblem(range, pages) !== undefined) throw new ProblemError('SELECTION_OUTSIDE_DOCUMENT');
  if (!isQuoteOf(text, range, pages)) throw invalidField('text', 'Must be the text of the range');
}

/** Checks that an area is on a page there is. Throws SELECTION_OUTSIDE_DOCUMENT. */
export function assertOnPage({ page }: PageArea, pages: readonly PageText[]): void {
  if (page >= pages.length) throw new ProblemError('SELECTION_OUTSIDE_DOCUMENT');
}

/** The range of an area: the empty one at the beginning of its page, which overlaps nothing. */
export function rangeOfArea({ page }: PageArea): TextRange {
  const start = { page, element: 0, character: 0 };
  return rangeBetween(start, start);
}

/**
 * Refuses a Selection that shares a place with another one of its document for the same audience: the public ones are one layer, and the private
 * ones of each user another, which lies over it. Unported ones have no sure place. Throws SELECTION_OVERLAP with the first one that is
 * in the way.
 */
export async function assertFree(
  reader: Pick<CodeReader, 'listMeeting'>,
  own: Pick<SelectionRow, 'id' | 'documentId' | 'range' | 'visibility' | 'createdBy'>,
): Promise<void> {
  const { documentId, range } = own;
  const layer = layerOf(own);
  const pages = { first: range.startPage, last: range.endPage };
  const others = await reader.listMeeting('selections', { documentId }, pages);
  const [inTheWay] = others
    .filter(
      (other) =>
        other.id !== own.id &&
        other.status === 'success' &&
        layerOf(other) === layer &&
        rangesOverlap(other.range, range),
    )
    .toSorted((a, b) => compareRanges(a.range, b.range));
  if (inTheWay) throw new ProblemError('SELECTION_OVERLAP', { conflictWith: inTheWay.id });
}

/** Selections of one layer do not overlap: 0 for those of the Code, else the id of the user whose private ones they are. */
export function layerOf({ visibility, createdBy }: Pick<SelectionRow, 'visibility' | 'createdBy'>): number {
  return visibility === 'private' ? createdBy : 0;
}

/** The range of a flat input. */
export function rangeOf(input: TextRange): TextRange {
  const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = input;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}
