import { useTranslate } from '@glossator/i18n';
import type { ReactNode } from 'react';
import { ListStatus } from '../annotator/lists/ListStatus';
import { selectReviewed } from '../../core/review/selectors';
import { EmptyState } from '../controls/EmptyState';
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
  /** The list, once there are items; `state` says where it may not be the latest. */
  readonly children: (state: ReactNode) => ReactNode;
}

/** A list of a review while it has nothing to show: it is being loaded, that or the comparison failed, or there is nothing. */
export function ReviewedList(props: ReviewedListProps) {
  const { part, loading, failed, placeholders, none, children } = props;
  const t = useTranslate('annotator');
  const { changes } = useReviewContext();
  const status = useReviewState((state) => state[part].status);
  const isEmpty = useReviewState((state) => state[part].items.length === 0);
  const isFailed = useReviewState((state) => selectReviewed(state)?.comparison?.state === 'failed');
  const state = (
    <ListStatus
      status={status === 'idle' ? 'loading' : status}
      isEmpty={isEmpty}
      loading={loading}
      failed={failed}
      placeholders={placeholders}
      onRetry={() => changes.reload(part)}
    />
  );
  if (!isEmpty) return children(state);
  if (isFailed && status !== 'failed') return <EmptyState text={t('review.compareFailedTitle')} />;
  return status === 'ready' ? none : state;
}
