import type { ChangeQueue } from '../outbox/change-queue';
import type { AnnotatorEvent, AnnotatorState } from '../features';
import { undoableOf } from './recording';
import type { HistoryEntry } from './state';

/** What the recorder works with. */
export interface RecorderOptions {
  readonly queue: ChangeQueue;
  readonly getState: () => AnnotatorState;
  readonly dispatch: (event: AnnotatorEvent) => void;
}

/**
 * The queue as commands see it: what they submit is remembered, so that it can be undone. Of deletions the user is told, with a way
 * back.
 */
export function createRecorder({ queue, getState, dispatch }: RecorderOptions): ChangeQueue {
  return {
    ...queue,
    submit(change) {
      const undoable = undoableOf(getState(), change);
      const submitted = queue.submit(change);
      if (!undoable) return submitted;
      const { key, cancelled } = submitted;
      const done = undoable.change;
      const entry: HistoryEntry = {
        id: change.joins ?? getState().history.nextId,
        documentId: change.documentId,
        label: undoable.label,
        changes: [{ change: done.type === 'change' ? done : { ...done, cancelled }, key }],
      };
      dispatch({ type: 'history/recorded', origin: 'local', entry });
      if (done.type === 'deletion')
        dispatch({
          ...{ type: 'notices/raised', origin: 'local', kind: 'info', written: undefined },
          ...{ code: `${done.snapshot.kind === 'selection' ? 'highlight' : done.snapshot.kind}Deleted` },
          undoes: entry.id,
        });
      return submitted;
    },
  };
}
