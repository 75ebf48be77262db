import type { AccessLevel, Code, CodeDocument, SelectionStatus } from '@glossator/client-sdk/contract';
import { problemOf } from '../ports/failure';
import type { Clock, Log } from '../ports/environment';
import type { ReviewBackend } from '../ports/review-backend';
import { rangeOf } from '../selections/list';
import type { ReviewEvent } from './events';
import type { ReviewLoading } from './loading';
import type { ReviewResult, ReviewSection, ReviewState } from './state';
import { createChangeCommands, type ChangeCommands } from './change-commands';
import { hindranceOf, selectOldVersion } from './selectors';
import { oldPlaceOf } from './touching';

/** What can be done in a review. */
export interface ReviewCommands extends ChangeCommands {
  readonly grantAccess: (user: { readonly id: number; readonly access: AccessLevel }) => void;
  /** The documents as the Update would make them, and the state of the Update they belong to. */
  readonly listDocuments: (documents: readonly CodeDocument[], revision: number | undefined) => void;
  readonly openDocument: (documentId: number) => void;
  /** Reads the Update again, after a failure. */
  readonly reloadDocuments: () => void;
  /** Has a document compared again, where that failed. Answers whether it could be requested. Absent where the backend cannot. */
  readonly compareAgain: ((documentId: number) => Promise<boolean>) | undefined;
  /** Makes an annotation the active one, and shows where it was and will be. */
  readonly activateSelection: (id: number | undefined) => void;
  readonly chooseOutcome: (outcome: SelectionStatus | undefined) => void;
  readonly chooseSection: (section: ReviewSection) => void;
  /** Looks at the Update as it is by now. */
  readonly showNewState: () => void;
  /** Asks whether to do it; nothing happens where it cannot be decided now. */
  readonly askDecision: (result: ReviewResult) => void;
  readonly cancelDecision: () => void;
  /** Does what was asked about, once at a time. Answers what was done; undefined where nothing was, and the state then says why. */
  readonly decide: () => Promise<Reviewed | undefined>;
}

/** A decision that was carried out. */
export interface Reviewed {
  readonly result: ReviewResult;
  /** The Code after it, for `copy` the new one. */
  readonly code: Code;
}

/** What the commands of a review work with. */
export interface ReviewContext {
  readonly codeId: number;
  /** The Update that is reviewed. */
  readonly updateId: number;
  readonly getState: () => ReviewState;
  readonly dispatch: (event: ReviewEvent) => void;
  readonly clock: Clock;
  readonly log: Log;
}

/** Makes the commands of a review. */
export function createReviewCommands(
  context: ReviewContext,
  parts: {
    readonly codes: Pick<ReviewBackend['codes'], 'review'>;
    readonly documents: Pick<ReviewBackend['documents'], 'update'>;
    readonly loading: ReviewLoading;
    readonly createKey: () => string;
  },
): ReviewCommands {
  const { codeId, getState, dispatch, log } = context;
  const { codes, documents, loading, createKey } = parts;
  /** The key of the decision that was asked about: sent again after a lost answer, it is carried out once. */
  let key: string | undefined;

  const showNewState = () => {
    dispatch({ type: 'review/newsTaken' });
    void loading.loadUpdate({ isNewState: true });
  };
  return {
    grantAccess: ({ id, access }) => dispatch({ type: 'review/accessGranted', userId: id, access }),
    listDocuments(documents, revision) {
      dispatch({ type: 'review/documentsListed', documents, revision });
      loading.watchComparisons();
    },
    openDocument(documentId) {
      dispatch({ type: 'review/documentOpened', documentId });
      loading.loadDocument();
    },
    ...createChangeCommands(context, loading),
    reloadDocuments: () => void loading.loadUpdate(),
    compareAgain:
      documents.update &&
      (async (id) => {
        let isAsked = false;
        try {
          await documents.update?.({ id, compare: true });
          isAsked = true;
        } catch (error) {
          log.error('The versions could not be compared again', error);
        }
        await loading.loadUpdate();
        return isAsked;
      }),
    activateSelection(id) {
      dispatch({ type: 'review/selectionActivated', id });
      const state = getState();
      const selection = state.selections.items.find((item) => item.id === id);
      if (!selection) return;
      const old = oldPlaceOf(selection, selectOldVersion(state));
      const place = {
        ...(old && { old }),
        ...(selection.status !== 'failed' && { new: rangeOf(selection) }),
      };
      dispatch({ type: 'review/placeShown', place });
    },
    chooseOutcome: (outcome) => dispatch({ type: 'review/outcomeChosen', outcome }),
    chooseSection: (section) => dispatch({ type: 'review/sectionChosen', section }),
    showNewState,
    askDecision(result) {
      if (hindranceOf(getState())) return;
      key = createKey();
      dispatch({ type: 'review/decisionAsked', result });
    },
    cancelDecision() {
      if (getState().decision.status !== 'running') dispatch({ type: 'review/decisionCanceled' });
    },
    async decide() {
      const { decision, revision } = getState();
      const { result, status } = decision;
      if (result === undefined || key === undefined || (status !== 'asked' && status !== 'failed'))
        return undefined;
      dispatch({ type: 'review/decisionStarted' });
      const input = { id: codeId, reviewResult: result, ...(revision !== undefined && { revision }) };
      try {
        const code = await codes.review(input, { idempotencyKey: key });
        dispatch({ type: 'review/decisionDone' });
        return { result, code };
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) log.error('The review could not be sent', error);
        // What was refused was not done; the next try is another one.
        if (problem) key = createKey();
        dispatch({ type: 'review/decisionFailed', failure: { problem } });
        if (problem?.code === 'UPDATE_MISSING') void loading.reportReviewed(undefined);
        if (problem?.code === 'UPDATE_CHANGED')
          dispatch({ type: 'review/newsCame', news: { kind: 'changed' } });
        if (problem?.code === 'UPDATE_NOT_READY') void loading.loadUpdate();
        return undefined;
      }
    },
  };
}
