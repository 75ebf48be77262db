import type { SelectionComment } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import { type CommentsState, initialComments } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { commentKind } from './kind';
import { defineFeature, reset } from '../store/define-feature';
import { createComments, type CommentsCommands } from './commands';
import { type CommentsEvent } from './events';
import { kindOf } from '../selections/entry';
import { beginDraft, overtakeDraft, writeDraft } from '../entities/written-draft';

function closeFormOf(comments: Draft<CommentsState>, selectionId: number): void {
  if (comments.form?.selectionId === selectionId) comments.form = undefined;
}

/** The form for comments. Comments themselves are in their Selections (`selections/entries.ts`). */
export const commentsFeature: AnnotatorFeature<
  'comments',
  CommentsState,
  CommentsEvent,
  CommentsCommands,
  { readonly comment: SelectionComment }
> = defineFeature({
  name: 'comments',
  initial: initialComments,
  kinds: [commentKind],
  on: {
    'outbox/adopted': (comments, { nextIds: { comment = -1 } }) => {
      comments.nextId = Math.min(comments.nextId, comment);
    },
    'documents/opened': (comments) => {
      comments.form = undefined;
    },
    'documents/reset': (comments) => reset(comments, initialComments),
    'comments/created': (comments, { entry }) => {
      if (entry.id < 0) comments.nextId = Math.min(comments.nextId, entry.id - 1);
    },
    'comments/saved': ({ form }, { temporaryId, saved }) => {
      if (!form || kindOf(saved) !== 'comment') return;
      if (form.commentId === temporaryId) form.commentId = saved.id;
      if (form.replyTo === temporaryId) form.replyTo = saved.id;
    },
    'comments/deleted': (comments, { kind, id, origin }) => {
      // What was written when somebody else deletes it is given back first.
      if (origin === 'local' && kind === 'comment' && comments.form?.commentId === id)
        comments.form = undefined;
    },
    'comments/formOvertaken': ({ form }, { text }) => {
      if (form) Object.assign(form, overtakeDraft(form, text));
    },
    'comments/formOpened': (comments, { selectionId, commentId, replyTo, text, mentioned }) => {
      comments.form = {
        selectionId,
        commentId,
        replyTo,
        ...beginDraft(text),
        mentioned: castDraft(mentioned),
        isLeaving: false,
      };
    },
    'comments/formChanged': ({ form }, { text }) => {
      if (!form) return;
      Object.assign(form, writeDraft(form, text), { isLeaving: false });
    },
    'comments/formMentioned': ({ form }, { user }) => {
      form?.mentioned.unshift(user);
    },
    'comments/peopleListed': (comments, { codeId, items }) => {
      comments.people = castDraft({ codeId, items });
    },
    'comments/formLeaving': ({ form }, { isLeaving }) => {
      if (form) form.isLeaving = isLeaving;
    },
    'comments/formClosed': (comments) => {
      comments.form = undefined;
    },
    'selections/saved': ({ form }, { temporaryId, saved }) => {
      if (form?.selectionId === temporaryId) form.selectionId = saved.id;
    },
    'selections/joined': ({ form }, { id, joined }) => {
      if (form?.selectionId === id) form.selectionId = joined.id;
    },
    'selections/deleted': (comments, { id, origin }) => {
      if (origin === 'local') closeFormOf(comments, id);
    },
    'selections/refused': (comments, { temporaryId }) => closeFormOf(comments, temporaryId),
  },
  create: createComments,
});
