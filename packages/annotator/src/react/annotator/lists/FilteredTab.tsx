import { foldText } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { createWordsMatch } from '../../../core/filter/words-match';
import type { LoadStatus } from '../../../core/store/origin';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { FilterField } from '../../controls/FilterField';
import { useAnnotatorState } from '../context/annotator-context';
import { EmptyList } from './EmptyList';
import { ListStatus } from './ListStatus';

interface FilteredTabProps<Item> {
  /** Whose words it has: what it says while it loads, when that failed, and where there is nothing. */
  readonly name: 'bookmarks' | 'notes';
  /** Stands for the items where there are none. */
  readonly icon: LucideIcon;
  readonly items: readonly Item[];
  readonly status: LoadStatus;
  /** Loads the items of the open document. */
  readonly onLoad: () => Promise<void>;
  /** What the filter looks at. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly filterLabel: string;
  /** How long the lines are that stand for items while they are loaded, in percent. */
  readonly placeholders: readonly number[];
  /** The button for a new item, beside the filter; for those who may make one. */
  readonly add: ReactNode;
  /** The same with words, where there are no items yet. */
  readonly addFirst?: ReactNode;
  /** The form of a new item, where one is being written. */
  readonly form: ReactNode;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A tab with a list of what belongs to the open document: loaded when it is first shown, with a filter; loading, empty and failed states. */
export function FilteredTab<Item>(props: FilteredTabProps<Item>) {
  const { name, items, status, onLoad, textsOf, form } = props;
  const t = useTranslate('annotator');
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const hasDocument = useAnnotatorState(({ documents }) => documents.activeId !== undefined);
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => {
    const matches = createWordsMatch(filter);
    return items.filter((item) => matches(() => foldText(textsOf(item).join(' ')).folded));
  }, [items, filter, textsOf]);
  useEffect(() => {
    if (status === 'idle' && hasDocument) void onLoad();
  }, [status, hasDocument, onLoad]);

  const isFiltered = filter.trim() !== '';
  const count = isFiltered && t('annotations.shown', { shown: shown.length, total: items.length });
  return (
    <>
      <FilterField label={props.filterLabel} value={filter} onChange={setFilter} count={count}>
        {canAnnotate && props.add}
      </FilterField>
      {form}
      <ListStatus
        status={status}
        isEmpty={items.length === 0}
        loading={t(`${name}.loading`)}
        failed={t(`${name}.failed`)}
        placeholders={props.placeholders}
        onRetry={() => void onLoad()}
      />
      {status === 'ready' && items.length === 0 && !form && (
        <EmptyList
          list={name}
          icon={props.icon}
          title={t(`${name}.emptyTitle`)}
          text={t(canAnnotate ? `${name}.empty` : `${name}.emptyReadOnly`)}
        >
          {canAnnotate && props.addFirst}
        </EmptyList>
      )}
      {isFiltered && items.length > 0 && shown.length === 0 && (
        <EmptyState text={t(`${name}.noMatch`, { filter })}>
          <Button onClick={() => setFilter('')}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      )}
      {shown.length > 0 && props.children(shown)}
    </>
  );
}
