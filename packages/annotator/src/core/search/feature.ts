import { castDraft } from 'immer';
import { initialSearch, type SearchState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createSearch, type SearchCommands } from './commands';
import type { SearchEvent } from './events';

/** How the search follows events; answers to a question that is no longer asked are ignored. */
export const searchFeature: AnnotatorFeature<'search', SearchState, SearchEvent, SearchCommands> =
  defineFeature({
    name: 'search',
    initial: initialSearch,
    on: {
      'documents/opened': (search, _event, state) => {
        const { isOpen, isListOpen, options, query } = search;
        // A search of the Code continues in the next document.
        const kept = state.codeSearch.scope === 'document' ? '' : query;
        reset(search, { ...initialSearch, isOpen, isListOpen, options, query: kept });
      },
      'documents/reset': (search) => {
        reset(search, initialSearch);
      },
      'search/opened': (search) => {
        search.isOpen = true;
      },
      'offers/chosen': (search, { offers }) => {
        if (!offers.search) reset(search, { ...initialSearch, options: search.options });
      },
      'search/closed': (search) => {
        const { isListOpen, options } = search;
        reset(search, { ...initialSearch, isListOpen, options });
      },
      'search/listToggled': (search, { isOpen }) => {
        search.isListOpen = isOpen;
      },
      'search/started': (search, { query, options }) => {
        const { isOpen, isListOpen } = search;
        const status = query.trim() === '' ? 'idle' : 'loading';
        reset(search, { ...initialSearch, isOpen, isListOpen, query, options, status });
      },
      'search/found': (search, { query, hits, total, active, progress, isComplete, ...pages }) => {
        if (search.query !== query) return;
        search.status = isComplete ? 'ready' : 'loading';
        search.hits = castDraft(hits);
        search.total = total;
        search.unreadPages = pages.unreadPages;
        search.textlessPages = pages.textlessPages ?? 0;
        search.active = active;
        search.progress = progress;
      },
      'search/failed': (search, { query, error }) => {
        if (search.query === query) Object.assign(search, { status: 'failed', error });
      },
      'search/hitActivated': (search, { index }) => {
        if (index >= 0 && index < search.hits.length) search.active = index;
      },
    },
    create: createSearch,
  });
