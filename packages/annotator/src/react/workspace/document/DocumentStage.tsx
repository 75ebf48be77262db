import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { useFittedPages } from '../beside/use-fitted-pages';
import { useWantedArticle } from '../beside/use-wanted-article';
import { AreaHint } from './AreaHint';
import { RangeNews } from './RangeNews';
import { useHighlightFocus } from './use-highlight-focus';
import { DocumentState } from './DocumentState';
import css from './glossator-document.module.css';
import { LazyReferences } from '../../features/references/LazyReferences';
import { SearchField } from '../../features/search/SearchField';
import { HighlightBar } from '../../features/selection-bar/HighlightBar';
import { SelectionBar } from '../../features/selection-bar/SelectionBar';
import { useClickedHighlight } from '../../features/selection-bar/use-clicked-highlight';
import { Slot } from '../../annotator/slots/Slot';
import { useMountedViewer } from './use-mounted-viewer';
import { useLaterParts } from '../use-later-parts';

/** The document itself, and the bars that float over it. */
export function DocumentStage() {
  const t = useTranslate('annotator');
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const { assetsUrl, createViewer } = useAnnotatorContext();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const viewer = useMountedViewer(container, assetsUrl, createViewer);
  useLaterParts(viewer);
  useFittedPages(container);
  useWantedArticle();
  useHighlightFocus(viewer, container);
  const [clicked, setClicked] = useClickedHighlight(viewer, container);
  return (
    <section className={css['stage']} aria-label={t('document.label', { title })}>
      <div ref={setContainer} className={css['viewer']} data-glossator-document="" />
      <SearchField />
      <DocumentState />
      <AreaHint />
      <RangeNews />
      <LazyReferences stage={container} />
      <Slot name="SelectionBar" own={SelectionBar} props={{ stage: container }} />
      <Slot
        name="HighlightBar"
        own={HighlightBar}
        props={{ clicked, stage: container, onClose: () => setClicked(undefined) }}
      />
    </section>
  );
}
