import type { Draft } from 'immer';
import type { AnnotatorWorld, CommandContext } from '../annotator-feature';
import { selectSelection } from '../selections/selectors';
import { selectHasUnsavedComment } from './selectors';
import type { CommentForm } from './state';

/** The comment of the form reads otherwise now: taken over where nothing was written, and shown beside what was. */
export function overtake(form: Draft<CommentForm>, text: string): void {
  const isUntouched = form.text === form.original;
  form.original = text;
  if (isUntouched) form.text = text;
  form.elsewhere = form.text === text ? undefined : text;
}

/**
 * Compares the open form with what has become of its comment, after anything that happened: a change is laid beside it; where the comment
 * or its highlight is gone, what was written is given back in a notice.
 */
export function createOvertaking({
  getState,
  dispatch,
}: CommandContext): (event: AnnotatorWorld['event']) => void {
  return ({ type: happened }) => {
    // Only says what was seen to already.
    if (happened === 'notices/raised') return;
    const state = getState();
    const { form } = state.comments;
    // While the Selections are read anew, nothing is known of them.
    if (!form || state.selections.status !== 'ready') return;
    const selection = selectSelection(state, form.selectionId);
    const comment = selection?.data.find(({ type, id }) => type === 'comment' && id === form.commentId);
    if (comment?.type === 'comment' && comment.text !== form.original) {
      dispatch({ type: 'comments/formOvertaken', origin: 'remote', text: comment.text });
      return;
    }
    if (selection && (comment || form.commentId === undefined)) return;
    dispatch({ type: 'comments/formClosed', origin: 'remote' });
    if (selectHasUnsavedComment(state))
      dispatch({
        type: 'notices/raised',
        origin: 'remote',
        kind: 'info',
        code: 'commentGone',
        written: form.text,
      });
  };
}
