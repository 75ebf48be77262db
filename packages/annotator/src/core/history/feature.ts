import { castDraft, type Draft } from 'immer';
import { type HistoryEntry, type HistoryState, initialHistory } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createHistory, type HistoryCommands } from './commands';
import type { HistoryEvent } from './events';

/** Most actions kept, each way. */
const MOST = 100;

function clear(history: Draft<HistoryState>): void {
  reset(history, { ...initialHistory, nextId: history.nextId });
}

/** Forgets those changes, and with its last change an action. */
function forget(history: Draft<HistoryState>, isForgotten: (key: string | undefined) => boolean): void {
  const without = (entries: readonly Draft<HistoryEntry>[]) =>
    entries.flatMap((entry) => {
      const changes = entry.changes.filter(({ key }) => !isForgotten(key));
      return changes.length === 0 ? [] : [{ ...entry, changes }];
    });
  history.undo = without(history.undo);
  history.redo = without(history.redo);
}

/** How the user's own actions are remembered. Another Code or another user starts from scratch. */
export const historyFeature: AnnotatorFeature<'history', HistoryState, HistoryEvent, HistoryCommands> =
  defineFeature({
    name: 'history',
    initial: initialHistory,
    on: {
      'documents/reset': clear,
      'outbox/handedOver': clear,
      'access/changed': (history, _event, state) => {
        if (state.access.level === undefined) clear(history);
      },
      'history/recorded': (history, { entry }) => {
        const last = history.undo.at(-1);
        if (last?.id === entry.id) last.changes.push(...castDraft(entry.changes));
        else history.undo = [...history.undo, castDraft(entry)].slice(-MOST);
        history.redo = [];
        history.nextId = Math.max(history.nextId, entry.id + 1);
      },
      'history/stepped': (history, { direction, entry }) => {
        const opposite = direction === 'undo' ? 'redo' : 'undo';
        history[direction] = history[direction].filter(({ id }) => id !== entry.id);
        history[opposite] = [...history[opposite], castDraft(entry)].slice(-MOST);
      },
      'history/forgotten': (history, { entryId }) => {
        history.undo = history.undo.filter(({ id }) => id !== entryId);
        history.redo = history.redo.filter(({ id }) => id !== entryId);
      },
      'history/awaited': (history, { step }) => {
        history.awaited = step;
      },
      'documents/opened': (history, { documentId }) => {
        const { documentId: awaited = documentId } = history.awaited ?? {};
        if (awaited !== documentId) history.awaited = undefined;
      },
      // What the server refused did not happen there.
      'outbox/dropped': (history, { keys, origin }) => {
        if (origin === 'remote') forget(history, (key) => key !== undefined && keys.includes(key));
      },
    },
    create: createHistory,
  });
