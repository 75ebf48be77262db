import { selectCanAnnotate } from '../access/selectors';
import type { AnnotatorState } from '../features';

/** How many annotations of the PDF the reader should be asked about: those that are not here yet, unless he said no. */
export function selectOfferedAnnotations(state: AnnotatorState): number {
  const { overview, isDeclined } = state.pdfAnnotations;
  return overview && !isDeclined && selectCanAnnotate(state) ? overview.fresh : 0;
}
