import { selectCanAnnotate } from '../access/selectors';
import type { AnnotatorState } from '../features';

/** How many annotations of the PDF are offered for import: those that are not here yet, unless the reader declined. */
export function selectOfferedAnnotations(state: AnnotatorState): number {
  const { overview, isDeclined } = state.pdfAnnotations;
  return overview && !isDeclined && selectCanAnnotate(state) ? overview.fresh : 0;
}
