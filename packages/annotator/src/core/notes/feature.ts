import { castDraft, type Draft } from 'immer';
import type { Note } from '@glossator/client-sdk/contract';
import { compareNotes } from '@glossator/client-sdk/order';
import {
  addEntity,
  changeEntity,
  clearList,
  fillList,
  removeEntity,
  requestList,
  restoreEntity,
  saveEntity,
} from '../entities/entity-list';
import { initialNotes, isDraftAt, type NotesState } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { noteKind, noteAttachmentKind } from './kind';
import { defineFeature, reset } from '../store/define-feature';
import { createNotes, type NotesCommands } from './commands';
import type { NotesEvent } from './events';

function change(slice: Draft<NotesState>, work: (notes: NotesState) => NotesState): void {
  reset(slice, work(slice));
}

/** How the notes follow events. Those of another document have no place here; what is being written on it stays. */
export const notesFeature: AnnotatorFeature<'notes', NotesState, NotesEvent, NotesCommands> = defineFeature({
  name: 'notes',
  initial: initialNotes,
  kinds: [noteKind, noteAttachmentKind],
  on: {
    'outbox/adopted': (notes, { nextIds: { note = -1 } }) => {
      notes.nextId = Math.min(notes.nextId, note);
    },
    'documents/opened': (notes) => change(notes, clearList),
    'documents/reset': (notes) => {
      reset(notes, initialNotes);
    },
    'notes/requested': (notes, { documentId }, state) => {
      if (documentId === state.documents.activeId) change(notes, requestList);
    },
    'notes/loaded': (notes, { documentId, items }, state) => {
      if (documentId === state.documents.activeId)
        change(notes, (notes) => fillList(notes, items, compareNotes));
    },
    'notes/loadFailed': (notes, { documentId }, { documents }) => {
      if (documentId === documents.activeId) notes.status = 'failed';
    },
    'notes/created': (notes, { note }, state) => {
      if (note.documentId === state.documents.activeId)
        change(notes, (notes) => addEntity(notes, note, compareNotes));
    },
    'notes/restored': (notes, { note }, state) => {
      if (note.documentId === state.documents.activeId)
        change(notes, (notes) => restoreEntity(notes, note, compareNotes));
    },
    'notes/saved': (notes, { temporaryId, saved }, state) => {
      for (const draft of notes.drafts) if (draft.noteId === temporaryId) draft.noteId = saved.id;
      if (saved.documentId === state.documents.activeId)
        change(notes, (notes) => saveEntity<Note, NotesState>(notes, temporaryId, saved, compareNotes));
    },
    'notes/refused': (notes, { temporaryId }) => change(notes, (notes) => removeEntity(notes, temporaryId)),
    'notes/updated': (notes, { id, changes }) =>
      change(notes, (notes) => changeEntity<Note, NotesState>(notes, id, changes, compareNotes)),
    'notes/deleted': (notes, { id }) => change(notes, (notes) => removeEntity(notes, id)),
    'notes/attachmentAdded': (notes, { attachment }) => {
      const note = notes.items.find(({ id }) => id === attachment.noteId);
      if (note && !note.data.some(({ id }) => id === attachment.id)) note.data.push(castDraft(attachment));
    },
    'notes/attachmentDeleted': (notes, { id: gone }) => {
      const note = notes.items.find(({ data }) => data.some(({ id }) => id === gone));
      if (note) note.data = note.data.filter(({ id }) => id !== gone);
    },
    'notes/shown': (notes, { id }) => {
      notes.shownId = id;
    },
    'notes/draftOpened': (notes, { place, text }) => {
      if (!notes.drafts.some((draft) => isDraftAt(draft, place)))
        notes.drafts.push({ ...place, text, before: text });
    },
    'notes/draftChanged': (notes, { place, text }) => {
      const draft = notes.drafts.find((each) => isDraftAt(each, place));
      if (draft) draft.text = text;
    },
    'notes/draftClosed': (notes, { place }) => {
      notes.drafts = notes.drafts.filter((draft) => !isDraftAt(draft, place));
    },
  },
  create: createNotes,
});
