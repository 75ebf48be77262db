import { foldText } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createWordsMatch } from '../../../core/filter/words-match';
import type { LoadStatus } from '../../../core/store/origin';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { FilterField } from '../../controls/FilterField';
import { Skeleton } from '../../controls/Skeleton';
import { useAnnotatorState } from '../context/annotator-context';

interface FilteredTabProps<Item> {
  readonly items: readonly Item[];
  readonly status: LoadStatus;
  /** Loads the items of the open document. */
  readonly onLoad: () => Promise<void>;
  /** What the filter looks at. */
  readonly textsOf: (item: Item) => readonly string[];
  readonly messages: {
    readonly filter: string;
    readonly loading: string;
    readonly failed: string;
    readonly noMatch: (filter: string) => string;
  };
  /** How long the lines are that stand for items while they are loaded, in percent. */
  readonly placeholders: readonly number[];
  /** The button for a new item, beside the filter. */
  readonly tools: ReactNode;
  /** The form of a new item, where one is being written. */
  readonly form: ReactNode;
  readonly empty: ReactNode;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A tab with a list of what belongs to the open document: loaded when it is first shown, with a filter; loading, empty and failed states. */
export function FilteredTab<Item>(props: FilteredTabProps<Item>) {
  const { items, status, onLoad, textsOf, messages, placeholders, tools, form, empty, children } = props;
  const t = useTranslate('annotator');
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
      <FilterField label={messages.filter} value={filter} onChange={setFilter} count={count}>
        {tools}
      </FilterField>
      {form}
      {status === 'failed' && (
        <EmptyState text={messages.failed} isError>
          <Button onClick={() => void onLoad()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {status === 'loading' && items.length === 0 && (
        <Skeleton label={messages.loading} widths={placeholders} />
      )}
      {status === 'ready' && items.length === 0 && !form && empty}
      {isFiltered && items.length > 0 && shown.length === 0 && (
        <EmptyState text={messages.noMatch(filter)}>
          <Button onClick={() => setFilter('')}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      )}
      {shown.length > 0 && children(shown)}
    </>
  );
}
