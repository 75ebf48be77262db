import type { CarriedSelection, TextSelection } from '@glossator/client-sdk/contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { selectActiveDocument } from '../../../../core/documents/selectors';
import { rangeOf } from '../../../../core/selections/list';
import { useHighlightDescription } from '../../../annotator/highlights/use-highlight-description';
import { useAnnotatorContext, useAnnotatorState } from '../../../annotator/context/annotator-context';
import { useSideViewer, type SideViewer } from '../../../annotator/viewers/use-side-viewer';

/** Shows a Version of the open document in a viewer of its own, at an annotation's place in it; tells how opening goes. */
export function useOldViewer(
  container: HTMLElement | null,
  { id, color }: TextSelection,
  from: CarriedSelection['from'],
): SideViewer {
  const { assetsUrl, createViewer, log, resolveFile } = useAnnotatorContext();
  const document = useAnnotatorState(selectActiveDocument);
  const { versionNumber: version } = from;
  const documentId = document?.id;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  // Its counts change with each decision; the file is another one only when the document or the Version is.
  const source = useCallback(() => {
    if (latest.current?.id !== documentId || !latest.current)
      throw new Error('Another document is open by now');
    return resolveFile(latest.current, { version });
  }, [documentId, version, resolveFile]);
  const shown = useSideViewer({
    container,
    assetsUrl,
    createViewer,
    log,
    describeHighlight: useHighlightDescription(),
    source: documentId === undefined ? undefined : source,
    onOpened: (viewer) => viewer.setZoom('fit-width'),
  });
  const { viewer, state } = shown;
  const place = useMemo(() => rangeOf(from), [from]);
  useEffect(() => {
    viewer?.setHighlights([{ id, range: place, color }]);
    viewer?.setActiveHighlight(id, false);
  }, [viewer, id, place, color]);
  useEffect(() => {
    if (state.status === 'ready') viewer?.goTo({ range: place });
  }, [viewer, state.status, place]);
  return shown;
}
