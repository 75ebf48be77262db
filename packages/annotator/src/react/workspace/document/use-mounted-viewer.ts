import type { PageArea } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState } from 'react';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import { useHighlightDescription } from '../../annotator/highlights/use-highlight-description';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import type { CreateViewer } from '../../annotator/context/annotator-props';
import { mountViewer } from '../../annotator/viewers/mount-viewer';

/** Makes a viewer in a container, joins it to the annotator, and takes it away again. */
export function useMountedViewer(
  container: HTMLElement | null,
  assetsUrl: string,
  createViewer: CreateViewer | undefined,
): DocumentViewer | undefined {
  const { annotator, log, shownViewer, textStore } = useAnnotatorContext();
  const t = useTranslate('annotator');
  const describeHighlight = useHighlightDescription();
  const messages = useRef(t);
  useEffect(() => {
    messages.current = t;
  });
  const [viewer, setViewer] = useState<DocumentViewer | undefined>(undefined);
  useEffect(() => {
    if (!container) return undefined;
    const unmount = mountViewer(createViewer, log, (create) => {
      const endLabel = (side: 'start' | 'end') => messages.current(`annotations.ends.${side}`);
      const areaLabel = ({ page }: PageArea) => messages.current('areas.frame', { page: page + 1 });
      const labels = { endLabel, areaLabel, describeHighlight };
      const made = create({ container, assetsUrl, log, textStore, ...labels });
      const detach = annotator.attachViewer(made);
      setViewer(made);
      shownViewer.set(made);
      return { viewer: made, detach };
    });
    return () => {
      unmount();
      setViewer(undefined);
      shownViewer.set(undefined);
    };
  }, [annotator, log, shownViewer, textStore, container, assetsUrl, createViewer, describeHighlight]);
  return viewer;
}
