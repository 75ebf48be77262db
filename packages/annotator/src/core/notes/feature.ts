import type { Note, NoteAttachment } from '@glossator/client-sdk/contract';
import { compareNotes } from '@glossator/client-sdk/order';
import { castDraft } from 'immer';
import type { AnnotatorFeature } from '../annotator-feature';
import { beginDraft, overtakeDraft, writeDraft } from '../entities/written-draft';
import { createListReactions } from '../entities/list-reactions';
import { defineFeature, reset } from '../store/define-feature';
import { createNotes, type NotesCommands } from './commands';
import type { NotesEvent } from './events';
import { noteAttachmentKind, noteKind } from './kind';
import { initialNotes, isDraftAt, type NotesState } from './state';

const list = createListReactions<Note>('note', compareNotes);

/** How the notes follow events. Those of another document have no place here; what is being written on it stays. */
export const notesFeature: AnnotatorFeature<
  'notes',
  NotesState,
  NotesEvent,
  NotesCommands,
  { readonly note: Note; readonly noteAttachment: NoteAttachment }
> = defineFeature({
  name: 'notes',
  initial: initialNotes,
  kinds: [noteKind, noteAttachmentKind],
  on: {
    'outbox/adopted': list.adopted,
    'documents/opened': list.opened,
    'documents/reset': (notes) => {
      reset(notes, initialNotes);
    },
    'notes/requested': list.requested,
    'notes/loaded': list.loaded,
    'notes/loadFailed': list.loadFailed,
    'notes/created': list.created,
    'notes/restored': list.restored,
    'notes/saved': (notes, event, state) => {
      for (const draft of notes.drafts) if (draft.noteId === event.temporaryId) draft.noteId = event.saved.id;
      list.saved(notes, event, state);
    },
    'notes/refused': list.refused,
    'notes/updated': list.updated,
    'notes/deleted': list.deleted,
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
        notes.drafts.push({ ...place, ...beginDraft(text) });
    },
    'notes/draftChanged': (notes, { place, text }) => {
      const draft = notes.drafts.find((each) => isDraftAt(each, place));
      if (draft) Object.assign(draft, writeDraft(draft, text));
    },
    'notes/draftOvertaken': (notes, { place, text }) => {
      const draft = notes.drafts.find((each) => isDraftAt(each, place));
      if (draft) Object.assign(draft, overtakeDraft(draft, text));
    },
    'notes/draftClosed': (notes, { place }) => {
      notes.drafts = notes.drafts.filter((draft) => !isDraftAt(draft, place));
    },
  },
  create: createNotes,
});
