import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { totalOutcomes } from '../../core/review/selectors';
import type { ReviewResult } from '../../core/review/state';
import { useReviewState } from './review-context';

/** Says in a sentence, with numbers, what each decision will do. */
export function useDecisionText(codeTitle: string): (result: ReviewResult) => string {
  const t = useTranslate('annotator');
  const documents = useReviewState((state) => state.documents);
  return useMemo(() => {
    const { success, unconfirmed, failed, archived } = totalOutcomes(documents);
    const isNothing = success + unconfirmed + failed + archived === 0;
    const what = [
      t('review.moves', { count: success }),
      unconfirmed > 0 && t('review.waits', { count: unconfirmed }),
      failed > 0 && t('review.keeps', { count: failed }),
      archived > 0 && t('review.archives', { count: archived }),
    ]
      .filter((part) => part !== false)
      .join(', ');
    return (result) => {
      if (result === 'decline') return t('review.declineText');
      // As the server names the copy (decisions.md section 5).
      const copy = { title: codeTitle, date: new Date().toISOString().slice(0, 10) };
      if (result === 'copy')
        return isNothing ? t('review.copyNothing', copy) : t('review.copyText', { ...copy, what });
      return isNothing ? t('review.approveNothing') : t('review.approveText', { what });
    };
  }, [t, documents, codeTitle]);
}
