import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityKinds } from '../entities/entity-kind';
import { deletionCodeOf } from '../entities/labels';
import type { ChangeQueue } from '../outbox/change-queue';
import { undoableOf } from './recording';
import type { HistoryEntry } from './state';

/** What the recorder works with. */
export interface RecorderOptions {
  readonly kinds: EntityKinds;
  readonly queue: ChangeQueue;
  readonly getState: () => AnnotatorWorld['state'];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
}

/**
 * The queue as commands see it: what they submit is remembered, so that it can be undone. Of deletions the user is notified, with a way
 * back.
 */
export function createRecorder({ kinds, queue, getState, dispatch }: RecorderOptions): ChangeQueue {
  return {
    ...queue,
    submit(submitted) {
      const { change, documentId, joins } = submitted;
      const undoable = undoableOf(kinds, getState(), change);
      const submission = queue.submit(submitted);
      if (!undoable) return submission;
      const { key, canceled } = submission;
      const done = undoable.change;
      const entry: HistoryEntry = {
        id: joins ?? getState().history.nextId,
        documentId,
        label: undoable.label,
        changes: [{ change: done.type === 'change' ? done : { ...done, canceled }, key }],
      };
      dispatch({ type: 'history/recorded', origin: 'local', entry });
      const noun = kinds.get(change.ref.kind).undo?.noun;
      if (done.type === 'deletion' && noun)
        dispatch({
          type: 'notices/raised',
          origin: 'local',
          kind: 'info',
          written: undefined,
          code: deletionCodeOf(noun),
          undoes: entry.id,
        });
      return submission;
    },
  };
}
