import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialSearch } from './state';

/** How the search follows events; answers to a question that is no longer asked are ignored. */
export const searchReducers: Reducers = {
  'documents/opened': (state) => {
    state.search = { ...castDraft(initialSearch), isOpen: state.search.isOpen };
  },
  'documents/reset': (state) => {
    state.search = castDraft(initialSearch);
  },
  'search/opened': ({ search }) => {
    search.isOpen = true;
  },
  'search/closed': (state) => {
    state.search = castDraft(initialSearch);
  },
  'search/started': ({ search }, { query }) => {
    search.query = query;
    search.hits = [];
    search.active = undefined;
    search.status = query.trim() === '' ? 'idle' : 'loading';
  },
  'search/finished': ({ search }, { query, hits, active }) => {
    if (search.query !== query) return;
    search.status = 'ready';
    search.hits = castDraft([...hits]);
    search.active = active;
  },
  'search/failed': ({ search }, { query }) => {
    if (search.query === query) search.status = 'failed';
  },
  'search/hitActivated': ({ search }, { index }) => {
    if (search.hits[index]) search.active = index;
  },
};
