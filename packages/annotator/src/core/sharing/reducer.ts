import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialSharing, type ShareTarget } from './state';

function close(state: Draft<AnnotatorState>): void {
  state.sharing = castDraft(initialSharing);
}

function closeFor(state: Draft<AnnotatorState>, { kind, id }: ShareTarget): void {
  const { target } = state.sharing;
  if (target?.kind === kind && target.id === id) close(state);
}

/** How the dialog for sharing follows events; with its thing or its document it closes. */
export const sharingReducers: Reducers = {
  'sharing/opened': (state, { target }) => {
    state.sharing = castDraft({ ...initialSharing, target });
  },
  'sharing/closed': close,
  'sharing/started': ({ sharing }) => {
    sharing.status = 'sending';
    sharing.failure = undefined;
    sharing.retryAfterMs = undefined;
  },
  'sharing/succeeded': ({ sharing }, { sentTo }) => {
    sharing.status = 'succeeded';
    sharing.sentTo.push(...sentTo);
  },
  'sharing/failed': ({ sharing }, { failure, retryAfterMs, sentTo }) => {
    sharing.status = 'failed';
    sharing.failure = failure;
    sharing.retryAfterMs = retryAfterMs;
    sharing.sentTo.push(...sentTo);
  },
  'documents/opened': close,
  'documents/reset': close,
  'selections/deleted': (state, { id }) => closeFor(state, { kind: 'annotation', id }),
  'notes/deleted': (state, { id }) => closeFor(state, { kind: 'note', id }),
};
