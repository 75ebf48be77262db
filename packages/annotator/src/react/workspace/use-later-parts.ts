import { useEffect } from 'react';
import { whenIdle } from '../../browser/browser-environment';
import type { DocumentViewer } from '../../core/ports/document-viewer';
import { LATER_PARTS } from './later-parts';

/** Loads what is likely to be wanted next, one part after the other, when a page has been drawn and nothing else is to be done. */
export function useLaterParts(viewer: DocumentViewer | undefined): void {
  useEffect(() => {
    if (!viewer) return undefined;
    let isDisposed = false;
    let cancel: (() => void) | undefined;
    const loadFrom = (index: number): void => {
      const part = LATER_PARTS[index];
      if (!part || isDisposed) return;
      cancel = whenIdle(() => {
        const next = () => loadFrom(index + 1);
        // One that does not arrive is asked for again when it is wanted.
        part.load().then(next, next);
      });
    };
    const unsubscribe = viewer.on('drawn', () => {
      unsubscribe();
      loadFrom(0);
    });
    return () => {
      isDisposed = true;
      unsubscribe();
      cancel?.();
    };
  }, [viewer]);
}
