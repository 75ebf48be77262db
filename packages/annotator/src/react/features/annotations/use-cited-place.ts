import type { TextSelection } from '@glossator/client-sdk/contract';
import { placeOf } from '../../../core/selections/selectors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useCitation, useCite } from '../../annotator/labels/use-citation';
import { usePageLabel } from '../../annotator/labels/use-page-label';

/** Where an annotation is: its page as it is printed, and the citation of its place where there is one. */
export interface CitedPlace {
  readonly page: string;
  readonly citation: string | undefined;
}

/** The place of an annotation: of the open document as that knows it, of another one as that was known when it was open, or as the server says. */
export function useCitedPlace(selection: TextSelection): CitedPlace {
  const { area, documentId, startPage, cited } = selection;
  const pageLabel = usePageLabel();
  const cite = useCite();
  const isHere = useAnnotatorState(({ documents }) => documents.activeId === documentId);
  const place = useAnnotatorState(({ selections }) => placeOf(selections, selection));
  const read = useAnnotatorState(({ selections }) => selections.elsewhere[documentId]?.read);
  // An area stands beside the articles around it, not in one of them.
  const here = useCitation(area || !isHere ? undefined : place);
  if (isHere) return { page: pageLabel(startPage), citation: here };
  const known = area || !read ? undefined : cite(read.structure?.structure, selection);
  const label = read?.labels?.[startPage] ?? cited?.page ?? '';
  return { page: label === '' ? String(startPage + 1) : label, citation: known ?? cited?.citation };
}
