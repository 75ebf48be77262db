import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialUnported } from './state';

/** How the work on unported Selections follows events. */
export const unportedReducers: Reducers = {
  'documents/opened': (state) => {
    state.unported = castDraft({ ...initialUnported, filter: state.unported.filter });
  },
  'documents/reset': (state) => {
    state.unported = castDraft(initialUnported);
  },
  'unported/filtered': ({ unported }, { filter }) => {
    unported.filter = filter;
  },
  'unported/proposed': ({ unported }, { id, candidate }) => {
    unported.proposed[id] = candidate;
  },
  'unported/reselecting': ({ unported }, { id }) => {
    unported.reselectingId = id;
  },
  'unported/oldPlaceShown': ({ unported }, { id }) => {
    unported.oldPlaceOf = id;
  },
  'selections/deleted': ({ unported }, { id }) => {
    if (unported.reselectingId === id) unported.reselectingId = undefined;
    if (unported.oldPlaceOf === id) unported.oldPlaceOf = undefined;
  },
  'selections/updated': ({ unported }, { id, changes }) => {
    if (changes.status === 'success' && unported.reselectingId === id) unported.reselectingId = undefined;
  },
};
