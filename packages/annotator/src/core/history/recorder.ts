import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityKinds } from '../entities/entity-kind';
import { deletionCodeOf, type ActionLabel, type DeletionCode, type TurnCode } from '../entities/labels';
import type { ChangeQueue } from '../outbox/change-queue';
import type { CompleteBackend } from '../ports/backend';
import { undoableOf } from './recording';
import type { DoneChange, HistoryEntry, UndoableChange } from './state';

/** What the recorder works with. */
export interface RecorderOptions {
  readonly kinds: EntityKinds;
  readonly queue: ChangeQueue;
  readonly backend: CompleteBackend;
  readonly getState: () => AnnotatorWorld['state'];
  readonly dispatch: (event: AnnotatorWorld['event']) => void;
}

/**
 * The queue as commands see it: what they submit is remembered, so that it can be undone. Of deletions, and of what its kind says, the user
 * is notified, with a way back.
 */
export function createRecorder({ kinds, queue, backend, getState, dispatch }: RecorderOptions): ChangeQueue {
  /** Submits a change; what it takes to undo it, where it can be undone, goes to `record`. */
  const submitting =
    (
      submit: ChangeQueue['submit'],
      record: (done: DoneChange, label: ActionLabel) => void,
    ): ChangeQueue['submit'] =>
    (submitted) => {
      const { change, documentId, present } = submitted;
      const undoable = undoableOf(kinds, getState(), change, present);
      const submission = submit(submitted);
      if (!undoable) return submission;
      const { key, canceled } = submission;
      const done = undoable.change;
      const doneChange = { change: done.type === 'change' ? done : { ...done, canceled }, key };
      record({ documentId, ...doneChange }, undoable.label);
      return submission;
    };

  return {
    ...queue,
    submit(submitted) {
      const { documentId, joins } = submitted;
      const record = (done: DoneChange, label: ActionLabel) => {
        const id = joins ?? getState().history.nextId;
        const entry: HistoryEntry = { id, documentId, label, changes: [done] };
        dispatch({ type: 'history/recorded', origin: 'local', entry });
        const code = noticeOf(kinds, done.change);
        if (!code) return;
        dispatch({
          type: 'notices/raised',
          origin: 'local',
          kind: 'info',
          written: undefined,
          code,
          undoes: id,
        });
      };
      return submitting(queue.submit, record)(submitted);
    },
    together(work) {
      const changes: DoneChange[] = [];
      let label: ActionLabel | undefined;
      const record = (done: DoneChange, called: ActionLabel) => {
        const { type, ref } = done.change;
        // What is made anew is made one by one.
        if (type === 'deletion' && !kinds.get(ref.kind).calls(backend).restore) return;
        changes.push(done);
        label ??= called;
      };
      const result = queue.together(({ submit, resubmit }) =>
        work({ submit: submitting(submit, record), resubmit }),
      );
      const { nextId: id } = getState().history;
      const entry = label && { id, documentId: undefined, label, isTogether: true, changes };
      if (entry) dispatch({ type: 'history/recorded', origin: 'local', entry });
      return result;
    },
  };
}

/** The message with a way back by which a change is answered, where there is one. */
function noticeOf(kinds: EntityKinds, done: UndoableChange): DeletionCode | TurnCode | undefined {
  const { undo } = kinds.get(done.ref.kind);
  if (done.type === 'deletion') return undo && deletionCodeOf(undo.noun);
  return done.type === 'change' ? undo?.noticeOf?.(done.to) : undefined;
}
