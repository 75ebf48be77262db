import { useTranslate } from '@glossator/i18n';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Side } from '../../../core/comparing/change-marks';
import { Button } from '../../controls/Button';
import { Cover } from '../../controls/Cover';
import { EmptyState } from '../../controls/EmptyState';
import { PageSkeleton } from '../../controls/PageSkeleton';
import css from './glossator-comparing.module.css';
import type { SideViewer } from '../../annotator/viewers/use-side-viewer';

interface ComparedPaneProps {
  readonly side: Side;
  readonly label: ReactNode;
  readonly shown: SideViewer;
  /** The reader has begun to do something here. */
  readonly onWork: (side: Side) => void;
  /** Takes the element that the viewer fills. */
  readonly container: (element: HTMLElement | null) => void;
}

/** One of two documents, with what it is and the page that is read over it. */
export function ComparedPane({ side, label, shown, onWork, container }: ComparedPaneProps) {
  const t = useTranslate('annotator');
  const { state, reopen } = shown;
  return (
    <section className={css['pane']} data-side={side} aria-label={t(`comparing.${side}`)}>
      <header className={css['caption']}>
        <div className={css['label']}>{label}</div>
        {state.status === 'ready' && (
          <p className={css['page']}>
            {t('comparing.page', { page: state.page + 1, count: state.pageCount })}
          </p>
        )}
      </header>
      <div className={css['stage']}>
        <div
          ref={container}
          className={css['viewer']}
          data-glossator-compared={side}
          onPointerDownCapture={() => onWork(side)}
          onKeyDownCapture={() => onWork(side)}
          onWheelCapture={() => onWork(side)}
        />
        {(state.status === 'empty' || state.status === 'loading') && (
          <Cover isNarrow role="status" aria-label={t(`comparing.${side}`)}>
            <PageSkeleton />
          </Cover>
        )}
        {state.status === 'failed' && state.failure && (
          <Cover isNarrow>
            <EmptyState icon={FileX} text={t(`document.${state.failure}`)} isError>
              <Button onClick={reopen}>{t('retry')}</Button>
            </EmptyState>
          </Cover>
        )}
      </div>
    </section>
  );
}
