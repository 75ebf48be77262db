import type { CarriedSelection, TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { selectActiveDocument } from '../../core/documents/selectors';
import {
  DocumentOpenError,
  EMPTY_VIEWER_STATE,
  type DocumentViewer,
  type ViewerState,
} from '../../core/ports/document-viewer';
import { rangeOf } from '../../core/selections/list';
import { useAnnotatorContext, useAnnotatorState } from '../annotator-context';
import { loadViewer } from '../use-viewer';

/** Shows a Version of the open document in a viewer of its own, at an annotation's place in it; tells how opening goes. */
export function useOldViewer(
  container: HTMLElement | null,
  { id, color }: TextSelection,
  from: CarriedSelection['from'],
): Pick<ViewerState, 'status' | 'failure'> & { readonly reopen: () => void } {
  const { assetsUrl, createViewer, log, resolveFile } = useAnnotatorContext();
  const t = useTranslate('annotator');
  const document = useAnnotatorState(selectActiveDocument);
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });
  const [viewer, setViewer] = useState<DocumentViewer | undefined>(undefined);
  const [{ status, failure }, setState] = useState<ViewerState>(EMPTY_VIEWER_STATE);

  useEffect(() => {
    if (!container) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = (create: typeof createViewer): void => {
      if (isOver || !create) return;
      const made = create({
        ...{ container, assetsUrl, log, textStore: undefined, readsText: false },
        endLabel: (side) => words.current(`annotations.ends.${side}`),
        describeHighlight: () => undefined,
      });
      made.on('change', setState);
      setViewer(made);
      end = () => {
        made.destroy().catch((error: unknown) => log.warn('The old page did not end well', error));
      };
    };
    if (createViewer) begin(createViewer);
    else loadViewer().then(begin, (error: unknown) => log.error('The viewer could not be loaded', error));
    return () => {
      isOver = true;
      end?.();
      setViewer(undefined);
      setState(EMPTY_VIEWER_STATE);
    };
  }, [container, assetsUrl, createViewer, log]);

  const { versionNumber: version } = from;
  const documentId = document?.id;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  const opening = useRef<AbortController | undefined>(undefined);
  const reopen = useCallback(() => {
    if (!viewer || documentId === undefined || !latest.current) return;
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    viewer.open(resolveFile(latest.current, { version }), { signal }).then(
      () => viewer.setZoom('fit-width'),
      (error: unknown) => {
        // The state says it, or nobody waits for it any more; anything else is a mishap of its own.
        if (signal.aborted || error instanceof DocumentOpenError) return;
        log.warn('The old page was not opened', error);
      },
    );
  }, [viewer, documentId, version, resolveFile, log]);
  useEffect(() => {
    reopen();
    return () => opening.current?.abort();
  }, [reopen]);

  const place = useMemo(() => rangeOf(from), [from]);
  useEffect(() => {
    viewer?.setHighlights([{ id, range: place, color }]);
    viewer?.setActiveHighlight(id, false);
  }, [viewer, id, place, color]);
  useEffect(() => {
    if (status === 'ready') viewer?.goTo({ range: place });
  }, [viewer, status, place]);
  return { status, failure, reopen };
}
