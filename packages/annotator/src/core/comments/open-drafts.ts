import type { OpenDraft } from '../entities/overtaking';
import type { AnnotatorState } from '../features';
import { selectSelection } from '../selections/selectors';

/** The comment form, beside what has become of its comment, or of the highlight that a new one is for. */
export function openComments(state: AnnotatorState): readonly OpenDraft[] {
  const { form } = state.comments;
  // While the Selections are read anew, nothing is known of them.
  if (!form || state.selections.status !== 'ready') return [];
  const selection = selectSelection(state, form.selectionId);
  const comment = selection?.data.find(({ type, id }) => type === 'comment' && id === form.commentId);
  const changed = comment?.type === 'comment' ? comment.text : undefined;
  return [
    {
      draft: form,
      now: form.commentId === undefined ? selection && form.original : changed,
      overtaken: (text) => ({ type: 'comments/formOvertaken', origin: 'remote', text }),
      closed: { type: 'comments/formClosed', origin: 'remote' },
      gone: 'commentGone',
    },
  ];
}
