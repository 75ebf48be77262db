import type { TextSelection } from '@glossator/client-sdk/contract';
import { useCallback } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';

/** Shows an annotation in its document, which the host opens first where it is another one. */
export function useGoToAnnotation(): (selection: Pick<TextSelection, 'id' | 'documentId'>) => void {
  const { annotator, chooseDocument } = useAnnotatorContext();
  return useCallback(
    ({ id, documentId }) => {
      const { documents, selections } = annotator.store.getState();
      const isHere = documentId === documents.activeId && selections.status === 'ready';
      if (isHere) {
        annotator.commands.selections.activate(id, true);
        return;
      }
      const wanted = annotator.commands.arrival.arriveAt({ kind: 'selection', id }, documentId);
      if (wanted !== undefined) chooseDocument(wanted);
    },
    [annotator, chooseDocument],
  );
}
