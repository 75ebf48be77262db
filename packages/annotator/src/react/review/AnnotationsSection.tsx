import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Highlighter } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { selectOldVersion, selectOutcomes } from '../../core/review/selectors';
import { CardList } from '../controls/cards/CardList';
import { Button } from '../controls/Button';
import { EmptyState } from '../controls/EmptyState';
import { OutcomeCard } from './OutcomeCard';
import { OutcomeCounts } from './OutcomeCounts';
import { useReviewCommands, useReviewState } from './review-context';
import { ReviewedList } from './ReviewedList';

const idOf = ({ id }: TextSelection): number => id;

/** What happens to each annotation; loading, empty and failed states. */
export function AnnotationsSection() {
  const t = useTranslate('annotator');
  const { chooseOutcome } = useReviewCommands();
  const selections = useReviewState((state) => state.selections);
  const outcome = useReviewState((state) => state.outcome);
  const active = useReviewState((state) => state.activeSelection);
  const oldVersion = useReviewState(selectOldVersion);
  const shown = useMemo(() => selectOutcomes({ selections, outcome }), [selections, outcome]);
  const renderCard = useCallback(
    (selection: TextSelection, isActive: boolean) => (
      <OutcomeCard selection={selection} isActive={isActive} oldVersion={oldVersion} />
    ),
    [oldVersion],
  );
  return (
    <ReviewedList
      part="selections"
      loading={t('review.annotationsLoading')}
      failed={t('review.annotationsFailed')}
      placeholders={[32, 92, 78, 40, 0, 28, 88, 60, 36]}
      none={
        <EmptyState
          icon={Highlighter}
          title={t('review.noAnnotationsTitle')}
          text={t('review.noAnnotations')}
        />
      }
    >
      {(state) => (
        <>
          {state}
          <OutcomeCounts />
          {shown.length === 0 && selections.status !== 'loading' ? (
            <EmptyState text={t('review.noOutcome')}>
              <Button onClick={() => chooseOutcome(undefined)}>{t('review.allOutcomes')}</Button>
            </EmptyState>
          ) : (
            <CardList
              label={t('review.annotations')}
              items={shown}
              keyOf={idOf}
              active={active}
              renderCard={renderCard}
            />
          )}
        </>
      )}
    </ReviewedList>
  );
}
