import { useTranslate } from '@glossator/i18n';
import { ChevronRight } from 'lucide-react';
import { classNames } from '../../controls/class-names';
import css from './glossator-contents.module.css';
import type { OutlineRow } from './outline-rows';

interface ContentsRowProps {
  readonly id: string;
  readonly row: OutlineRow;
  /** The page it begins on, as printed. */
  readonly pageLabel: string | undefined;
  readonly isCurrent: boolean;
  /** Whether keys act on it. */
  readonly isActive: boolean;
  readonly onToggle: () => void;
  readonly onGo: () => void;
}

/** Levels that are set in further than the one above; the panel is narrow. */
const DEEPEST_INDENT = 6;

/** One line of the table of contents. */
export function ContentsRow(props: ContentsRowProps) {
  const { id, row, pageLabel, isCurrent, isActive, onToggle, onGo } = props;
  const t = useTranslate('annotator');
  const { entry, depth, isOpen } = row;
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isOpen}
      aria-current={isCurrent ? 'true' : undefined}
      aria-selected={isCurrent}
      className={classNames(
        css['row'],
        depth === 0 && css['top'],
        isCurrent && css['current'],
        isActive && css['active'],
      )}
      style={{ paddingInlineStart: `${6 + Math.min(depth, DEEPEST_INDENT) * 14}px` }}
      onClick={onGo}
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
      <span className={css['title']}>
        {entry.label !== undefined && <span className={css['label']}>{entry.label}</span>}
        {entry.title.slice(entry.label?.length ?? 0)}
      </span>
      {pageLabel !== undefined && <span className={css['page']}>{pageLabel}</span>}
    </div>
  );
}
