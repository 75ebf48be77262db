import { citationOf as citationIn, type TextRange } from '@glossator/document-text';
import type { AnnotatorState } from '../features';

/** The citation of a range in the open document, undefined while its structure is not known and where it has none. */
export function citationOf(
  { structure: { read } }: Pick<AnnotatorState, 'structure'>,
  range: TextRange,
): string | undefined {
  return read && citationIn(read.structure, range);
}
