import { useTranslate } from '@glossator/i18n';
import { useId, useMemo, useState } from 'react';
import { marksByPage } from '../../../core/selections/page-marks';
import { pageLabelOf, selectReadingPage } from '../../../core/view/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Skeleton } from '../../controls/Skeleton';
import { useThumbnails } from '../../annotator/context/shown-viewer';
import css from './glossator-pages.module.css';
import { pagesGrid } from './pages-grid';
import { PagesRow } from './PagesRow';
import { PageThumbnail } from './PageThumbnail';
import { useContentSize } from '../../controls/use-content-size';
import { usePageKeys } from './use-page-keys';
import { usePageRows } from './use-page-rows';

/** The assumed shape of a page before it is known. */
const A4 = { width: 595, height: 842 };

/** All pages as small pictures, of which only those in view exist; the page being read is marked and in view. */
export function PagesList() {
  const t = useTranslate('annotator');
  const { goToPage } = useCommands().view;
  const total = useAnnotatorState(({ view }) => view.viewer.pageCount);
  const current = useAnnotatorState(selectReadingPage);
  const labels = useAnnotatorState(({ view }) => view.viewer.pageLabels);
  const items = useAnnotatorState(({ selections }) => selections.items);
  const places = useAnnotatorState(({ selections }) => selections.places);
  // Turned pages have another shape.
  useAnnotatorState(({ view }) => view.viewer.rotation);
  const marks = useMemo(() => marksByPage({ items, places }), [items, places]);
  const thumbnails = useThumbnails();
  const id = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { width, height } = useContentSize(scroller);
  const grid = pagesGrid(total, width, thumbnails?.shapeOf(0) ?? A4);
  const { active, go, forget, onKeyDown } = usePageKeys(current, total, goToPage);
  const rows = usePageRows(scroller, grid, active);
  const rowsInView = Math.max(1, Math.floor(height / rows.rowHeight));

  if (total === 0) return <Skeleton label={t('pages.label')} widths={[50, 50, 50, 50, 50]} />;
  return (
    <div ref={setScroller} className={css['scroller']}>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={t('pages.label')}
        aria-activedescendant={`${id}-${active}`}
        className={css['list']}
        style={{ blockSize: rows.totalHeight }}
        onKeyDown={(event) => onKeyDown(event, grid.columns, rowsInView)}
        onBlur={forget}
      >
        {rows.visible.map(({ row, top }) => (
          <PagesRow key={row} row={row} top={top} columns={grid.columns} total={total}>
            {(page) => (
              <PageThumbnail
                key={page}
                id={`${id}-${page}`}
                page={page}
                total={total}
                label={pageLabelOf(labels, page + 1)}
                marks={marks.get(page)}
                box={grid.box}
                thumbnails={thumbnails}
                isCurrent={page === current}
                isActive={page === active}
                onGo={() => go(page)}
              />
            )}
          </PagesRow>
        ))}
      </div>
    </div>
  );
}
