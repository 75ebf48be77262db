import type { CodeDocument } from '@glossator/client-sdk/contract';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState } from '../context/annotator-context';

/** The document that is open; undefined while there is none. */
export function useActiveDocument(): CodeDocument | undefined {
  return useAnnotatorState(selectActiveDocument);
}
