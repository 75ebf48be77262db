import type { SelectionComment, TextSelection } from '../contract/index';
import { restoreDeleted } from './fake-bin';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { mentioned, notifyMentioned } from './fake-mentions';
import { keepData, removeEntry, requireSelection } from './fake-selections';
import { stampsOf } from './fake-state';
import type { FakeState } from './fake-state';
import { assertNotOvertaken, refusal } from './refusal';

function requireComment(state: FakeState, id: number): [TextSelection, SelectionComment] {
  for (const selection of state.selections.values()) {
    const comment = selection.data.find((entry) => entry.type === 'comment' && entry.id === id);
    if (comment?.type === 'comment') return [selection, comment];
  }
  throw refusal('NOT_FOUND');
}

/** Refuses a reply to a reply, and to what is not on the Selection. A thread outlives its first comment while there are replies. */
function checkReply({ data }: TextSelection, replyTo: number): void {
  const comments = data.filter((entry) => entry.type === 'comment');
  const first = comments.find(({ id }) => id === replyTo);
  if (first) assertBeginsThread(first, 'replyTo');
  else if (!comments.some((comment) => comment.replyTo === replyTo)) throw refusal('NOT_FOUND');
}

function assertBeginsThread({ replyTo }: SelectionComment, path: string): void {
  if (replyTo === undefined) return;
  throw refusal('VALIDATION', undefined, [{ path, message: 'Must be the comment that began a thread' }]);
}

function hasComment(state: FakeState, id: number): boolean {
  return [...state.selections.values()].some(({ data }) =>
    data.some((entry) => entry.type === 'comment' && entry.id === id),
  );
}

/** Calls about comments on Selections and their threads. */
export function createCommentHandlers(parts: FakeParts) {
  const { state, emit } = parts;
  const changeComment = (
    id: number,
    changes: Partial<SelectionComment>,
    codeId: number,
    clientId: string | undefined,
  ): SelectionComment => {
    const [selection, comment] = requireComment(state, id);
    const updated = { ...comment, ...changes };
    keepData(
      state,
      selection,
      selection.data.map((entry) => (entry === comment ? updated : entry)),
    );
    emit(codeId, 'SELECTION_COMMENT/UPDATE', updated, clientId);
    return updated;
  };
  return {
    selections: {
      createComment: ({ input, code, user, clientId }) => {
        const selection = requireSelection(state, input.selectionId);
        if (input.replyTo !== undefined) checkReply(selection, input.replyTo);
        const comment: SelectionComment = {
          id: state.nextId('comment'),
          selectionId: selection.id,
          type: 'comment',
          text: input.text,
          ...(input.mentions && mentioned(parts, code, selection, input.mentions)),
          ...(input.replyTo !== undefined && { replyTo: input.replyTo }),
          ...stampsOf(state, user),
        };
        keepData(state, selection, [...selection.data, comment]);
        emit(code.id, 'SELECTION_COMMENT/CREATE', comment, clientId);
        notifyMentioned(parts, code, user, selection, comment);
        return comment;
      },
      updateComment: ({ input, code, user, clientId }) => {
        const [selection, { text, mentions: before = [] }] = requireComment(state, input.id);
        assertNotOvertaken(text, input);
        const mentions = input.mentions && mentioned(parts, code, selection, input.mentions, before);
        const changes = { text: input.text, updatedAt: state.moment(), ...mentions };
        const updated = changeComment(input.id, changes, code.id, clientId);
        notifyMentioned(parts, code, user, selection, updated, before);
        return updated;
      },
      resolveComment: ({ input: { id, isResolved }, code, user, clientId }) => {
        const [, comment] = requireComment(state, id);
        assertBeginsThread(comment, 'id');
        if (isResolved === Boolean(comment.resolvedAt)) return comment;
        const { createdAt: resolvedAt, createdBy: resolvedBy } = stampsOf(state, user);
        const changes = isResolved
          ? { resolvedAt, resolvedBy }
          : { resolvedAt: undefined, resolvedBy: undefined };
        return changeComment(id, changes, code.id, clientId);
      },
      deleteComment: ({ input, code, user, clientId }) => {
        const [selection, comment] = requireComment(state, input.id);
        const { id, documentId } = selection;
        removeEntry(state, selection, comment, user);
        emit(code.id, 'SELECTION_COMMENT/DELETE', { id: comment.id, selectionId: id, documentId }, clientId);
        return undefined;
      },
      restoreComment: ({ input, code, clientId }) => {
        const wasThere = hasComment(state, input.id);
        restoreDeleted(state, 'deletedComment', input.id);
        const [, comment] = requireComment(state, input.id);
        if (!wasThere) emit(code.id, 'SELECTION_COMMENT/CREATE', { ...comment, isRestored: true }, clientId);
        return comment;
      },
    },
  } satisfies FakeHandlers;
}
