import { useTranslate } from '@glossator/i18n';
import { useCallback, useEffect } from 'react';
import type { Side } from '../../../core/comparing/change-marks';
import { useSideViewer, type SideViewer } from '../../annotator/viewers/use-side-viewer';
import type { ComparedDocumentsProps } from './ComparedDocuments';
import { describeChange } from './change-description';

/** Makes the viewer of a side in its container, opens its document there, and takes it away again. */
export function useComparedViewer(
  side: Side,
  container: HTMLElement | null,
  props: ComparedDocumentsProps,
): SideViewer {
  const t = useTranslate('annotator');
  const { assetsUrl, createViewer, log, describeHighlight, changes } = props;
  const { source, highlights } = props[side];
  const shown = useSideViewer({
    container,
    assetsUrl,
    createViewer,
    log,
    ...(describeHighlight && { describeHighlight }),
    source: useCallback(() => source, [source]),
    describeChange(index) {
      const change = changes[index];
      return change && describeChange(change, side, t);
    },
    onChangeClick: props.onActiveChange,
    onHighlightClick: props.onHighlightClick,
  });
  const { viewer } = shown;
  useEffect(() => viewer?.setHighlights(highlights), [viewer, highlights]);
  useEffect(() => viewer?.renameHighlights(), [viewer, t]);
  useEffect(() => viewer?.setActiveHighlight(props.activeHighlight), [viewer, props.activeHighlight]);
  return shown;
}
