import type { SelectionComment } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import { selectSelection } from '../selections/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { createOvertaking } from './overtaking';
import { selectHasUnsavedComment } from './selectors';

/** What is done with comments. */
export interface CommentsCommands {
  /** Opens the form for a new comment on a Selection, or with `commentId` to change one's own. */
  readonly openForm: (selectionId: number, commentId?: number) => void;
  readonly write: (text: string) => void;
  /** Closes the form, or asks first where something was written in it (`form.isLeaving`). */
  readonly closeForm: () => void;
  /** Goes on with the form after it was asked about. */
  readonly stayInForm: () => void;
  /** Closes the form whatever is in it. */
  readonly discard: () => void;
  /** Saves what is in the form and closes it; an empty text does nothing. */
  readonly submit: () => void;
  readonly delete: (selectionId: number, commentId: number) => void;
}

/** Makes the commands of the comments. */
export function createComments(context: CommandContext): AnnotatorParts<CommentsCommands> {
  const { getState, dispatch, changes } = context;
  const close = () => dispatch({ type: 'comments/formClosed', origin: 'local' });
  /** Shows the form with something in it, and asks whether that may go. */
  const askToLeave = ({ comments: { form } }: AnnotatorState) => {
    dispatch({ type: 'selections/activated', origin: 'local', id: form?.selectionId });
    dispatch({ type: 'comments/formLeaving', origin: 'local', isLeaving: true });
  };
  const now = () => new Date(context.clock.now()).toISOString();

  const create = (state: AnnotatorState, selectionId: number, text: string) => {
    const selection = selectSelection(state, selectionId);
    const { userId, userName } = state.access;
    if (!selection || userId === undefined || !selectCanAnnotate(state)) return;
    const entry: SelectionComment = {
      id: state.comments.nextId,
      selectionId,
      type: 'comment',
      text,
      createdAt: now(),
      updatedAt: now(),
      createdBy: { id: userId, name: userName },
    };
    changes.submit({
      documentId: selection.documentId,
      change: {
        action: 'create',
        ref: { kind: 'comment', id: entry.id, ownerId: selectionId },
        entity: entry,
      },
    });
  };

  const update = (state: AnnotatorState, selectionId: number, id: number, text: string) => {
    const selection = selectSelection(state, selectionId);
    const comment = findComment(state, selectionId, id);
    if (!selection || !comment || !canEdit(state, comment) || comment.text === text) return;
    changes.submit({
      documentId: selection.documentId,
      change: {
        action: 'update',
        ref: { kind: 'comment', id, ownerId: selectionId },
        to: { text, updatedAt: now() },
      },
    });
  };

  return {
    commands: {
      openForm(selectionId, commentId) {
        const state = getState();
        if (!selectSelection(state, selectionId) || !selectCanAnnotate(state)) return;
        const comment = commentId === undefined ? undefined : findComment(state, selectionId, commentId);
        if (comment && !canEdit(state, comment)) return;
        if (selectHasUnsavedComment(state)) {
          const { form } = state.comments;
          if (form?.selectionId !== selectionId || form.commentId !== comment?.id) askToLeave(state);
          return;
        }
        dispatch({
          type: 'comments/formOpened',
          origin: 'local',
          selectionId,
          commentId: comment?.id,
          text: comment?.text ?? '',
        });
      },
      write: (text) => dispatch({ type: 'comments/formChanged', origin: 'local', text }),
      closeForm() {
        const state = getState();
        if (selectHasUnsavedComment(state)) askToLeave(state);
        else close();
      },
      stayInForm: () => dispatch({ type: 'comments/formLeaving', origin: 'local', isLeaving: false }),
      discard: close,
      submit() {
        const state = getState();
        const { form } = state.comments;
        const text = form?.text.trim() ?? '';
        if (!form || text === '') return;
        if (form.commentId === undefined) create(state, form.selectionId, text);
        else update(state, form.selectionId, form.commentId, text);
        close();
      },
      delete(selectionId, commentId) {
        const state = getState();
        const selection = selectSelection(state, selectionId);
        const comment = findComment(state, selectionId, commentId);
        if (!selection || !comment || !canDelete(state, comment)) return;
        changes.submit({
          documentId: selection.documentId,
          change: { action: 'delete', ref: { kind: 'comment', id: commentId, ownerId: selectionId } },
        });
      },
    },
    afterEvent: createOvertaking(context),
    /** What is written and not saved is shown, for the user to copy out. */
    leaveDocument() {
      const state = getState();
      const { form } = state.comments;
      if (!form || !selectHasUnsavedComment(state)) return;
      dispatch({
        type: 'notices/raised',
        origin: 'local',
        kind: 'info',
        code: 'commentLeft',
        written: form.text,
      });
      close();
    },
  };
}

function findComment(state: AnnotatorState, selectionId: number, id: number): SelectionComment | undefined {
  return selectSelection(state, selectionId)?.data.find(
    (entry): entry is SelectionComment => entry.type === 'comment' && entry.id === id,
  );
}
