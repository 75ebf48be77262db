import { createContext, useContext } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector';
import type { ChangeCommands } from '../../core/review/change-commands';
import type { ReviewCommands } from '../../core/review/commands';
import type { Review } from '../../core/review/review';
import type { ReviewState } from '../../core/review/state';

/** What every component of a review, or of a comparison of two Versions, can reach. */
export interface ReviewContextValue {
  readonly store: Review['store'];
  readonly changes: ChangeCommands;
  /** Not there where two Versions are compared and nothing is to be decided. */
  readonly review: ReviewCommands | undefined;
}

/** Carries a review to the components inside it. */
export const ReviewContext = createContext<ReviewContextValue | undefined>(undefined);

/** The review, or comparison, around; throws outside of one. */
export function useReviewContext(): ReviewContextValue {
  const value = useContext(ReviewContext);
  if (!value) throw new Error('This component works inside of a review only');
  return value;
}

/** What can be done in the review around; throws in a comparison of two Versions. */
export function useReviewCommands(): ReviewCommands {
  const { review } = useReviewContext();
  if (!review) throw new Error('Nothing is reviewed here');
  return review;
}

/** A part of the state; the component renders again when it is another one. */
export function useReviewState<Part>(
  select: (state: ReviewState) => Part,
  isEqual?: (a: Part, b: Part) => boolean,
): Part {
  const { store } = useReviewContext();
  return useSyncExternalStoreWithSelector(store.subscribe, store.getState, store.getState, select, isEqual);
}
