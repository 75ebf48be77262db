import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialCodeUpdate } from './state';

function forget(state: Draft<AnnotatorState>): void {
  state.codeUpdate = castDraft(initialCodeUpdate);
}

/** How the pending Update follows events; after a review nothing of it is left (specification section 4). */
export const codeUpdateReducers: Reducers = {
  'codeUpdate/told': (state, { update }) => {
    if (!update) {
      forget(state);
      return;
    }
    if (state.codeUpdate.update && state.codeUpdate.update.id !== update.id) forget(state);
    state.codeUpdate.isPending = true;
    state.codeUpdate.update = castDraft(update);
  },
  'codeUpdate/heard': (state, { isPending }) => {
    if (!isPending) forget(state);
    state.codeUpdate.isPending = isPending;
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
