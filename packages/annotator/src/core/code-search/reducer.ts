import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialCodeSearch } from './state';

/** What people wrote is not as it was when it was searched. */
function outdateAnnotations({ codeSearch }: Draft<AnnotatorState>): void {
  if (codeSearch.asked?.scope === 'annotations') codeSearch.isStale = true;
}

/** How the search over the Code follows events; answers to a question that is no longer asked are ignored. */
export const codeSearchReducers: Reducers = {
  'documents/listed': ({ codeSearch }, { items }) => {
    const files = new Map(items.map(({ id, uuid }) => [id, uuid]));
    const isSame =
      codeSearch.files.length === files.size &&
      codeSearch.files.every(({ id, uuid }) => files.get(id) === uuid);
    if (codeSearch.asked && !isSame) codeSearch.isStale = true;
  },
  'documents/reset': (state) => {
    state.codeSearch = castDraft(initialCodeSearch);
  },
  'search/closed': (state) => {
    state.codeSearch = castDraft({ ...initialCodeSearch, scope: state.codeSearch.scope });
  },
  'codeSearch/scopeChosen': (state, { scope }) => {
    state.codeSearch = castDraft({ ...initialCodeSearch, scope });
  },
  'codeSearch/asked': (state, { question }) => {
    const { scope } = state.codeSearch;
    const files = state.documents.items.map(({ id, uuid }) => ({ id, uuid }));
    state.codeSearch = castDraft({ ...initialCodeSearch, scope, asked: question, files });
    if (question) state.codeSearch.status = 'loading';
  },
  'codeSearch/found': ({ codeSearch }, { question, result }) => {
    if (codeSearch.asked?.turn !== question.turn) return;
    codeSearch.status = 'ready';
    codeSearch.hits = castDraft(result.data);
    codeSearch.total = result.total ?? result.data.length;
    codeSearch.counts = castDraft(result.documents ?? []);
    codeSearch.unread = castDraft(result.unread ?? []);
    codeSearch.next = result.next;
  },
  'codeSearch/failed': ({ codeSearch }, { question }) => {
    if (codeSearch.asked?.turn === question.turn) codeSearch.status = 'failed';
  },
  'codeSearch/moreAsked': ({ codeSearch }) => {
    codeSearch.more = 'loading';
  },
  'codeSearch/moreFound': ({ codeSearch }, { question, result }) => {
    if (codeSearch.asked?.turn !== question.turn) return;
    codeSearch.more = 'idle';
    codeSearch.hits.push(...castDraft(result.data));
    codeSearch.next = result.next;
  },
  'codeSearch/moreFailed': ({ codeSearch }, { question }) => {
    if (codeSearch.asked?.turn === question.turn) codeSearch.more = 'failed';
  },
  'codeSearch/hitActivated': ({ codeSearch }, { index }) => {
    if (index >= 0 && index < codeSearch.hits.length) codeSearch.active = index;
  },
  'selections/created': outdateAnnotations,
  'selections/updated': (state, { changes }) => {
    // Its color is not searched.
    if ('text' in changes || 'name' in changes) outdateAnnotations(state);
  },
  'selections/deleted': outdateAnnotations,
  'selections/restored': outdateAnnotations,
  'comments/created': outdateAnnotations,
  'comments/updated': outdateAnnotations,
  'comments/deleted': outdateAnnotations,
  'comments/restored': outdateAnnotations,
  'bookmarks/created': outdateAnnotations,
  'bookmarks/updated': outdateAnnotations,
  'bookmarks/deleted': outdateAnnotations,
  'bookmarks/restored': outdateAnnotations,
  'notes/created': outdateAnnotations,
  'notes/updated': outdateAnnotations,
  'notes/deleted': outdateAnnotations,
  'notes/restored': outdateAnnotations,
  'notes/attachmentAdded': outdateAnnotations,
  'notes/attachmentDeleted': outdateAnnotations,
};
