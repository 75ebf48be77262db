import { useTranslate } from '@glossator/i18n';
import { ChevronRight } from 'lucide-react';
import { classNames } from '../class-names';
import css from './glossator-contents.module.css';
import type { OutlineRow } from './outline-rows';

interface ContentsRowProps {
  readonly row: OutlineRow;
  /** The page it begins on, as printed. */
  readonly pageLabel: string | undefined;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onGo: () => void;
}

/** One line of the table of contents. */
export function ContentsRow(props: ContentsRowProps) {
  const { row, pageLabel, isCurrent, isTabStop, onFocus, onToggle, onGo } = props;
  const t = useTranslate('annotator');
  const { entry, depth, isOpen } = row;
  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={isOpen}
      aria-current={isCurrent ? 'true' : undefined}
      aria-selected={isCurrent}
      tabIndex={isTabStop ? 0 : -1}
      className={classNames(css['row'], depth === 0 && css['top'], isCurrent && css['current'])}
      style={{ paddingInlineStart: `${6 + depth * 14}px` }}
      onFocus={onFocus}
      onClick={onGo}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onGo();
      }}
    >
      {isOpen === undefined ? (
        <span className={css['twistyGap']} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(css['twisty'], isOpen && css['twistyOpen'])}
          aria-label={t(isOpen ? 'contents.collapse' : 'contents.expand', { title: entry.title })}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <ChevronRight aria-hidden="true" size={13} />
        </button>
      )}
      <span className={css['title']}>{entry.title}</span>
      {pageLabel !== undefined && <span className={css['page']}>{pageLabel}</span>}
    </div>
  );
}
