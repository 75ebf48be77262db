import { useTranslate } from '@glossator/i18n';
import { Highlighter } from 'lucide-react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { isFiltering } from '../../../core/filter/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { EmptyList } from '../../annotator/lists/EmptyList';
import { Loaded } from '../../controls/Loaded';
import { ListStatus } from '../../annotator/lists/ListStatus';
import { AnnotationList } from './AnnotationList';
import { statusIn } from '../../../core/selections/selectors';
import { PICK_BAR } from './later-annotations';
import { ListHead } from './ListHead';
import { useListScope } from './use-list-scope';
import { CodeTotal } from './CodeTotal';
import { FilterBar } from './FilterBar';
import type { PlaceKeeper } from './list-place';
import { useFilteredAnnotations } from '../../annotator/highlights/use-filtered-annotations';

/** The annotations of the document, or of the whole Code, with a filter, and how many the Code has. */
export function AnnotationsTab({ places }: { readonly places: PlaceKeeper }) {
  return (
    <>
      <ListHead />
      <AnnotationsInScope places={places} />
      <CodeTotal />
    </>
  );
}

/** The annotations of the document or of the Code; loading, empty and failed states. */
function AnnotationsInScope({ places }: { readonly places: PlaceKeeper }) {
  const t = useTranslate('annotator');
  const {
    selections: { load: loadSelections, loadElsewhere },
    filter: { clear: clearFilter },
  } = useCommands();
  const scope = useListScope();
  const isOfCode = scope === 'code';
  const status = useAnnotatorState((state) => statusIn(state, scope));
  const isHereFailed = useAnnotatorState(({ selections }) => selections.status === 'failed');
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const isPicking = useAnnotatorState(({ picking }) => picking.isOn);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const { filter: wanted, total, found, shown } = useFilteredAnnotations(scope);
  const isOn = isFiltering(wanted);
  const name = `${isOfCode ? 'code' : (documentId ?? '')} ${isOn ? 'filtered' : 'all'} ${wanted.order}`;
  const retry = () => {
    if (isHereFailed || !isOfCode) void loadSelections();
    if (isOfCode) void loadElsewhere();
  };

  const loading = (
    <ListStatus
      status={status}
      isEmpty={total === 0}
      loading={t('annotations.loading')}
      failed={t('annotations.failed')}
      placeholders={[32, 92, 78, 40, 0, 28, 88, 60, 36, 0, 30, 94]}
      onRetry={retry}
    />
  );
  if ((status === 'failed' || status === 'loading') && total === 0) return loading;
  if (status === 'ready' && total === 0)
    return (
      <EmptyList
        list="annotations"
        icon={Highlighter}
        title={t('annotations.emptyTitle')}
        text={t(emptyText(isOfCode, canAnnotate))}
      />
    );
  return (
    <>
      {loading}
      <FilterBar shown={found.length} total={total} />
      {isPicking && <Loaded later={PICK_BAR} props={{ found, shown }} />}
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
          isOfCode={isOfCode}
        />
      )}
    </>
  );
}

function emptyText(isOfCode: boolean, canAnnotate: boolean) {
  if (isOfCode) return 'annotations.emptyCode';
  return canAnnotate ? 'annotations.empty' : 'annotations.emptyReadOnly';
}
