import type { LiveEvent } from '@glossator/client-sdk/contract';
import type { LiveSource } from '../ports/backend';
import type { ReviewContext } from './commands';
import type { ReviewLoading } from './loading';

type UpdateEvent = Extract<LiveEvent, { readonly name: 'CODE_CHANGES/UPDATE' }>['data'];

/** Reports to a review what others do with the Update, until the returned function is called. */
export function followReview(
  live: LiveSource,
  { codeId, getState, dispatch }: ReviewContext,
  loading: Pick<ReviewLoading, 'loadUpdate' | 'watchComparisons' | 'reportReviewed'>,
): () => void {
  const receive = ({ hasUpdate, revision, reviewResult, progress }: UpdateEvent) => {
    if (progress) {
      const { documentId, share } = progress;
      // The last frame is published before the answer is stored.
      dispatch({ type: 'review/compared', documentId, share });
      loading.watchComparisons();
    } else if (!hasUpdate) {
      if (reviewResult === undefined) dispatch({ type: 'review/newsCame', news: { kind: 'gone' } });
      else void loading.reportReviewed(reviewResult);
    } else if (revision !== undefined && revision !== getState().revision)
      dispatch({ type: 'review/newsCame', news: { kind: 'changed' } });
    // A comparison is through: of a new text, or of annotations that were made meanwhile.
    else void loading.loadUpdate({ isChanged: true });
  };
  return live.subscribe({
    onEvent(event) {
      const { userId } = getState();
      if (event.name === 'CODE_CHANGES/UPDATE' && event.data.codeId === codeId) receive(event.data);
      if (event.name === 'ACCESS/UPDATE' && event.data.codeId === codeId && event.data.userId === userId)
        dispatch({ type: 'review/accessGranted', userId, access: event.data.access });
      if (event.name === 'ACCESS/DELETE' && event.data.codeId === codeId && event.data.userId === userId)
        dispatch({ type: 'review/accessGranted', userId, access: undefined });
    },
    onReload: () => void loading.loadUpdate({ isChanged: true }),
  });
}
