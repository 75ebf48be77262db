import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialHistory, type HistoryEntry } from './state';

/** Most actions kept, each way. */
const MOST = 100;

function clear(state: Draft<AnnotatorState>): void {
  state.history = { ...castDraft(initialHistory), nextId: state.history.nextId };
}

/** Forgets those changes, and with its last change an action. */
function forget(state: Draft<AnnotatorState>, isForgotten: (key: string | undefined) => boolean): void {
  const { history } = state;
  const without = (entries: readonly Draft<HistoryEntry>[]) =>
    entries.flatMap((entry) => {
      const changes = entry.changes.filter(({ key }) => !isForgotten(key));
      return changes.length === 0 ? [] : [{ ...entry, changes }];
    });
  history.undo = without(history.undo);
  history.redo = without(history.redo);
}

/** How the user's own actions are remembered. Another Code or another user begins anew. */
export const historyReducers: Reducers = {
  'documents/reset': clear,
  'outbox/handedOver': clear,
  'access/changed': (state) => {
    if (state.access.level === undefined) clear(state);
  },
  'history/recorded': ({ history }, { entry }) => {
    const last = history.undo.at(-1);
    if (last?.id === entry.id) last.changes.push(...castDraft(entry.changes));
    else history.undo = [...history.undo, castDraft(entry)].slice(-MOST);
    history.redo = [];
    history.nextId = Math.max(history.nextId, entry.id + 1);
  },
  'history/stepped': ({ history }, { direction, entry }) => {
    const opposite = direction === 'undo' ? 'redo' : 'undo';
    history[direction] = history[direction].filter(({ id }) => id !== entry.id);
    history[opposite] = [...history[opposite], castDraft(entry)].slice(-MOST);
  },
  'history/forgotten': ({ history }, { entryId }) => {
    history.undo = history.undo.filter(({ id }) => id !== entryId);
    history.redo = history.redo.filter(({ id }) => id !== entryId);
  },
  'history/awaited': ({ history }, { step }) => {
    history.awaited = step;
  },
  'documents/opened': ({ history }, { documentId }) => {
    if (history.awaited?.documentId !== documentId) history.awaited = undefined;
  },
  // What the server refused did not happen there.
  'outbox/dropped': (state, { keys, origin }) => {
    if (origin === 'remote') forget(state, (key) => key !== undefined && keys.includes(key));
  },
};
