import type { Note, NoteAttachment } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import { defineEntityKind } from '../entities/entity-kind';
import { refusedText, textInput, textSavedMeanwhile } from '../entities/overtaken-text';
import { hides, refusedVisibility, visibilityBefore, visibilityLabels } from '../entities/visible-kind';

/** General notes as entities. */
export const noteKind = defineEntityKind<Note>({
  name: 'note',
  refOf: ({ id }) => ({ kind: 'note', id }),
  find: ({ notes }, ref) => notes.items.find(({ id }) => id === ref.id),
  nextId: ({ notes }) => notes.nextId,
  list: {
    status: ({ notes }) => notes.status,
    load: ({ notes }) => void notes.load(),
  },
  calls: ({ notes }) => ({
    create: ({ documentId, text, visibility }, options) =>
      notes.create({ documentId, text, ...(visibility && { visibility }) }, options),
    update: (id, { text, visibility }, options, from) =>
      notes.update({ id, ...textInput({ text }, from), ...(visibility && { visibility }) }, options),
    delete: (id, options) => notes.delete({ id }, options),
    restore: (id, options) => notes.restore({ id }, options),
  }),
  events: {
    created: (entity, { origin }) => ({ type: 'notes/created', origin, entity }),
    updated: ({ id }, changes, { origin }) => ({ type: 'notes/updated', origin, id, changes }),
    deleted: ({ id }, origin) => ({ type: 'notes/deleted', origin, id }),
    restored: (entity, { origin }) => ({ type: 'notes/restored', origin, entity }),
    saved: (temporaryId, saved) => ({ type: 'notes/saved', origin: 'remote', temporaryId, saved }),
    refused: ({ id }) => ({ type: 'notes/refused', origin: 'remote', temporaryId: id }),
  },
  live: {
    created: 'NOTE/CREATE',
    updated: 'NOTE/UPDATE',
    deleted: 'NOTE/DELETE',
    // Its attachments have events of their own.
    fields: ({ text, updatedAt, visibility = 'code' }) => ({ text, updatedAt, visibility }),
    isMadeByUpdate: true,
  },
  written: ({ text }) => ({ texts: [text ?? ''] }),
  takeBack(change, later, refusal) {
    const visibility = visibilityBefore(change, later);
    const text = textSavedMeanwhile(change, refusal);
    const changes = { ...(visibility && { visibility }), ...(text !== undefined && { text }) };
    const isNothing = Object.keys(changes).length === 0;
    return isNothing ? undefined : { type: 'notes/updated', origin: 'remote', id: change.ref.id, changes };
  },
  refused: (change, refusal) => refusedText(change, refusal) ?? refusedVisibility(change, refusal),
  isReliedOn: hides,
  facets: {
    groups: [],
    of: ({ text, data }) => ({
      texts: [plainText(text)],
      parts: data.map((entity) => ({ kind: 'noteAttachment', entity })),
    }),
    isChangedBy: ({ type }) =>
      ['notes/created', 'notes/updated', 'notes/deleted', 'notes/restored'].includes(type),
    // Files on it too: they are shown with it.
    showHit(hit, { arrival }) {
      if (!('noteId' in hit)) return false;
      arrival.arriveAt({ kind: 'note', id: hit.noteId });
      return true;
    },
  },
  undo: {
    noun: 'Note',
    groups: [['text'], ['visibility']],
    absent: { visibility: 'code' },
    labelOf: (to) => visibilityLabels(to)?.label ?? 'editNote',
    noticeOf: (to) => visibilityLabels(to)?.notice,
    isStamped: ({ text }) => text !== undefined,
  },
});

/** Files on general notes as entities. They are attached when the server has them, and their files go for good: nothing is undone. */
export const noteAttachmentKind = defineEntityKind<NoteAttachment>({
  name: 'noteAttachment',
  owner: 'note',
  refOf: ({ id, noteId }) => ({ kind: 'noteAttachment', id, ownerId: noteId }),
  find: ({ notes }, ref) => notes.items.flatMap(({ data }) => data).find(({ id }) => id === ref.id),
  nextId: () => -1,
  list: {
    status: ({ notes }) => notes.status,
    load: ({ notes }) => void notes.load(),
  },
  calls: ({ notes }) => ({ delete: (id, options) => notes.deleteAttachment({ id }, options) }),
  events: {
    created: (attachment) => ({ type: 'notes/attachmentAdded', origin: 'remote', attachment }),
    updated: ({ ownerId = 0 }) => ({ type: 'notes/updated', origin: 'remote', id: ownerId, changes: {} }),
    deleted: ({ id }, origin) => ({ type: 'notes/attachmentDeleted', origin, id }),
    restored: (attachment) => ({ type: 'notes/attachmentAdded', origin: 'remote', attachment }),
    saved: (_temporaryId, attachment) => ({ type: 'notes/attachmentAdded', origin: 'remote', attachment }),
    refused: ({ id }) => ({ type: 'notes/attachmentDeleted', origin: 'remote', id }),
  },
  live: { created: 'NOTE_ATTACHMENT/CREATE', deleted: 'NOTE_ATTACHMENT/DELETE' },
  written: () => ({ texts: [] }),
  facets: {
    groups: [],
    of: ({ name }) => ({ texts: [name] }),
    isChangedBy: ({ type }) => type === 'notes/attachmentAdded' || type === 'notes/attachmentDeleted',
  },
});
