import { useEffect, useRef } from 'react';
import { useAnnotatorContext, useAnnotatorState } from '../annotator/context/annotator-context';
import { useVersions } from '../annotator/context/versions-context';

/** Opens what is waited for in another text: an action to undo or redo, or a place that was read before. */
export function useAwaitedTexts(): void {
  useAwaitedDocument();
  useAwaitedPlace();
}

/** Opens the document in which an action is to be undone or redone. */
function useAwaitedDocument(): void {
  const { chooseDocument } = useAnnotatorContext();
  const wanted = useAnnotatorState(({ history, documents }) =>
    history.awaited?.documentId === documents.activeId ? undefined : history.awaited?.documentId,
  );
  useEffect(() => {
    if (wanted !== undefined) chooseDocument(wanted);
  }, [chooseDocument, wanted]);
}

/** Opens the text that a step back or forward leads to. */
function useAwaitedPlace(): void {
  const { chooseDocument } = useAnnotatorContext();
  const { open, opened } = useVersions();
  const wanted = useAnnotatorState(({ places }) => places.awaited);
  const latest = useRef({ chooseDocument, open, opened });
  useEffect(() => {
    latest.current = { chooseDocument, open, opened };
  });
  useEffect(() => {
    if (!wanted) return;
    const { documentId, version } = wanted;
    if (version !== undefined || latest.current.opened) latest.current.open(documentId, version);
    else latest.current.chooseDocument(documentId);
  }, [wanted]);
}
