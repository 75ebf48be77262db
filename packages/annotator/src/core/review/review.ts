import type { LiveSource } from '../ports/backend';
import type { Clock, Log } from '../ports/environment';
import type { ReviewBackend } from '../ports/review-backend';
import { createReviewCommands, type ReviewCommands, type ReviewContext } from './commands';
import { createReviewFeature, type ReviewStore } from './feature';
import { followReview } from './follow-live';
import { createReviewLoading } from './loading';
import { initialReview } from './state';

/** What a review is made of. */
export interface ReviewOptions {
  readonly codeId: number;
  /** The Update that is reviewed. */
  readonly updateId: number;
  readonly backend: ReviewBackend;
  readonly clock: Clock;
  readonly log: Log;
  /** Makes an idempotency key that nobody else makes. */
  readonly createKey: () => string;
}

/** The review of one Update without a skin: its state, what can be done, and where live changes are attached. */
export interface Review {
  readonly store: Pick<ReviewStore, 'getState' | 'subscribe'>;
  readonly commands: ReviewCommands;
  /** Follows what others do until the returned function is called. */
  readonly attachLive: (live: LiveSource) => () => void;
  /** Ends everything that is delayed or under way. */
  readonly stop: () => void;
}

/** Makes a review. Two of them do not know of each other. */
export function createReview(options: ReviewOptions): Review {
  const { codeId, updateId, clock, log, backend } = options;
  return createReviewFeature(initialReview, (store) => {
    const context: ReviewContext = { ...store, codeId, updateId, clock, log };
    const loading = createReviewLoading(context, backend);
    return {
      commands: createReviewCommands(context, { ...options, ...backend, loading }),
      attachLive: (live: LiveSource) => followReview(live, context, loading),
      stop: loading.stop,
    };
  });
}
