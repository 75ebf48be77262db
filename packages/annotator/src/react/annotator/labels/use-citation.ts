import type { TextRange } from '@glossator/document-text';
import { citationOf } from '../../../core/structure/selectors';
import { useAnnotatorState } from '../context/annotator-context';

/** The citation of a range in words, undefined where there is none (or no range). */
export function useCitation(range: TextRange | undefined): string | undefined {
  return useAnnotatorState((state) => range && citationOf(state, range));
}
