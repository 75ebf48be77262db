import { useTranslate } from '@glossator/i18n';
import { TextQuote } from 'lucide-react';
import { useId, useState } from 'react';
import { useAnnotatorState } from '../annotator-context';
import { usePageLabel } from '../annotations/use-page-label';
import { classNames } from '../class-names';
import { EmptyState } from '../controls/EmptyState';
import { Skeleton } from '../controls/Skeleton';
import { ContentsRow } from './ContentsRow';
import css from './glossator-contents.module.css';
import { useOutlineTree } from './use-outline-tree';
import { useTreeRows } from './use-tree-rows';

/** The document's outline as a tree, of which only what is in view exists; the entry at the reading position is marked and in view. */
export function ContentsTree() {
  const t = useTranslate('annotator');
  const { status, entries } = useAnnotatorState(({ documents }) => documents.outline);
  const pageLabel = usePageLabel();
  const tree = useOutlineTree(entries);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtual = useTreeRows(scroller, tree.rows, tree.active);
  const id = useId();

  if (status === 'loading')
    return <Skeleton label={t('contents.label')} widths={[60, 80, 72, 86, 50, 78, 66]} />;
  if (status === 'failed') return <EmptyState text={t('contents.failed')} isError />;
  if (tree.rows.length === 0)
    return status === 'ready' ? <EmptyState icon={TextQuote} text={t('contents.empty')} /> : null;
  return (
    <div
      ref={setScroller}
      role="tree"
      tabIndex={0}
      aria-label={t('contents.label')}
      aria-activedescendant={`${id}-${tree.rows[tree.active]?.key}`}
      className={classNames(css['tree'], entries.some((entry) => entry.children.length > 0) && css['nested'])}
      onKeyDown={tree.onKeyDown}
      onBlur={tree.onBlur}
    >
      <div role="presentation" className={css['sheet']} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = tree.rows[index];
          if (!row) return null;
          const { page } = row.entry;
          return (
            <div
              key={row.key}
              ref={virtual.measureElement}
              role="presentation"
              data-index={index}
              className={css['place']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ContentsRow
                id={`${id}-${row.key}`}
                row={row}
                pageLabel={page === undefined ? undefined : pageLabel(page)}
                isCurrent={index === tree.current}
                isActive={index === tree.active}
                onToggle={() => tree.toggle(row)}
                onGo={() => tree.go(row)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
