import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  DocumentOpenError,
  EMPTY_VIEWER_STATE,
  type DocumentSource,
  type DocumentViewer,
  type ViewerState,
} from '../../../core/ports/document-viewer';
import type { Log } from '../../../core/ports/environment';
import type { CreateViewer } from '../context/annotator-props';
import { mountViewer } from './mount-viewer';

/** What a viewer beside the annotator's own is made of. `createViewer` and `source` are stable between renders. */
export interface SideViewerParts extends Partial<
  Pick<Parameters<CreateViewer>[0], 'describeHighlight' | 'describeChange'>
> {
  readonly container: HTMLElement | null;
  readonly assetsUrl: string;
  readonly createViewer: CreateViewer | undefined;
  readonly log: Log;
  /** Tells where the document is, each time that it is opened; undefined while there is none. */
  readonly source: (() => DocumentSource) | undefined;
  readonly onChangeClick?: ((index: number) => void) | undefined;
  readonly onHighlightClick?: ((id: number | undefined) => void) | undefined;
  /** The document is open. */
  readonly onOpened?: (viewer: DocumentViewer) => void;
}

/** A viewer, once there is one, and what it says of itself. */
export interface SideViewer {
  readonly viewer: DocumentViewer | undefined;
  readonly state: ViewerState;
  /** Tries to open the document once more. */
  readonly reopen: () => void;
}

/** Makes a viewer in a container that shows one document and reads no more of it than is in sight, and takes it away again. */
export function useSideViewer(parts: SideViewerParts): SideViewer {
  const t = useTranslate('annotator');
  const { container, assetsUrl, createViewer, log, source } = parts;
  const [viewer, setViewer] = useState<DocumentViewer | undefined>(undefined);
  const [state, setState] = useState(EMPTY_VIEWER_STATE);
  const latest = useRef({ parts, t });
  useEffect(() => {
    latest.current = { parts, t };
  });

  useEffect(() => {
    if (!container) return undefined;
    const unmount = mountViewer(createViewer, log, (create) => {
      const made = create({
        container,
        assetsUrl,
        log,
        textStore: undefined,
        readsText: false,
        endLabel: (at) => latest.current.t(`annotations.ends.${at}`),
        describeHighlight: (id) => latest.current.parts.describeHighlight?.(id),
        describeChange: (index) => latest.current.parts.describeChange?.(index),
      });
      made.on('change', setState);
      made.on('changeClick', ({ index }) => latest.current.parts.onChangeClick?.(index));
      made.on('highlightClick', (hit) => latest.current.parts.onHighlightClick?.(hit?.id));
      setViewer(made);
      return { viewer: made };
    });
    return () => {
      unmount();
      setViewer(undefined);
      setState(EMPTY_VIEWER_STATE);
    };
  }, [container, assetsUrl, createViewer, log]);

  const opening = useRef<AbortController | undefined>(undefined);
  const reopen = useCallback(() => {
    if (!viewer || !source) return;
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    viewer.open(source(), { signal }).then(
      () => latest.current.parts.onOpened?.(viewer),
      (error: unknown) => {
        // The state shows it, or nobody waits for it any more; anything else is a failure of its own.
        if (signal.aborted || error instanceof DocumentOpenError) return;
        log.warn('A document was not opened', error);
      },
    );
  }, [viewer, source, log]);
  useEffect(() => {
    reopen();
    return () => opening.current?.abort();
  }, [reopen]);
  return { viewer, state, reopen };
}
