import { useEffect } from 'react';
import { useAnnotatorContext, useAnnotatorState } from '../annotator/context/annotator-context';

/** Opens the document in which an action is to be undone or redone. */
export function useAwaitedDocument(): void {
  const { chooseDocument } = useAnnotatorContext();
  const wanted = useAnnotatorState(({ history, documents }) =>
    history.awaited?.documentId === documents.activeId ? undefined : history.awaited?.documentId,
  );
  useEffect(() => {
    if (wanted !== undefined) chooseDocument(wanted);
  }, [chooseDocument, wanted]);
}
