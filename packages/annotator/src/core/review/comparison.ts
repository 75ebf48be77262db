import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { Log } from '../ports/environment';
import type { ComparisonBackend } from '../ports/review-backend';
import { createChangeCommands, type ChangeCommands } from './change-commands';
import { createReviewFeature } from './feature';
import { createListLoader } from './list-loader';
import type { Review } from './review';
import { initialReview, type ReviewState } from './state';

/** The comparison of two Versions of a document without a skin. */
export interface Comparison {
  readonly store: Review['store'];
  readonly commands: ChangeCommands;
  /** Loads what is different; again, after a stop. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** Changes of one answer. */
const CHANGES = 500;

/** Makes a comparison of two Versions by their numbers. */
export function createComparison(options: {
  readonly document: CodeDocument;
  readonly from: number;
  readonly to: number;
  readonly backend: ComparisonBackend;
  readonly log: Log;
}): Comparison {
  const { document, from, to, backend, log } = options;
  const { id } = document;
  const beginning: ReviewState = { ...initialReview, documents: [document], activeId: id, from };
  return createReviewFeature(beginning, (store) => {
    const context = { ...store, log };
    const versions = createListLoader(
      'versions',
      (_cursor, signal) => backend.documents.versions({ id }, { signal }),
      context,
    );
    const changes = createListLoader(
      'changes',
      (cursor, signal) => {
        const page = { limit: CHANGES, ...(cursor !== undefined && { cursor }) };
        return backend.documents.changes({ id, from, to, ...page }, { signal });
      },
      context,
    );
    return {
      commands: createChangeCommands(store, { loadList: () => changes.load() }),
      start() {
        void versions.load();
        void changes.load();
      },
      stop() {
        versions.stop();
        changes.stop();
      },
    };
  });
}
