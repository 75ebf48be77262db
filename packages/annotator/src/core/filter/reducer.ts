import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialFilter } from './state';

/** How the filter follows events. */
export const filterReducers: Reducers = {
  'filter/changed': (state, { filter }) => {
    state.filter = castDraft(filter);
  },
  'documents/reset': (state) => {
    state.filter = castDraft(initialFilter);
  },
};
