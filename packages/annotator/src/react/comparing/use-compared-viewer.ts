import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Side } from '../../core/comparing/change-marks';
import {
  DocumentOpenError,
  EMPTY_VIEWER_STATE,
  type DocumentViewer,
  type ViewerState,
} from '../../core/ports/document-viewer';
import type { CreateViewer } from '../annotator-props';
import type { ComparedDocumentsProps } from './ComparedDocuments';
import { describeChange } from './change-description';

/** One side: its viewer, once there is one, and what it says of itself. */
export interface ComparedViewer {
  readonly viewer: DocumentViewer | undefined;
  readonly state: ViewerState;
  /** Tries to open the document once more. */
  readonly reopen: () => void;
}

async function loadViewer(): Promise<CreateViewer> {
  const { createDocumentViewer } = await import('../../viewer/index');
  return createDocumentViewer;
}

/** Makes the viewer of a side in its container, opens its document there, and takes it away again. */
export function useComparedViewer(
  side: Side,
  container: HTMLElement | null,
  props: ComparedDocumentsProps,
): ComparedViewer {
  const t = useTranslate('annotator');
  const { assetsUrl, createViewer, log } = props;
  const { source, highlights } = props[side];
  const [viewer, setViewer] = useState<DocumentViewer | undefined>(undefined);
  const [state, setState] = useState(EMPTY_VIEWER_STATE);
  const latest = useRef({ props, t });
  useEffect(() => {
    latest.current = { props, t };
  });

  useEffect(() => {
    if (!container) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = (create: CreateViewer): void => {
      if (isOver) return;
      const made = create({
        container,
        assetsUrl,
        log,
        textStore: undefined,
        readsText: false,
        endLabel: (at) => latest.current.t(`annotations.ends.${at}`),
        describeHighlight: (id) => latest.current.props.describeHighlight?.(id),
        describeChange(index) {
          const { props: shown, t: words } = latest.current;
          const change = shown.changes[index];
          return change && describeChange(change, side, words);
        },
      });
      made.on('change', setState);
      made.on('changeClick', ({ index }) => latest.current.props.onActiveChange(index));
      made.on('highlightClick', (hit) => latest.current.props.onHighlightClick?.(hit?.id));
      setViewer(made);
      end = () => {
        made.destroy().catch((error: unknown) => log.warn('A compared viewer did not end well', error));
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
  }, [side, container, assetsUrl, createViewer, log]);

  const opening = useRef<AbortController | undefined>(undefined);
  const reopen = useCallback(() => {
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    viewer?.open(source, { signal }).catch((error: unknown) => {
      // The state says it, or nobody waits for it any more; anything else is a mishap of its own.
      if (signal.aborted || error instanceof DocumentOpenError) return;
      log.warn('A compared document was not opened', error);
    });
  }, [viewer, source, log]);
  useEffect(() => {
    reopen();
    return () => opening.current?.abort();
  }, [reopen]);
  useEffect(() => viewer?.setHighlights(highlights), [viewer, highlights]);
  useEffect(() => viewer?.renameHighlights(), [viewer, t]);
  useEffect(() => viewer?.setActiveHighlight(props.activeHighlight), [viewer, props.activeHighlight]);
  return { viewer, state, reopen };
}
