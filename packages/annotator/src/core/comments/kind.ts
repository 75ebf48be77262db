import type { SelectionComment } from '@glossator/client-sdk/contract';
import { defineEntityKind } from '../entities/entity-kind';
import {
  changesEntries,
  entryEvents,
  findEntryOf,
  entryRefOf,
  entryWithIds,
  selectionList,
} from '../selections/entry-kind';

/** Comments as entities; they are on Selections. */
export const commentKind = defineEntityKind<SelectionComment>({
  name: 'comment',
  owner: 'selection',
  refOf: entryRefOf,
  find: (state, ref) => findEntryOf(state, ref, (entry) => entry.type === 'comment'),
  nextId: ({ comments }) => comments.nextId,
  list: selectionList,
  calls: ({ selections }) => ({
    create: ({ selectionId, text }, options) => selections.createComment({ selectionId, text }, options),
    update: (id, { text = '' }, options) => selections.updateComment({ id, text }, options),
    delete: (id, options) => selections.deleteComment({ id }, options),
    restore: (id, options) => selections.restoreComment({ id }, options),
  }),
  events: entryEvents('comment'),
  live: {
    created: 'SELECTION_COMMENT/CREATE',
    updated: 'SELECTION_COMMENT/UPDATE',
    deleted: 'SELECTION_COMMENT/DELETE',
    fields: ({ text, updatedAt }) => ({ text, updatedAt }),
  },
  withIds: entryWithIds,
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
