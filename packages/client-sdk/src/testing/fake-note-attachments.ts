import { ATTACHMENT_MAX_BYTES } from '../contract/index';
import type { Note, NoteAttachment } from '../contract/index';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { requireNote } from './fake-notes';
import { stampsOf } from './fake-state';
import type { FakeState } from './fake-state';
import { fileOf, takeUpload } from './fake-uploads';
import { refusal } from './refusal';

function requireNoteAttachment(state: FakeState, id: number): [Note, NoteAttachment] {
  for (const note of state.notes.values()) {
    const attachment = note.data.find((entry) => entry.id === id);
    if (attachment) return [note, attachment];
  }
  throw refusal('NOT_FOUND');
}

/** Calls under `/notes` about attachments. */
export function createNoteAttachmentHandlers({ state, emit }: FakeParts) {
  return {
    createAttachment: ({ input: { noteId, uuid, name }, code, user, clientId }) => {
      const note = requireNote(state, noteId);
      const { contentType, content } = takeUpload(state, uuid, user.profile.id);
      if (content.length > ATTACHMENT_MAX_BYTES) throw refusal('FILE_TOO_LARGE');
      const attachment: NoteAttachment = {
        id: state.nextId('noteAttachment'),
        noteId,
        name,
        contentType,
        size: content.length,
        uuid,
        ...stampsOf(state, user),
      };
      state.notes.set(noteId, { ...note, data: [...note.data, attachment] });
      emit(code.id, 'NOTE_ATTACHMENT/CREATE', attachment, clientId);
      return attachment;
    },
    deleteAttachment: ({ input: { id }, code, clientId }) => {
      const [note] = requireNoteAttachment(state, id);
      state.notes.set(note.id, { ...note, data: note.data.filter((entry) => entry.id !== id) });
      const gone = { id, noteId: note.id, documentId: note.documentId };
      emit(code.id, 'NOTE_ATTACHMENT/DELETE', gone, clientId);
      return undefined;
    },
    attachmentFile: ({ input: { id } }) => fileOf(state, requireNoteAttachment(state, id)[1]),
  } satisfies FakeHandlers['notes'];
}
