import type { SelectionComment } from '@glossator/client-sdk/contract';
import { defineEntityKind } from '../entities/entity-kind';
import { changesEntries, entryKind } from '../selections/entry-kind';

/** Comments as entities; they are on Selections. */
export const commentKind = defineEntityKind<SelectionComment>({
  ...entryKind('comment'),
  calls: ({ selections }) => ({
    create: ({ selectionId, text }, options) => selections.createComment({ selectionId, text }, options),
    update: (id, { text = '' }, options) => selections.updateComment({ id, text }, options),
    delete: (id, options) => selections.deleteComment({ id }, options),
    restore: (id, options) => selections.restoreComment({ id }, options),
  }),
  live: {
    created: 'SELECTION_COMMENT/CREATE',
    updated: 'SELECTION_COMMENT/UPDATE',
    deleted: 'SELECTION_COMMENT/DELETE',
    fields: ({ text, updatedAt }) => ({ text, updatedAt }),
  },
  written: ({ text }) => ({ texts: text === undefined ? [] : [text] }),
  facets: {
    groups: ['comment'],
    of: ({ text }) => ({ texts: [text], group: 'comment' }),
    isChangedBy: changesEntries,
  },
  undo: {
    noun: 'Comment',
    groups: [['text']],
    labelOf: () => 'editComment',
    isStamped: true,
  },
});
