import { useTranslate } from '@glossator/i18n';
import { Highlighter } from 'lucide-react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { isFiltering } from '../../../core/filter/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { ListStatus } from '../../annotator/lists/ListStatus';
import { AnnotationList } from './AnnotationList';
import { CodeTotal } from './CodeTotal';
import { FilterBar } from './FilterBar';
import type { PlaceKeeper } from './list-place';
import { useFilteredAnnotations } from '../../annotator/highlights/use-filtered-annotations';

/** The annotations of the document with a filter, and how many the Code has. */
export function AnnotationsTab({ places }: { readonly places: PlaceKeeper }) {
  return (
    <>
      <AnnotationsOfDocument places={places} />
      <CodeTotal />
    </>
  );
}

/** The annotations of the document; loading, empty and failed states. */
function AnnotationsOfDocument({ places }: { readonly places: PlaceKeeper }) {
  const t = useTranslate('annotator');
  const {
    selections: { load: loadSelections },
    filter: { clear: clearFilter },
  } = useCommands();
  const total = useAnnotatorState(({ selections }) => selections.items.length);
  const status = useAnnotatorState(({ selections }) => selections.status);
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const { filter: wanted, count, shown } = useFilteredAnnotations();
  const isOn = isFiltering(wanted);
  const name = `${documentId ?? ''} ${isOn ? 'filtered' : 'all'} ${wanted.order}`;

  const loading = (
    <ListStatus
      status={status}
      isEmpty={total === 0}
      loading={t('annotations.loading')}
      failed={t('annotations.failed')}
      placeholders={[32, 92, 78, 40, 0, 28, 88, 60, 36, 0, 30, 94]}
      onRetry={() => void loadSelections()}
    />
  );
  if ((status === 'failed' || status === 'loading') && total === 0) return loading;
  if (status === 'ready' && total === 0)
    return (
      <EmptyState
        icon={Highlighter}
        title={t('annotations.emptyTitle')}
        text={t(canAnnotate ? 'annotations.empty' : 'annotations.emptyReadOnly')}
      />
    );
  return (
    <>
      {loading}
      <FilterBar shown={count} total={total} />
      {shown.length === 0 && total > 0 ? (
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
          key={name}
          name={name}
          items={shown}
          isInReadingOrder={wanted.order === 'position'}
          places={places}
        />
      )}
    </>
  );
}
