import { useEffect } from 'react';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';

/** Milliseconds after which the viewer knows how much room it has. */
const RESIZED_MS = 100;

/**
 * Shows whole lines for as long as two documents share the room, also when that becomes narrower or wider; a zoom that the reader chose
 * meanwhile stays. `container` is the element that the document is shown in.
 */
export function useFittedPages(container: HTMLElement | null): void {
  const { isShared } = useBeside();
  const { annotator, clock } = useAnnotatorContext();
  const { fitForNow } = useCommands().view;
  const documentId = useAnnotatorState(({ documents }) =>
    documents.status === 'ready' ? documents.activeId : undefined,
  );
  useEffect(() => {
    if (!isShared || documentId === undefined || !container) return undefined;
    const zoomNow = () => annotator.store.getState().view.viewer.zoom;
    let widen: (() => void) | undefined;
    let fitted = zoomNow();
    let cancel: (() => void) | undefined;
    const fit = () => {
      cancel = undefined;
      if (zoomNow() !== fitted) return;
      widen?.();
      widen = fitForNow();
      fitted = zoomNow();
    };
    const fitSoon = () => {
      cancel?.();
      cancel = clock.after(RESIZED_MS, fit);
    };
    fitSoon();
    const observer = new ResizeObserver(fitSoon);
    observer.observe(container);
    return () => {
      observer.disconnect();
      cancel?.();
      widen?.();
    };
  }, [isShared, documentId, container, annotator, fitForNow, clock]);
}
