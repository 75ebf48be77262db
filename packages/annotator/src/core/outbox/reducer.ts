import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialOutbox } from './state';

function changeWith(state: Draft<AnnotatorState>, key: string) {
  return state.outbox.changes.find((change) => change.key === key);
}

function without(state: Draft<AnnotatorState>, keys: readonly string[]): void {
  state.outbox.changes = state.outbox.changes.filter(({ key }) => !keys.includes(key));
}

/** How the outbox follows events. */
export const outboxReducers: Reducers = {
  'documents/reset': (state) => {
    state.outbox = castDraft(initialOutbox);
  },
  'outbox/queued': ({ outbox }, { change }) => {
    outbox.changes.push(castDraft(change));
  },
  'outbox/adopted': ({ outbox }, { changes }) => {
    outbox.changes = [...changes.map(castDraft), ...outbox.changes];
  },
  'outbox/handedOver': (state) => {
    state.outbox = castDraft(initialOutbox);
  },
  'outbox/keptOrNot': ({ outbox }, { areKept }) => {
    outbox.areKept = areKept;
  },
  'outbox/sent': (state, { key }) => {
    const change = changeWith(state, key);
    if (!change) return;
    change.state = 'sending';
    change.wasSent = true;
  },
  'outbox/confirmed': (state, { key }) => without(state, [key]),
  'outbox/dropped': (state, { keys }) => without(state, keys),
  'outbox/failed': (state, { key }) => {
    const change = changeWith(state, key);
    if (change) change.state = 'failed';
  },
  'outbox/retried': ({ outbox }) => {
    for (const change of outbox.changes) if (change.state === 'failed') change.state = 'waiting';
  },
};
