import { useTranslate } from '@glossator/i18n';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Side } from '../../../core/comparing/change-marks';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
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
          <div className={css['cover']} role="status" aria-label={t(`comparing.${side}`)}>
            <div className={css['sheet']}>
              {[38, 100, 96, 99, 62, 0, 30, 98, 100, 94, 71].map((width, index) => (
                <span key={index} className={css['sheetLine']} style={{ inlineSize: `${width}%` }} />
              ))}
            </div>
          </div>
        )}
        {state.status === 'failed' && state.failure && (
          <div className={css['cover']}>
            <EmptyState icon={FileX} text={t(`document.${state.failure}`)} isError>
              <Button onClick={reopen}>{t('retry')}</Button>
            </EmptyState>
          </div>
        )}
      </div>
    </section>
  );
}
