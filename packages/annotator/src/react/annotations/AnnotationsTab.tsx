import { useTranslate } from '@glossator/i18n';
import { Highlighter, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { selectCanAnnotate } from '../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { Button } from '../controls/Button';
import { EmptyState } from '../controls/EmptyState';
import { Skeleton } from '../controls/Skeleton';
import { AnnotationList } from './AnnotationList';
import { filterAnnotations } from './annotation-filter';
import css from './glossator-annotations.module.css';

/** The annotations of the document with a filter; loading, empty and failed states. */
export function AnnotationsTab() {
  const t = useTranslate('annotator');
  const say = useTranslate('annotator');
  const { loadSelections } = useCommands();
  const { items, status } = useAnnotatorState(({ selections }) => selections);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filterAnnotations(items, wanted), [items, wanted]);

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
      <div className={css['filter']}>
        <span className={css['filterField']}>
          <Search aria-hidden="true" size={14} strokeWidth={1.75} />
          <input
            type="search"
            aria-label={t('annotations.filter')}
            placeholder={t('annotations.filter')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </span>
        <span role="status" className={css['filterCount']}>
          {wanted.trim() !== '' && t('annotations.shown', { shown: shown.length, total: items.length })}
        </span>
      </div>
      {shown.length === 0 && items.length > 0 ? (
        <EmptyState text={t('annotations.noMatch', { filter: wanted })}>
          <Button onClick={() => setFilter('')}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      ) : (
        // Another list than with a filter: it begins where the reader is.
        <AnnotationList key={wanted.trim() === '' ? 'all' : 'filtered'} items={shown} />
      )}
    </>
  );
}
