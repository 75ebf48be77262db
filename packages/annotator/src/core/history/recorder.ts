import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityKinds } from '../entities/entity-kind';
import { deletionCodeOf, type DeletionCode, type TurnCode } from '../entities/labels';
import type { ChangeQueue } from '../outbox/change-queue';
import { undoableOf } from './recording';
import type { HistoryEntry, UndoableChange } from './state';

/** What the recorder works with. */
export interface RecorderOptions {
  readonly kinds: EntityKinds;
  readonly queue: ChangeQueue;
  readonly getState: () => AnnotatorWorld['state'];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
}

/**
 * The queue as commands see it: what they submit is remembered, so that it can be undone. Of deletions, and of what its kind says, the user
 * is notified, with a way back.
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
      const code = noticeOf(kinds, done);
      if (code)
        dispatch({
          type: 'notices/raised',
          origin: 'local',
          kind: 'info',
          written: undefined,
          code,
          undoes: entry.id,
        });
      return submission;
    },
  };
}

/** The message with a way back by which a change is answered, where there is one. */
function noticeOf(kinds: EntityKinds, done: UndoableChange): DeletionCode | TurnCode | undefined {
  const { undo } = kinds.get(done.ref.kind);
  if (done.type === 'deletion') return undo && deletionCodeOf(undo.noun);
  return done.type === 'change' ? undo?.noticeOf?.(done.to) : undefined;
}
