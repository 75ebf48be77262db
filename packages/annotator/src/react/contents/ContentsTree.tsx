import { useTranslate } from '@glossator/i18n';
import { TextQuote } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { currentOutlineEntry } from '../../core/documents/selectors';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { classNames } from '../class-names';
import { EmptyState } from '../controls/EmptyState';
import { Skeleton } from '../controls/Skeleton';
import { ContentsRow } from './ContentsRow';
import css from './glossator-contents.module.css';
import { flattenOutline, pathTo } from './outline-rows';
import { useTreeKeys } from './use-tree-keys';

/** The document's outline as a tree; the entry at the reading position is marked and in view. */
export function ContentsTree() {
  const t = useTranslate('annotator');
  const { goToPage } = useCommands();
  const { status, entries } = useAnnotatorState(({ documents }) => documents.outline);
  const reading = useAnnotatorState(({ view }) => view.reading);
  const labels = useAnnotatorState(({ view }) => view.viewer.pageLabels);
  const current = useMemo(() => currentOutlineEntry(entries, reading), [entries, reading]);
  /** Entries the user opened or closed himself; the others are open on the way to the current one, and on the first level. */
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => {
    const path = pathTo(entries, current);
    return flattenOutline(
      entries,
      ({ key, depth, entry }) => toggled.get(key) ?? (depth === 0 || path.has(entry)),
    );
  }, [entries, current, toggled]);
  const toggle = (key: string, isOpen: boolean) => setToggled(new Map(toggled).set(key, isOpen));
  const tree = useRef<HTMLDivElement>(null);
  const keys = useTreeKeys(rows, toggle);
  const currentKey = rows.find(({ entry }) => entry === current)?.key;
  useEffect(() => {
    const row = tree.current?.querySelector('[aria-current="true"]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [currentKey]);

  if (status === 'loading')
    return <Skeleton label={t('contents.label')} widths={[60, 80, 72, 86, 50, 78, 66]} />;
  if (status === 'failed') return <EmptyState text={t('contents.failed')} isError />;
  if (rows.length === 0)
    return status === 'ready' ? <EmptyState icon={TextQuote} text={t('contents.empty')} /> : null;
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('contents.label')}
      className={classNames(css['tree'], entries.some((entry) => entry.children.length > 0) && css['nested'])}
      onKeyDown={keys.onKeyDown}
    >
      {rows.map((row) => (
        <ContentsRow
          key={row.key}
          row={row}
          pageLabel={
            row.entry.page === undefined
              ? undefined
              : (labels?.[row.entry.page] ?? String(row.entry.page + 1))
          }
          isCurrent={row.entry === current}
          isTabStop={row.key === (keys.focusedKey ?? currentKey ?? rows[0]?.key)}
          onFocus={() => keys.setFocusedKey(row.key)}
          onToggle={() => toggle(row.key, row.isOpen !== true)}
          onGo={() => row.entry.page !== undefined && goToPage(row.entry.page, row.entry.top)}
        />
      ))}
    </div>
  );
}
