import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState } from 'react';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import { useHighlightDescription } from './use-highlight-focus';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import type { CreateViewer } from '../../annotator/context/annotator-props';

/** The package's own viewer, loaded when the first one is shown: pdf.js is large and needs a browser. */
export async function loadViewer(): Promise<CreateViewer> {
  const { createDocumentViewer } = await import('../../../viewer/index');
  return createDocumentViewer;
}

/** Makes a viewer in a container, joins it to the annotator, and takes it away again. */
export function useViewer(
  container: HTMLElement | null,
  assetsUrl: string,
  createViewer: CreateViewer | undefined,
): DocumentViewer | undefined {
  const { annotator, log, shownViewer, textStore } = useAnnotatorContext();
  const t = useTranslate('annotator');
  const describeHighlight = useHighlightDescription();
  const words = useRef(t);
  useEffect(() => {
    words.current = t;
  });
  const [viewer, setViewer] = useState<DocumentViewer | undefined>(undefined);
  useEffect(() => {
    if (!container) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = (create: CreateViewer) => {
      if (isOver) return;
      const endLabel = (side: 'start' | 'end') => words.current(`annotations.ends.${side}`);
      const made = create({ container, assetsUrl, log, textStore, endLabel, describeHighlight });
      const detach = annotator.attachViewer(made);
      setViewer(made);
      shownViewer.set(made);
      end = () => {
        detach();
        made.destroy().catch((error: unknown) => log.warn('The viewer did not end well', error));
      };
    };
    if (createViewer) begin(createViewer);
    else loadViewer().then(begin, (error: unknown) => log.error('The viewer could not be loaded', error));
    return () => {
      isOver = true;
      end?.();
      setViewer(undefined);
      shownViewer.set(undefined);
    };
  }, [annotator, log, shownViewer, textStore, container, assetsUrl, createViewer, describeHighlight]);
  return viewer;
}
