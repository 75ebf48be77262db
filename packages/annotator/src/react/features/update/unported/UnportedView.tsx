import { useTranslate } from '@glossator/i18n';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { progressAmong, unportedAmong } from '../../../../core/unported/selectors';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import { EmptyState } from '../../../controls/EmptyState';
import { ListStatus } from '../../../annotator/lists/ListStatus';
import { Meter } from '../../../controls/Meter';
import { CardList } from '../../../controls/cards/CardList';
import { ConfirmIdentical } from './ConfirmIdentical';
import css from './glossator-unported.module.css';
import { UnportedCard } from './UnportedCard';
import { UnportedFilters } from './UnportedFilters';

/** The annotations whose place is to be decided, in the order of the text, and how many are done. */
export function UnportedView() {
  const t = useTranslate('annotator');
  const { load: loadSelections } = useCommands().selections;
  const items = useAnnotatorState(({ selections }) => selections.items);
  const status = useAnnotatorState(({ selections }) => selections.status);
  const activeId = useAnnotatorState(({ selections }) => selections.activeId);
  const open = useAnnotatorState(({ unported }) => unported.open);
  const filter = useAnnotatorState(({ unported }) => unported.filter);
  const listed = useMemo(() => unportedAmong(items, filter), [items, filter]);
  const progress = useMemo(() => progressAmong(items), [items]);
  const { decided, total } = progress;

  const loading = (
    <ListStatus
      status={status}
      isEmpty={total === 0}
      loading={t('unported.loading')}
      failed={t('unported.failed')}
      placeholders={[40, 92, 78, 0, 36, 88, 60, 0, 30, 94]}
      onRetry={() => void loadSelections()}
    />
  );
  if (total === 0) return loading;
  if (decided === total)
    return (
      <EmptyState icon={CircleCheck} title={t('unported.doneTitle')} text={t('unported.done')}>
        <p className={css['doneCount']} role="status">
          {t('unported.progressLabel', { decided, total })}
        </p>
      </EmptyState>
    );
  return (
    <section
      className={css['view']}
      aria-label={t('unported.title')}
      tabIndex={-1}
      data-glossator-unported=""
    >
      <header className={css['bar']}>
        <div className={css['barHead']}>
          <h2 className={css['title']}>{t('unported.title')}</h2>
          <p
            className={css['progress']}
            role="status"
            aria-label={t('unported.progressLabel', { decided, total })}
          >
            {t('unported.progress', { decided, total })}
          </p>
        </div>
        <Meter value={decided} max={total} />
        <UnportedFilters filter={filter} progress={progress} />
        <ConfirmIdentical />
      </header>
      {loading}
      {listed.length === 0 ? (
        <EmptyState text={t('unported.noneOfKind')} />
      ) : (
        <CardList
          label={t('unported.label')}
          items={listed}
          keyOf={({ id }) => id}
          active={open?.id ?? activeId}
          renderCard={(selection, isActive) => <UnportedCard selection={selection} isActive={isActive} />}
        />
      )}
    </section>
  );
}
