import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { defineEntityKind } from '../entities/entity-kind';
import { changesEntries, entryKind } from '../selections/entry-kind';

/** Attachments and media notes as entities; they are on Selections, and share their ids. */
export const attachmentKind = defineEntityKind<SelectionAttachment>({
  ...entryKind('attachment'),
  sharesIdsOf: 'comment',
  calls: ({ selections }) => ({
    create: ({ selectionId, uuid, name, type }, options) =>
      selections.createAttachment({ selectionId, uuid, name, type }, options),
    update: (id, { name = '' }, options) => selections.updateAttachment({ id, name }, options),
    delete: (id, options) => selections.deleteAttachment({ id }, options),
    restore: (id, options) => selections.restoreAttachment({ id }, options),
  }),
  live: {
    created: 'SELECTION_ATTACHMENT/CREATE',
    updated: 'SELECTION_ATTACHMENT/UPDATE',
    deleted: 'SELECTION_ATTACHMENT/DELETE',
    fields: ({ name, updatedAt }) => ({ name, updatedAt }),
  },
  written: () => ({ texts: [] }),
  facets: {
    groups: ['attachment', 'media'],
    of: ({ name, type }) => ({ texts: [name], group: type === 'media_note' ? 'media' : 'attachment' }),
    isChangedBy: changesEntries,
  },
  undo: {
    noun: 'Attachment',
    groups: [['name']],
    labelOf: () => 'renameAttachment',
    isStamped: () => true,
  },
});
