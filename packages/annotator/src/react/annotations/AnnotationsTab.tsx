import { useTranslate } from '@glossator/i18n';
import { Highlighter } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { selectCanAnnotate } from '../../core/access/selectors';
import { filterAnnotations, isFiltering } from '../../core/filter/selectors';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { Button } from '../controls/Button';
import { EmptyState } from '../controls/EmptyState';
import { Skeleton } from '../controls/Skeleton';
import { AnnotationList } from './AnnotationList';
import { FilterBar } from './FilterBar';

/** The annotations of the document with a filter; loading, empty and failed states. */
export function AnnotationsTab() {
  const t = useTranslate('annotator');
  const say = useTranslate('annotator');
  const { loadSelections, clearFilter } = useCommands();
  const { items, status } = useAnnotatorState(({ selections }) => selections);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const wanted = useDeferredValue(useAnnotatorState((state) => state.filter));
  const activeId = useAnnotatorState(({ selections }) => selections.activeId);
  const found = useMemo(() => filterAnnotations(items, wanted), [items, wanted]);
  // The active one is there whatever the filter says: somebody has just made it, or clicked it in the document.
  const shown = useMemo(() => {
    const active = items.find(({ id }) => id === activeId);
    return active && !found.includes(active) ? filterAnnotations(items, wanted, activeId) : found;
  }, [items, found, wanted, activeId]);
  const isOn = isFiltering(wanted);

  if (status === 'failed' && items.length === 0)
    return (
      <EmptyState text={t('annotations.failed')} isError>
        <Button onClick={() => void loadSelections()}>{say('retry')}</Button>
      </EmptyState>
    );
  if (status === 'loading' && items.length === 0)
    return (
      <Skeleton label={t('annotations.loading')} widths={[32, 92, 78, 40, 0, 28, 88, 60, 36, 0, 30, 94]} />
    );
  if (status === 'ready' && items.length === 0)
    return (
      <EmptyState
        icon={Highlighter}
        title={t('annotations.emptyTitle')}
        text={t(canAnnotate ? 'annotations.empty' : 'annotations.emptyReadOnly')}
      />
    );
  return (
    <>
      <FilterBar shown={found.length} total={items.length} />
      {shown.length === 0 && items.length > 0 ? (
        <EmptyState
          text={
            isOn && wanted.text.trim() !== ''
              ? t('annotations.noMatch', { filter: wanted.text })
              : t('annotations.noneLeft')
          }
        >
          <Button onClick={clearFilter}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      ) : (
        // Another list than with a filter: it begins where the reader is.
        <AnnotationList
          key={`${isOn ? 'filtered' : 'all'} ${wanted.order}`}
          items={shown}
          isInReadingOrder={wanted.order === 'position'}
        />
      )}
    </>
  );
}
