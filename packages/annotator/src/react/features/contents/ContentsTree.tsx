import { useTranslate } from '@glossator/i18n';
import { useId, useState } from 'react';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { classNames } from '../../controls/class-names';
import { ContentsRow } from './ContentsRow';
import css from './glossator-contents.module.css';
import type { OutlineTree } from './use-outline-tree';
import { useTreeRows } from './use-tree-rows';

interface ContentsTreeProps {
  readonly tree: OutlineTree;
  /** Whether anything stands under anything else. */
  readonly isNested: boolean;
}

/** A table of contents as a tree, of which only what is in view exists; the entry at the reading position is marked and in view. */
export function ContentsTree({ tree, isNested }: ContentsTreeProps) {
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtual = useTreeRows(scroller, tree.rows, tree.active);
  const id = useId();
  return (
    <div
      ref={setScroller}
      role="tree"
      tabIndex={0}
      aria-label={t('contents.label')}
      aria-activedescendant={`${id}-${tree.rows[tree.active]?.key}`}
      className={classNames(css['tree'], isNested && css['nested'])}
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
