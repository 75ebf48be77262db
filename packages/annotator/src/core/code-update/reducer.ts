import { castDraft } from 'immer';
import type { Reducers } from '../store/reducers';
import { initialCodeUpdate } from './state';

/** How the pending Update follows events; after a review nothing of it is left (specification section 4). */
export const codeUpdateReducers: Reducers = {
  'codeUpdate/told': (state, { update }) => {
    const { codeUpdate } = state;
    const isOther = codeUpdate.update !== undefined && codeUpdate.update.id !== update?.id;
    if (!update || isOther)
      state.codeUpdate = castDraft({ ...initialCodeUpdate, update, isPending: update !== undefined });
    else Object.assign(codeUpdate, { update, isPending: true });
  },
  'codeUpdate/heard': (state, { isPending }) => {
    if (isPending) state.codeUpdate.isPending = true;
    else state.codeUpdate = castDraft(initialCodeUpdate);
  },
  'codeUpdate/compared': ({ codeUpdate }, { documentId, share }) => {
    codeUpdate.shares[documentId] = share;
  },
  'codeUpdate/requested': ({ codeUpdate }) => {
    codeUpdate.status = 'loading';
  },
  'codeUpdate/loaded': ({ codeUpdate }, { changes }) => {
    codeUpdate.status = 'ready';
    codeUpdate.changes = castDraft(changes);
    codeUpdate.shares = {};
  },
  'codeUpdate/loadFailed': ({ codeUpdate }) => {
    codeUpdate.status = 'failed';
  },
};
