import type { UserRef } from '@glossator/client-sdk/contract';
import { canEdit, selectCanAnnotate } from '../access/selectors';
import { selectSelection } from '../selections/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { createOvertaking } from '../entities/overtaking';
import { openComments } from './open-drafts';
import { createPeopleLoading } from './people-loading';
import { selectHasUnsavedComment } from './selectors';
import type { CommentForm } from './state';
import { createCommentWriting, findComment } from './writing';

/** What is done with comments. */
export interface CommentsCommands {
  /** Opens the form for a new comment on a Selection, or with `commentId` to change one's own. */
  readonly openForm: (selectionId: number, commentId?: number) => void;
  /** Opens the form for a reply in the thread that a comment began, which may be deleted by now. */
  readonly openReply: (selectionId: number, replyTo: number) => void;
  readonly write: (text: string) => void;
  /** Picks whom the comment mentions where their name stands in it after an `@`. */
  readonly mention: (user: UserRef) => void;
  /** Closes the form, or asks first where something was written in it (`form.isLeaving`). */
  readonly closeForm: () => void;
  /** Goes on with the form after it was asked about. */
  readonly stayInForm: () => void;
  /** Closes the form whatever is in it. */
  readonly discard: () => void;
  /** Saves what is in the form and closes it; an empty text does nothing. */
  readonly submit: () => void;
  /** Resolves the thread that a comment began, or opens it again. */
  readonly resolve: (selectionId: number, commentId: number, isResolved: boolean) => void;
  readonly delete: (selectionId: number, commentId: number) => void;
}

/** Makes the commands of the comments. */
export function createComments(context: CommandContext): AnnotatorParts<CommentsCommands> {
  const { getState, dispatch } = context;
  const close = () => dispatch({ type: 'comments/formClosed', origin: 'local' });
  /** Shows the form with something in it, and asks whether that may go. */
  const askToLeave = ({ comments: { form } }: AnnotatorState) => {
    dispatch({ type: 'selections/activated', origin: 'local', id: form?.selectionId });
    dispatch({ type: 'comments/formLeaving', origin: 'local', isLeaving: true });
  };
  const writing = createCommentWriting(context);
  const people = createPeopleLoading(context);
  const overtaking = createOvertaking(context, openComments);

  /** Opens a form, unless another one would be lost: then that is asked about. */
  const open = (state: AnnotatorState, about: Omit<CommentForm, 'elsewhere' | 'isLeaving' | 'original'>) => {
    if (!selectHasUnsavedComment(state)) {
      dispatch({ type: 'comments/formOpened', origin: 'local', ...about });
      return;
    }
    const { form } = state.comments;
    const isSame =
      form?.selectionId === about.selectionId &&
      form.commentId === about.commentId &&
      form.replyTo === about.replyTo;
    if (!isSame) askToLeave(state);
  };

  const canWrite = (state: AnnotatorState) => state.offers.comments && selectCanAnnotate(state);

  return {
    commands: {
      openForm(selectionId, commentId) {
        const state = getState();
        if (!selectSelection(state, selectionId) || !canWrite(state)) return;
        const comment = commentId === undefined ? undefined : findComment(state, selectionId, commentId);
        if (comment && !canEdit(state, comment)) return;
        open(state, {
          selectionId,
          commentId: comment?.id,
          replyTo: undefined,
          text: comment?.text ?? '',
          mentioned: comment?.mentions ?? [],
        });
      },
      openReply(selectionId, replyTo) {
        const state = getState();
        if (!selectSelection(state, selectionId) || !canWrite(state)) return;
        open(state, { selectionId, commentId: undefined, replyTo, text: '', mentioned: [] });
      },
      resolve: writing.resolve,
      write: (text) => dispatch({ type: 'comments/formChanged', origin: 'local', text }),
      mention: (user) => dispatch({ type: 'comments/formMentioned', origin: 'local', user }),
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
        if (form.commentId === undefined) writing.create(form, text);
        else writing.update(form, form.commentId, text);
        close();
      },
      delete: writing.delete,
    },
    stop: people.stop,
    afterEvent(event) {
      people.afterEvent(event);
      overtaking(event);
    },
    /** What is written is for no other eyes. */
    leaveUser: close,
    listUnfinished(add) {
      const state = getState();
      const { form } = state.comments;
      if (!form) return;
      const about = selectSelection(state, form.selectionId)?.text;
      const text = selectHasUnsavedComment(state) ? withQuote(form.text, about) : undefined;
      add({ text, needs: 'annotate', close });
    },
    /** What is written and not saved is shown, for the user to copy out. */
    leaveDocument() {
      people.leaveDocument();
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

/** A text with the quote that it is about before it. */
function withQuote(text: string, about: string | undefined): string {
  return about === undefined ? text : `${about}\n\n${text.trim()}`;
}
