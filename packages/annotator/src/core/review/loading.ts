import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { ReviewBackend } from '../ports/review-backend';
import type { ReviewContext } from './commands';
import { createListLoader } from './list-loader';
import type { ReviewResult } from './state';
import { firstToReview, isCompared, isComparing, selectReviewed } from './selectors';

/** Milliseconds between looks at comparisons that run: frames of their progress may be missed, or there is no live channel. */
const LOOK_MS = 3000;
/** Changes and annotations of one answer. */
const CHANGES = 500;
const SELECTIONS = 1000;

interface LoadOptions {
  /** Another state of the Update is wanted. */
  readonly isNewState?: boolean;
  /** The server has published a change: the annotations are read again. */
  readonly isChanged?: boolean;
}

/** Fetches what a review shows. */
export interface ReviewLoading {
  /** Loads what belongs to the open document, as far as it can be requested. */
  readonly loadDocument: () => void;
  readonly loadList: (list: 'changes' | 'selections') => Promise<void>;
  /** Reads the documents again. Another state of the Update is only reported as news, unless it was requested. */
  readonly loadUpdate: (options?: LoadOptions) => Promise<void>;
  /** Reports that somebody else has decided: immediately, and who it was as soon as that is known. */
  readonly reportReviewed: (result: ReviewResult | undefined) => Promise<void>;
  /** Re-checks after a delay while anything is being compared. */
  readonly watchComparisons: () => void;
  readonly stop: () => void;
}

/** Makes the loading of a review. */
export function createReviewLoading(context: ReviewContext, backend: ReviewBackend): ReviewLoading {
  const { codeId, updateId, getState, dispatch, clock, log } = context;
  const compared = () => {
    const document = selectReviewed(getState());
    return document && isCompared(document) ? document.id : undefined;
  };
  const versions = createListLoader(
    'versions',
    (_cursor, signal) => {
      const id = getState().activeId;
      return id === undefined ? undefined : backend.documents.versions({ id }, { signal });
    },
    context,
  );
  const changes = createListLoader(
    'changes',
    (cursor, signal) => {
      const id = compared();
      if (id === undefined) return undefined;
      return backend.documents.changes(
        { id, limit: CHANGES, ...(cursor !== undefined && { cursor }) },
        { signal },
      );
    },
    context,
  );
  const selections = createListLoader(
    'selections',
    (cursor, signal) => {
      const id = compared();
      if (id === undefined) return undefined;
      const page = { limit: SELECTIONS, ...(cursor !== undefined && { cursor }) };
      return backend.documents.selections({ id, showUpdates: true, ...page }, { signal });
    },
    context,
  );
  const lists = { changes, selections };
  let asked: AbortController | undefined;
  let stopLooking: (() => void) | undefined;

  const loadDocument = () => {
    void versions.load();
    void changes.load();
    void selections.load();
  };
  const look = () => {
    stopLooking?.();
    stopLooking = isComparing(getState()) ? clock.after(LOOK_MS, () => void loadUpdate()) : undefined;
  };
  /** Takes documents that were read again, and loads of the open one what is another by now. */
  const take = (
    documents: readonly CodeDocument[],
    revision: number,
    { isNewState, isChanged }: LoadOptions,
  ) => {
    const before = selectReviewed(getState());
    dispatch({ type: 'review/documentsListed', documents, revision });
    const now = selectReviewed(getState());
    if (isNewState || !now || now.uuid !== before?.uuid) {
      const documentId = (now ?? firstToReview(documents))?.id;
      if (documentId !== undefined) dispatch({ type: 'review/documentOpened', documentId });
      loadDocument();
    } else if (getState().changes.status === 'idle') loadDocument();
    else if (isChanged || JSON.stringify(now.carryOver) !== JSON.stringify(before.carryOver))
      void selections.load();
  };
  let wantsNewState = false;
  const loadUpdate: ReviewLoading['loadUpdate'] = async (options = {}) => {
    asked?.abort();
    const controller = new AbortController();
    asked = controller;
    wantsNewState ||= options.isNewState ?? false;
    dispatch({ type: 'review/documentsAsked' });
    try {
      const call = { signal: controller.signal };
      const { documents, update } = await backend.codes.get({ id: codeId, showUpdates: true }, call);
      if (controller.signal.aborted) return;
      const isOther = update?.revision !== getState().revision;
      if (!update) dispatch({ type: 'review/newsCame', news: { kind: 'gone' } });
      else if (isOther && !wantsNewState) dispatch({ type: 'review/newsCame', news: { kind: 'changed' } });
      else take(documents, update.revision, { ...options, isNewState: wantsNewState });
      wantsNewState = false;
    } catch (error) {
      if (controller.signal.aborted) return;
      log.error('The update could not be loaded', error);
      dispatch({ type: 'review/documentsFailed', error });
    }
    look();
  };
  const reportReviewed = async (result: ReviewResult | undefined) => {
    dispatch({ type: 'review/newsCame', news: { kind: 'reviewed', result } });
    try {
      const { data } = (await backend.codes.updates?.({ id: codeId, limit: 1 })) ?? { data: [] };
      const newest = data.find(({ id }) => id === updateId);
      if (!newest) return;
      const { reviewResult, reviewedBy } = newest;
      const news = { kind: 'reviewed', result: reviewResult, by: reviewedBy.name } as const;
      dispatch({ type: 'review/newsCame', news });
    } catch (error) {
      log.warn('Who has decided about the update could not be loaded', error);
    }
  };
  return {
    reportReviewed,
    loadDocument,
    loadList: (list) => lists[list].load(),
    loadUpdate,
    watchComparisons: look,
    stop() {
      asked?.abort();
      stopLooking?.();
      for (const loader of [versions, changes, selections]) loader.stop();
    },
  };
}
