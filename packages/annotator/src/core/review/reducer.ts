import { castDraft, produce, type Draft } from 'immer';
import type { LoadStatus } from '../store/origin';
import type { ReviewEvent } from './events';
import { NO_LIST, UNDECIDED, type ReviewState } from './state';

/** A review after an event. */
export function reduceReview(state: ReviewState, event: ReviewEvent): ReviewState {
  return produce(state, (draft) => react(draft, event));
}

function react(state: Draft<ReviewState>, event: ReviewEvent): void {
  switch (event.type) {
    case 'review/accessGranted':
      state.userId = event.userId;
      state.access = event.access;
      break;
    case 'review/documentsAsked':
      state.documentsStatus = 'loading';
      break;
    case 'review/documentsFailed':
      state.documentsStatus = 'failed';
      break;
    case 'review/documentsListed':
      state.documents = castDraft([...event.documents]);
      state.revision = event.revision;
      state.documentsStatus = 'ready';
      break;
    case 'review/documentOpened':
      open(state, event.documentId);
      break;
    case 'review/compared':
      for (const document of state.documents)
        if (document.id === event.documentId)
          document.comparison = { ...document.comparison, state: 'running', share: event.share };
      break;
    case 'review/listAsked':
      state[event.list].status = 'loading';
      break;
    case 'review/listFailed':
      state[event.list].status = 'failed';
      break;
    case 'review/listCame':
      takeItems(state, event);
      break;
    case 'review/changeActivated':
      state.activeChange = event.index;
      break;
    case 'review/selectionActivated':
      state.activeSelection = event.id;
      break;
    case 'review/placeShown':
      state.place = event.place;
      break;
    case 'review/filterChanged':
      Object.assign(state.filter, event.filter);
      // What is looked for is seen.
      state.section = 'changes';
      break;
    case 'review/outcomeChosen':
      state.outcome = event.outcome;
      break;
    case 'review/sectionChosen':
      state.section = event.section;
      break;
    case 'review/newsTaken':
      state.news = undefined;
      break;
    case 'review/newsCame':
      takeNews(state, event.news);
      break;
    default:
      decide(state, event);
  }
}

function open(state: Draft<ReviewState>, documentId: number): void {
  if (state.activeId !== documentId) {
    state.activeChange = undefined;
    state.activeSelection = undefined;
    state.place = undefined;
    state.filter.text = '';
    state.outcome = undefined;
  }
  state.activeId = documentId;
  state.versions = castDraft(NO_LIST);
  state.changes = castDraft(NO_LIST);
  state.selections = castDraft(NO_LIST);
}

type Came = Extract<ReviewEvent, { readonly type: 'review/listCame' }>;

function takeItems(state: Draft<ReviewState>, { list, items, isFirst, isWhole }: Came): void {
  const target: { status: LoadStatus; items: unknown[] } = state[list];
  target.status = isWhole ? 'ready' : 'loading';
  if (isFirst) target.items = [...items];
  else target.items.push(...items);
}

/** What was reviewed stays so, whatever is told afterwards. */
function takeNews(state: Draft<ReviewState>, news: ReviewState['news']): void {
  const isOver = state.news !== undefined && state.news.kind !== 'changed';
  const isMore = state.news?.kind === 'reviewed' && news?.kind === 'reviewed' && news.by !== undefined;
  if (!isOver || isMore) state.news = news;
  if (news?.kind !== 'changed' && state.decision.status === 'asked') state.decision = UNDECIDED;
}

type DecisionEvent = Extract<ReviewEvent, { readonly type: `review/decision${string}` }>;

function decide(state: Draft<ReviewState>, event: DecisionEvent): void {
  const { decision } = state;
  switch (event.type) {
    case 'review/decisionAsked':
      state.decision = { status: 'asked', result: event.result, failure: undefined };
      break;
    case 'review/decisionCancelled':
      state.decision = UNDECIDED;
      break;
    case 'review/decisionStarted':
      state.decision = { ...decision, status: 'running', failure: undefined };
      break;
    case 'review/decisionFailed':
      state.decision = { ...decision, status: 'failed', failure: event.failure };
      break;
    case 'review/decisionDone':
      state.decision = { ...decision, status: 'done' };
  }
}
