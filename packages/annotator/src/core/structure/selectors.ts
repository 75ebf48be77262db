import { citationOfRange, type RangeCitation, type TextRange } from '@glossator/document-text';
import type { AnnotatorState } from '../features';

/** The citation of a range in the open document, undefined while its structure is not known and where it has none. */
export function citationOf(
  { structure: { read } }: Pick<AnnotatorState, 'structure'>,
  range: TextRange,
): RangeCitation | undefined {
  return read && citationOfRange(read.structure, range);
}
