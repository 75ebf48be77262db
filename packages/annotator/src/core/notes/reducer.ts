import type { Note } from '@glossator/client-sdk/contract';
import { compareNotes } from '@glossator/client-sdk/order';
import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import {
  addThing,
  changeThing,
  clearThings,
  loadThings,
  removeThing,
  requestThings,
  restoreThing,
  saveThing,
} from '../things/thing-list';
import type { DraftPlace } from './events';
import { initialNotes, type NotesState } from './state';

type State = Draft<AnnotatorState>;

function change(state: State, work: (notes: NotesState) => NotesState): void {
  state.notes = castDraft(work(state.notes));
}

/** Whether a draft is the one that is meant. */
export function isDraftAt(draft: DraftPlace, place: DraftPlace): boolean {
  return draft.documentId === place.documentId && draft.noteId === place.noteId;
}

/** How the notes follow events. Those of another document have no place here; what is being written on it stays. */
export const notesReducers: Reducers = {
  'outbox/adopted': ({ notes }, { nextIds }) => {
    notes.nextId = Math.min(notes.nextId, nextIds.notes);
  },
  'documents/opened': (state) => change(state, clearThings),
  'documents/reset': (state) => {
    state.notes = castDraft(initialNotes);
  },
  'notes/requested': (state, { documentId }) => {
    if (documentId === state.documents.activeId) change(state, requestThings);
  },
  'notes/loaded': (state, { documentId, items }) => {
    if (documentId === state.documents.activeId)
      change(state, (notes) => loadThings(notes, items, compareNotes));
  },
  'notes/loadFailed': ({ documents, notes }, { documentId }) => {
    if (documentId === documents.activeId) notes.status = 'failed';
  },
  'notes/created': (state, { note }) => {
    if (note.documentId === state.documents.activeId)
      change(state, (notes) => addThing(notes, note, compareNotes));
  },
  'notes/restored': (state, { note }) => {
    if (note.documentId === state.documents.activeId)
      change(state, (notes) => restoreThing(notes, note, compareNotes));
  },
  'notes/saved': (state, { temporaryId, saved }) => {
    for (const draft of state.notes.drafts) if (draft.noteId === temporaryId) draft.noteId = saved.id;
    if (saved.documentId === state.documents.activeId)
      change(state, (notes) => saveThing<Note, NotesState>(notes, temporaryId, saved, compareNotes));
  },
  'notes/refused': (state, { temporaryId }) => change(state, (notes) => removeThing(notes, temporaryId)),
  'notes/updated': (state, { id, changes }) =>
    change(state, (notes) => changeThing<Note, NotesState>(notes, id, changes, compareNotes)),
  'notes/deleted': (state, { id }) => change(state, (notes) => removeThing(notes, id)),
  'notes/attachmentAdded': ({ notes }, { attachment }) => {
    const note = notes.items.find(({ id }) => id === attachment.noteId);
    if (note && !note.data.some(({ id }) => id === attachment.id)) note.data.push(castDraft(attachment));
  },
  'notes/attachmentDeleted': ({ notes }, { id: gone }) => {
    const note = notes.items.find(({ data }) => data.some(({ id }) => id === gone));
    if (note) note.data = note.data.filter(({ id }) => id !== gone);
  },
  'notes/shown': ({ notes }, { id }) => {
    notes.shownId = id;
  },
  'notes/draftOpened': ({ notes }, { place, text }) => {
    if (!notes.drafts.some((draft) => isDraftAt(draft, place)))
      notes.drafts.push({ ...place, text, before: text });
  },
  'notes/draftChanged': ({ notes }, { place, text }) => {
    const draft = notes.drafts.find((each) => isDraftAt(each, place));
    if (draft) draft.text = text;
  },
  'notes/draftClosed': ({ notes }, { place }) => {
    notes.drafts = notes.drafts.filter((draft) => !isDraftAt(draft, place));
  },
};
