import type { SelectionComment, TextSelection } from '@glossator/client-sdk/contract';
import type { CommentCalls } from '../core/ports/backend';
import {
  assertNotOvertaken,
  found,
  given,
  makeOnce,
  stampsNow,
  withChanged,
  without,
  type Kept,
} from './changing';
import { remembered, type KeptAnnotations } from './kept-annotations';
import { RefusedError } from './refused-error';

/** Comments on highlights, and the answers to them. */
export function commentCalls(kept: Kept): CommentCalls['selections'] {
  const { store, now, author } = kept;
  const change = (id: number, changed: (comment: SelectionComment) => SelectionComment) => {
    const before = store.read();
    const after = { ...changed(commentOf(before, id)), updatedAt: now().toISOString() };
    store.write(
      withData(before, after.selectionId, (data) => data.map((one) => (isComment(one, id) ? after : one))),
    );
    return after;
  };
  return {
    createComment: async (input, options) =>
      makeOnce(kept, options?.idempotencyKey, findComment, (before, id) => {
        const { selectionId, text, replyTo } = input;
        const made: SelectionComment = {
          id,
          selectionId,
          type: 'comment',
          text,
          ...given({ replyTo }),
          ...stampsNow(kept),
        };
        return [withData(before, selectionId, (data) => [...data, made]), made] as const;
      }),
    updateComment: async ({ id, text, formerText }) =>
      change(id, (comment) => {
        assertNotOvertaken(comment.text, { text, formerText });
        return { ...comment, text };
      }),
    resolveComment: async ({ id, isResolved }) =>
      change(id, (comment) => ({
        ...comment,
        resolvedAt: isResolved ? now().toISOString() : null,
        resolvedBy: isResolved ? { id: author.id, name: author.name } : null,
      })),
    deleteComment: async ({ id }) => {
      const before = store.read();
      const gone = commentOf(before, id);
      const after = withData(before, gone.selectionId, (data) => data.filter((one) => !isComment(one, id)));
      store.write({
        ...after,
        deleted: { ...before.deleted, comments: remembered(before.deleted.comments, gone) },
      });
    },
    restoreComment: async ({ id }) => {
      const before = store.read();
      const back = found(before.deleted.comments, id);
      const after = withData(before, back.selectionId, (data) =>
        [...data, back].toSorted((one, other) => one.id - other.id),
      );
      store.write({
        ...after,
        deleted: { ...before.deleted, comments: without(before.deleted.comments, id) },
      });
      return back;
    },
  };
}

type Data = TextSelection['data'];

function isComment(one: Data[number], id: number): one is SelectionComment {
  return one.type === 'comment' && one.id === id;
}

function findComment({ selections }: KeptAnnotations, id: number): SelectionComment | undefined {
  for (const { data } of selections) {
    const comment = data.find((one): one is SelectionComment => isComment(one, id));
    if (comment) return comment;
  }
  return undefined;
}

function commentOf(kept: KeptAnnotations, id: number): SelectionComment {
  const comment = findComment(kept, id);
  if (!comment) throw new RefusedError('NOT_FOUND');
  return comment;
}

/** The annotations with what is on one highlight changed. */
function withData(
  kept: KeptAnnotations,
  selectionId: number,
  changed: (data: Data) => Data,
): KeptAnnotations {
  const selection = found(kept.selections, selectionId);
  const data = changed(selection.data);
  return {
    ...kept,
    selections: withChanged(kept.selections, { ...selection, data, isAnnotation: data.length > 0 }),
  };
}
