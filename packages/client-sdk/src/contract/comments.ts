import * as z from 'zod';
import { deletion, restoration } from './entity-operations';
import { idSchema, momentSchema, pathIdSchema, stampsShape, userRefSchema } from './fields';
import { operation } from './operation';
import { importedFromSchema } from './pdf-annotations';

/** Longest comment, in UTF-16 units. */
const COMMENT_MAX = 50_000;
/** Most people whom one comment mentions. */
export const MENTIONS_MAX = 10;
/** Ids of users of the Code; anybody else is refused, whether or not there is such a user. */
const mentionedIds = z.array(idSchema).max(MENTIONS_MAX);
const commentText = z.string().trim().min(1).max(COMMENT_MAX);

/** A written remark on a Selection. One that answers no other begins a thread; clients that know no threads show all in order of time. */
export const commentSchema = z.object({
  id: idSchema,
  selectionId: idSchema,
  type: z.literal('comment'),
  text: z.string(),
  /** The comment that began its thread, which may be deleted by now; absent on that one itself. */
  replyTo: idSchema.optional(),
  /** When and by whom its thread was resolved; both absent, or null, while that is open, and on every reply. */
  resolvedAt: momentSchema.nullish(),
  resolvedBy: userRefSchema.nullish(),
  /** Users of the Code whom it mentions; in its text each is `@` and the name. */
  mentions: z.array(userRefSchema).optional(),
  importedFrom: importedFromSchema.optional(),
  ...stampsShape,
});
/** A written remark on a Selection. */
export type SelectionComment = z.infer<typeof commentSchema>;

const annotate = (scope: 'selection' | 'comment', input: string, author?: 'only') => ({
  who: 'member' as const,
  level: 'annotate' as const,
  scope,
  input,
  ...(author && { author }),
});

/** Calls about comments, under `/selections`. */
export const commentOperations = {
  createComment: operation({
    method: 'POST',
    path: '/selections/comments',
    summary: 'Comment on a Selection, or with `replyTo` reply to the comment that began a thread on it',
    input: z.object({
      selectionId: idSchema,
      text: commentText,
      replyTo: idSchema.optional(),
      mentions: mentionedIds.optional(),
    }),
    result: commentSchema,
    access: annotate('selection', 'selectionId'),
    creates: true,
  }),
  updateComment: operation({
    method: 'PATCH',
    path: '/selections/comments/{id}',
    summary:
      "Change one's comment; without `mentions` those stay as they are. With `formerText` it is refused where the comment reads otherwise",
    input: z.object({
      id: pathIdSchema,
      text: commentText,
      formerText: commentText.optional(),
      mentions: mentionedIds.optional(),
    }),
    result: commentSchema,
    access: annotate('comment', 'id', 'only'),
  }),
  resolveComment: operation({
    method: 'PUT',
    path: '/selections/comments/{id}/resolution',
    summary: 'Resolve the thread that a comment began, or open it again; what is so already stays as it is',
    input: z.object({ id: pathIdSchema, isResolved: z.boolean() }),
    result: commentSchema,
    access: annotate('comment', 'id'),
  }),
  deleteComment: deletion({
    path: '/selections/comments/{id}',
    summary: 'Delete a comment; replies to it stay',
    scope: 'comment',
  }),
  restoreComment: restoration({
    path: '/selections/comments/{id}',
    summary: 'Bring back a comment one has deleted',
    scope: 'deletedComment',
    result: commentSchema,
  }),
};
