import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialLegend } from './state';

/** How the legend follows events. */
export const legendReducers: Reducers = {
  'legend/changed': ({ legend }, { entries }) => {
    legend.entries = castDraft(entries);
  },
  'documents/reset': (state) => {
    state.legend = castDraft(initialLegend);
  },
};
