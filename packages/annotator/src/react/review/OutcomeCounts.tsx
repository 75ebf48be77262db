import type { SelectionStatus } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { selectReviewed } from '../../core/review/selectors';
import css from './glossator-outcome-counts.module.css';
import { useReviewCommands, useReviewState } from './review-context';

const STATUSES: readonly SelectionStatus[] = ['success', 'unconfirmed', 'failed'];

/** How many annotations of the document are carried over, wait, and have no place; each a filter. */
export function OutcomeCounts() {
  const t = useTranslate('annotator');
  const { chooseOutcome } = useReviewCommands();
  const chosen = useReviewState((state) => state.outcome);
  const reported = useReviewState((state) => selectReviewed(state)?.carryOver);
  const { items, status } = useReviewState((state) => state.selections);
  const counts = useMemo(() => {
    if (reported && status !== 'ready') return reported;
    const found = { success: 0, unconfirmed: 0, failed: 0 };
    for (const item of items) found[item.status] += 1;
    return found;
  }, [reported, items, status]);
  return (
    <div className={css['counts']} role="group" aria-label={t('review.outcomesLabel')}>
      {STATUSES.map((each) => (
        <button
          key={each}
          type="button"
          className={css['count']}
          data-kind={each}
          aria-pressed={chosen === each}
          onClick={() => chooseOutcome(chosen === each ? undefined : each)}
        >
          <b>{counts[each]}</b>
          <span>{t(`review.outcomes.${each}`)}</span>
        </button>
      ))}
    </div>
  );
}
