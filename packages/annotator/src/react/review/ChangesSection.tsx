import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { selectReviewed } from '../../core/review/selectors';
import { ALL_CHANGES } from '../../core/review/state';
import { CardList } from '../controls/cards/CardList';
import { Button } from '../controls/Button';
import { EmptyState } from '../controls/EmptyState';
import { Skeleton } from '../controls/Skeleton';
import { ChangeCard } from './ChangeCard';
import { useReviewContext, useReviewState } from './review-context';

const itself = (index: number): number => index;

/** The list of changes; loading, empty and failed states. */
export function ChangesSection({ visible }: { readonly visible: readonly number[] }) {
  const t = useTranslate('annotator');
  const { changes } = useReviewContext();
  const { items, status } = useReviewState((state) => state.changes);
  const active = useReviewState((state) => state.activeChange);
  const renderCard = useCallback(
    (index: number, isActive: boolean) => {
      const change = items[index];
      return change && <ChangeCard change={change} index={index} isActive={isActive} />;
    },
    [items],
  );
  const isFailed = useReviewState((state) => selectReviewed(state)?.comparison?.state === 'failed');
  const failure = status === 'failed' && (
    <EmptyState text={t('review.changesFailed')} isError>
      <Button onClick={() => changes.reload('changes')}>{t('retry')}</Button>
    </EmptyState>
  );
  if (items.length === 0) {
    if (failure) return failure;
    if (isFailed) return <EmptyState text={t('review.compareFailedTitle')} />;
    if (status !== 'ready')
      return (
        <Skeleton label={t('review.changesLoading')} widths={[32, 92, 78, 40, 0, 28, 88, 60, 36, 0, 30]} />
      );
    return <EmptyState title={t('review.noChangesTitle')} text={t('review.noChanges')} />;
  }
  if (visible.length === 0 && status !== 'loading')
    return (
      <EmptyState text={t('review.filter.none')}>
        <Button onClick={() => changes.changeFilter(ALL_CHANGES)}>{t('review.filter.clear')}</Button>
      </EmptyState>
    );
  return (
    <>
      {failure}
      <CardList
        label={t('review.changes')}
        items={visible}
        keyOf={itself}
        active={active}
        renderCard={renderCard}
      />
    </>
  );
}
