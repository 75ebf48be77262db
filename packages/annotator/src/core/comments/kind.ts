import type { SelectionComment } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import { canEdit, selectCanAnnotate } from '../access/selectors';
import { defineEntityKind } from '../entities/entity-kind';
import { refusedText, textInput, textSavedMeanwhile } from '../entities/overtaken-text';
import { changesEntries, entryKind } from '../selections/entry-kind';
import { isUnresolved } from './threads';

type Resolution = Pick<SelectionComment, 'resolvedAt' | 'resolvedBy'>;

/** Whether fields resolve a thread or open it again. */
function isResolution(fields: Partial<SelectionComment>): boolean {
  return 'resolvedBy' in fields;
}

/** What a thread's first comment says of its being resolved; null survives being stored as JSON, undefined would not. */
function resolutionOf({ resolvedAt, resolvedBy }: Partial<Resolution>): Resolution {
  return { resolvedAt: resolvedAt ?? null, resolvedBy: resolvedBy ?? null };
}

/** What a comment says before and after it is written anew; its mentions only where it has or had some. */
function rewritten(present: SelectionComment, to: Partial<SelectionComment>) {
  const text = to.text ?? present.text;
  const mentions = to.mentions ?? present.mentions;
  if (!mentions) return { from: { text: present.text }, to: { text } };
  return { from: { text: present.text, mentions: present.mentions ?? [] }, to: { text, mentions } };
}

/** Mentions as calls take them. */
function idsOf(mentions: SelectionComment['mentions']): { readonly mentions?: number[] } {
  return mentions ? { mentions: mentions.map(({ id }) => id) } : {};
}

/** Comments as entities; they are on Selections. */
export const commentKind = defineEntityKind<SelectionComment>({
  ...entryKind('comment'),
  calls: ({ selections }) => ({
    // What a reply answers may have been discarded before it was ever saved: what is written stays a comment.
    create: ({ selectionId, text, replyTo = 0, mentions }, options) =>
      selections.createComment(
        { selectionId, text, ...(replyTo > 0 && { replyTo }), ...idsOf(mentions) },
        options,
      ),
    update: (id, to, options, from) =>
      isResolution(to)
        ? selections.resolveComment({ id, isResolved: Boolean(to.resolvedBy) }, options)
        : selections.updateComment({ id, text: '', ...textInput(to, from), ...idsOf(to.mentions) }, options),
    delete: (id, options) => selections.deleteComment({ id }, options),
    restore: (id, options) => selections.restoreComment({ id }, options),
  }),
  live: {
    created: 'SELECTION_COMMENT/CREATE',
    updated: 'SELECTION_COMMENT/UPDATE',
    deleted: 'SELECTION_COMMENT/DELETE',
    fields: ({ text, mentions = [], updatedAt, ...comment }) => ({
      text,
      mentions,
      updatedAt,
      ...resolutionOf(comment),
    }),
  },
  // Who resolved a thread first, and when, the server knows.
  settled: ({ ref: { id, ownerId = 0 }, to }, saved) =>
    isResolution(to)
      ? {
          type: 'comments/updated',
          origin: 'remote',
          kind: 'comment',
          id,
          selectionId: ownerId,
          changes: resolutionOf(saved),
        }
      : undefined,
  takeBack(change, _later, refusal) {
    const { id, ownerId = 0 } = change.ref;
    const text = textSavedMeanwhile(change, refusal);
    if (text === undefined) return undefined;
    const origin = 'remote';
    return {
      type: 'comments/updated',
      origin,
      kind: 'comment',
      id,
      selectionId: ownerId,
      changes: { text },
    };
  },
  refused: refusedText,
  written: ({ text }) => ({ texts: text === undefined ? [] : [text] }),
  facets: {
    groups: ['comment'],
    of: (comment) => ({
      texts: [plainText(comment.text)],
      group: 'comment',
      marks: isUnresolved(comment) ? ['unresolved'] : [],
      mentions: comment.mentions ?? [],
    }),
    isChangedBy: changesEntries,
  },
  undo: {
    noun: 'Comment',
    groups: [
      ['text', 'mentions'],
      ['resolvedBy', 'resolvedAt'],
    ],
    uncompared: ['mentions', 'resolvedAt'],
    labelOf(to) {
      if (!isResolution(to)) return 'editComment';
      return to.resolvedBy ? 'resolveThread' : 'reopenThread';
    },
    complete: (_state, present, to) =>
      isResolution(to) ? { from: resolutionOf(present), to: resolutionOf(to) } : rewritten(present, to),
    isStamped: (to) => !isResolution(to),
    mayUpdate: (state, present, to) =>
      isResolution(to) ? selectCanAnnotate(state) : canEdit(state, present),
  },
});
