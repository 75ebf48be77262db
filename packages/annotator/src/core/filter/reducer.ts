import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialFilter } from './state';

/** How the filter follows events. */
export const filterReducers: Reducers = {
  'filter/changed': (state, { filter }) => {
    state.filter = castDraft(filter);
  },
  'legend/changed': ({ filter }, { replaced }) => {
    if (replaced)
      filter.colors = filter.colors.map((color) => (color === replaced.from ? replaced.to : color));
  },
  'documents/reset': (state) => {
    state.filter = castDraft(initialFilter);
  },
};
