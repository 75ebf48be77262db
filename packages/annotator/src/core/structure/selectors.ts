import { citationOf as citationIn, type CitationOptions, type TextRange } from '@glossator/document-text';
import type { AnnotatorState } from '../features';

/** The citation of a range in the open document, undefined while its structure is not known and where it has none. */
export function citationOf(
  { structure: { read } }: Pick<AnnotatorState, 'structure'>,
  range: TextRange,
  options?: CitationOptions,
): string | undefined {
  return citationIn(read?.structure, range, options);
}
