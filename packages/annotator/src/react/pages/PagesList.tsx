import { useTranslate } from '@glossator/i18n';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { pageLabelOf, selectReadingPage } from '../../core/view/selectors';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { Skeleton } from '../controls/Skeleton';
import css from './glossator-pages.module.css';

const ROW_HEIGHT = 34;

/** All pages with their printed labels and how many highlights begin on each; the page being read is marked. */
export function PagesList() {
  const t = useTranslate('annotator');
  const { goToPage } = useCommands();
  const total = useAnnotatorState(({ view }) => view.viewer.pageCount);
  const current = useAnnotatorState(selectReadingPage);
  const labels = useAnnotatorState(({ view }) => view.viewer.pageLabels);
  const items = useAnnotatorState(({ selections }) => selections.items);
  const counts = useMemo(() => {
    const byPage = new Map<number, number>();
    for (const { startPage } of items) byPage.set(startPage, (byPage.get(startPage) ?? 0) + 1);
    return byPage;
  }, [items]);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  useEffect(() => {
    if (current < total) virtual.scrollToIndex(current, { align: 'auto' });
  }, [virtual, current, total]);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: total - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goToPage(Math.min(Math.max(0, target), total - 1));
  };
  if (total === 0) return <Skeleton label={t('pages.label')} widths={[50, 50, 50, 50, 50]} />;
  return (
    <div ref={scroller} className={css['scroller']}>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={t('pages.label')}
        aria-activedescendant={`${id}-${current}`}
        className={css['list']}
        style={{ blockSize: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const count = counts.get(index) ?? 0;
          const label = pageLabelOf(labels, index + 1);
          return (
            <div
              key={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              className={css['row']}
              style={{ transform: `translateY(${start}px)`, blockSize: ROW_HEIGHT }}
              onClick={() => goToPage(index)}
            >
              <span className={css['name']}>{t('pages.page', { page: index + 1 })}</span>
              {label !== undefined && <span className={css['label']}>{label}</span>}
              {count > 0 && <span className={css['count']}>{t('pages.highlights', { count })}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
