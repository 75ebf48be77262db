import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { ALL_CHANGES } from '../../core/review/state';
import { CardList } from '../controls/cards/CardList';
import { Button } from '../controls/Button';
import { EmptyState } from '../controls/EmptyState';
import { ChangeCard } from './ChangeCard';
import { useReviewContext, useReviewState } from './review-context';
import { ReviewedList } from './ReviewedList';

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
  return (
    <ReviewedList
      part="changes"
      loading={t('review.changesLoading')}
      failed={t('review.changesFailed')}
      placeholders={[32, 92, 78, 40, 0, 28, 88, 60, 36, 0, 30]}
      none={<EmptyState title={t('review.noChangesTitle')} text={t('review.noChanges')} />}
    >
      {(state) => (
        <>
          {state}
          {visible.length === 0 && status !== 'loading' ? (
            <EmptyState text={t('review.filter.none')}>
              <Button onClick={() => changes.changeFilter(ALL_CHANGES)}>{t('review.filter.clear')}</Button>
            </EmptyState>
          ) : (
            <CardList
              label={t('review.changes')}
              items={visible}
              keyOf={itself}
              active={active}
              renderCard={renderCard}
            />
          )}
        </>
      )}
    </ReviewedList>
  );
}
