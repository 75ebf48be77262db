import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialSearch } from './state';

/** How the search follows events; answers to a question that is no longer asked are ignored. */
export const searchReducers: Reducers = {
  'documents/opened': (state) => {
    const { isOpen, isListOpen, options, query } = state.search;
    // Who searches the Code goes on to search it in the next document.
    const kept = state.codeSearch.scope === 'document' ? '' : query;
    state.search = { ...castDraft(initialSearch), isOpen, isListOpen, options, query: kept };
  },
  'documents/reset': (state) => {
    state.search = castDraft(initialSearch);
  },
  'search/opened': ({ search }) => {
    search.isOpen = true;
  },
  'search/closed': (state) => {
    const { isListOpen, options } = state.search;
    state.search = { ...castDraft(initialSearch), isListOpen, options };
  },
  'search/listToggled': ({ search }, { isOpen }) => {
    search.isListOpen = isOpen;
  },
  'search/started': (state, { query, options }) => {
    const { isOpen, isListOpen } = state.search;
    const status = query.trim() === '' ? 'idle' : 'loading';
    state.search = { ...castDraft(initialSearch), isOpen, isListOpen, query, options, status };
  },
  'search/found': ({ search }, { query, hits, total, active, progress, isOver }) => {
    if (search.query !== query) return;
    search.status = isOver ? 'ready' : 'loading';
    search.hits = castDraft(hits);
    search.total = total;
    search.active = active;
    search.progress = progress;
  },
  'search/failed': ({ search }, { query }) => {
    if (search.query === query) search.status = 'failed';
  },
  'search/hitActivated': ({ search }, { index }) => {
    if (index >= 0 && index < search.hits.length) search.active = index;
  },
};
