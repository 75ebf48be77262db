import type { Note } from '../contract/index';
import { keepDeletion, restoreDeleted } from './fake-bin';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { emitChange } from './fake-private';
import { stampsOf } from './fake-state';
import type { FakeState } from './fake-state';
import { assertNotOvertaken, refusal } from './refusal';

/** The note with an id. Refuses with NOT_FOUND. */
export function requireNote(state: FakeState, id: number): Note {
  const note = state.notes.get(id);
  if (!note) throw refusal('NOT_FOUND');
  return note;
}

/** Calls under `/notes`, apart from attachments and sharing. */
export function createNoteHandlers(parts: FakeParts) {
  const { state, emit } = parts;
  return {
    notes: {
      create: ({ input, code, user, clientId }) => {
        const note: Note = { id: state.nextId('note'), ...input, data: [], ...stampsOf(state, user) };
        state.notes.set(note.id, note);
        emit(code.id, 'NOTE/CREATE', note, clientId);
        return note;
      },
      update: ({ input, code, clientId }) => {
        const note = requireNote(state, input.id);
        assertNotOvertaken(note.text, input);
        const { text = note.text, visibility = note.visibility } = input;
        const updated = { ...note, text, visibility, updatedAt: state.moment() };
        state.notes.set(updated.id, updated);
        emitChange(parts, code.id, note, { type: 'NOTE', entity: updated }, clientId);
        return updated;
      },
      delete: ({ input, code, user, clientId }) => {
        const note = requireNote(state, input.id);
        const { id, documentId } = note;
        state.notes.delete(id);
        keepDeletion(state, 'deletedNote', note, user, () =>
          state.notes.set(id, state.notes.get(id) ?? note),
        );
        emit(code.id, 'NOTE/DELETE', { id, documentId }, clientId);
        return undefined;
      },
      restore: ({ input, code, clientId }) => {
        const wasThere = state.notes.has(input.id);
        restoreDeleted(state, 'deletedNote', input.id);
        const note = requireNote(state, input.id);
        if (!wasThere) emit(code.id, 'NOTE/CREATE', { ...note, isRestored: true }, clientId);
        return note;
      },
    },
  } satisfies FakeHandlers;
}
