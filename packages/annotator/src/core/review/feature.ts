import { castDraft, type Draft } from 'immer';
import { defineFeature, type FeatureParts, type Reactions } from '../store/define-feature';
import { createFeatureStore } from '../store/feature-store';
import type { Store } from '../store/observable-store';
import type { LoadStatus } from '../store/origin';
import type { ReviewEvent } from './events';
import { NO_LIST, UNDECIDED, type ReviewState } from './state';

/** The state of one review, or one comparison, and the events that change it. */
export type ReviewStore = Store<ReviewState, ReviewEvent>;

interface ReviewWorld {
  readonly state: { readonly review: ReviewState };
  readonly event: ReviewEvent;
  readonly context: ReviewStore;
  readonly hooks: object;
  readonly kind: never;
}

function open(review: Draft<ReviewState>, documentId: number): void {
  if (review.activeId !== documentId) {
    review.activeChange = undefined;
    review.activeSelection = undefined;
    review.place = undefined;
    review.filter.text = '';
    review.outcome = undefined;
  }
  review.activeId = documentId;
  review.versions = castDraft(NO_LIST);
  review.changes = castDraft(NO_LIST);
  review.selections = castDraft(NO_LIST);
}

/** A review begins at the first change, unless something else was chosen before it was known. */
function showFirst(review: Draft<ReviewState>): void {
  const { changes, activeChange, activeSelection, place } = review;
  const [first] = changes.items;
  const isBegun = activeChange !== undefined || activeSelection !== undefined || place !== undefined;
  if (first && !isBegun) review.place = { old: first.old, new: first.new, isBeginning: true };
}

/** What was reviewed stays so, whatever is reported afterwards. */
function takeNews(review: Draft<ReviewState>, news: ReviewState['news']): void {
  const isReviewed = review.news !== undefined && review.news.kind !== 'changed';
  const isMore = review.news?.kind === 'reviewed' && news?.kind === 'reviewed' && news.by !== undefined;
  if (!isReviewed || isMore) review.news = news;
  if (news?.kind !== 'changed' && review.decision.status === 'asked') review.decision = UNDECIDED;
}

/** What events do to a review. */
const reactions: Reactions<ReviewWorld, ReviewState> = {
  'review/accessGranted': (review, { userId, access }) => {
    review.userId = userId;
    review.access = access;
  },
  'review/documentsAsked': (review) => {
    review.documentsStatus = 'loading';
    review.documentsError = undefined;
  },
  'review/documentsFailed': (review, { error }) => {
    review.documentsStatus = 'failed';
    review.documentsError = error;
  },
  'review/documentsListed': (review, { documents, revision }) => {
    review.documents = castDraft([...documents]);
    review.revision = revision;
    review.documentsStatus = 'ready';
  },
  'review/documentOpened': (review, { documentId }) => open(review, documentId),
  'review/compared': (review, { documentId, share }) => {
    for (const document of review.documents)
      if (document.id === documentId)
        document.comparison = { ...document.comparison, state: 'running', share };
  },
  'review/listAsked': (review, { list }) => {
    Object.assign(review[list], { status: 'loading', error: undefined });
  },
  'review/listFailed': (review, { list, error }) => {
    Object.assign(review[list], { status: 'failed', error });
  },
  'review/listCame': (review, { list, items, isFirst, isWhole }) => {
    const target: { status: LoadStatus; items: unknown[] } = review[list];
    target.status = isWhole ? 'ready' : 'loading';
    if (isFirst) target.items = [...items];
    else target.items.push(...items);
    if (list === 'changes') showFirst(review);
  },
  'review/changeActivated': (review, { index }) => {
    review.activeChange = index;
  },
  'review/selectionActivated': (review, { id }) => {
    review.activeSelection = id;
  },
  'review/placeShown': (review, { place }) => {
    review.place = place;
  },
  'review/filterChanged': (review, { filter }) => {
    Object.assign(review.filter, filter);
    // What is looked for is seen.
    review.section = 'changes';
  },
  'review/outcomeChosen': (review, { outcome }) => {
    review.outcome = outcome;
  },
  'review/sectionChosen': (review, { section }) => {
    review.section = section;
  },
  'review/newsTaken': (review) => {
    review.news = undefined;
  },
  'review/newsCame': (review, { news }) => takeNews(review, news),
  'review/decisionAsked': (review, { result }) => {
    review.decision = { status: 'asked', result, failure: undefined };
  },
  'review/decisionCanceled': (review) => {
    review.decision = UNDECIDED;
  },
  'review/decisionStarted': (review) => {
    review.decision.status = 'running';
    review.decision.failure = undefined;
  },
  'review/decisionFailed': (review, { failure }) => {
    review.decision.status = 'failed';
    review.decision.failure = failure;
  },
  'review/decisionDone': (review) => {
    review.decision.status = 'done';
  },
};

/** Makes the one feature of a review, or of a comparison, with a store of its own. */
export function createReviewFeature<Parts extends FeatureParts<ReviewWorld, unknown>>(
  initial: ReviewState,
  create: (store: ReviewStore) => Parts,
): Parts & { readonly store: ReviewStore } {
  const feature = defineFeature<ReviewWorld, 'review', ReviewState, ReviewEvent, Parts['commands']>({
    name: 'review',
    initial,
    on: reactions,
    create,
  });
  const { getState, ...whole } = createFeatureStore<ReviewWorld>([feature]);
  const store: ReviewStore = { ...whole, getState: () => getState().review };
  return { ...create(store), store };
}
