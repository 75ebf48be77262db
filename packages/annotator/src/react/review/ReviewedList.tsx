import { useTranslate } from '@glossator/i18n';
import type { ReactNode } from 'react';
import { selectReviewed } from '../../core/review/selectors';
import { Button } from '../controls/Button';
import { EmptyState } from '../controls/EmptyState';
import { Skeleton } from '../controls/Skeleton';
import { useReviewContext, useReviewState } from './review-context';

interface ReviewedListProps {
  /** Which list of the review it is. */
  readonly part: 'changes' | 'selections';
  readonly loading: string;
  readonly failed: string;
  /** How long the lines are that stand for items while they are loaded, in percent. */
  readonly placeholders: readonly number[];
  /** Stands there where the document has none. */
  readonly none: ReactNode;
  /** The list, once there are items; `failure` says that the rest of them could not be loaded. */
  readonly children: (failure: ReactNode) => ReactNode;
}

/** A list of a review while it has nothing to show: it is being loaded, that or the comparison failed, or there is nothing. */
export function ReviewedList(props: ReviewedListProps) {
  const { part, loading, failed, placeholders, none, children } = props;
  const t = useTranslate('annotator');
  const { changes } = useReviewContext();
  const status = useReviewState((state) => state[part].status);
  const isEmpty = useReviewState((state) => state[part].items.length === 0);
  const isFailed = useReviewState((state) => selectReviewed(state)?.comparison?.state === 'failed');
  const failure = status === 'failed' && (
    <EmptyState text={failed} isError>
      <Button onClick={() => changes.reload(part)}>{t('retry')}</Button>
    </EmptyState>
  );
  if (!isEmpty) return children(failure);
  if (failure) return failure;
  if (isFailed) return <EmptyState text={t('review.compareFailedTitle')} />;
  if (status !== 'ready') return <Skeleton label={loading} widths={placeholders} />;
  return none;
}
