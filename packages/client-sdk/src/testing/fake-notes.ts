import type { Note } from '../contract/index';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { stampsOf } from './fake-state';
import type { FakeState } from './fake-state';
import { refusal } from './refusal';

function requireNote(state: FakeState, id: number): Note {
  const note = state.notes.get(id);
  if (!note) throw refusal('NOT_FOUND');
  return note;
}

/** Calls under `/notes`, apart from attachments and sharing. */
export function createNoteHandlers({ state, emit }: FakeParts) {
  return {
    notes: {
      create: ({ input, code, user, clientId }) => {
        const note: Note = { id: state.nextId('note'), ...input, data: [], ...stampsOf(state, user) };
        state.notes.set(note.id, note);
        emit(code.id, 'NOTE/CREATE', note, clientId);
        return note;
      },
      update: ({ input, code, clientId }) => {
        const updated = { ...requireNote(state, input.id), text: input.text, updatedAt: state.moment() };
        state.notes.set(updated.id, updated);
        emit(code.id, 'NOTE/UPDATE', updated, clientId);
        return updated;
      },
      delete: ({ input, code, clientId }) => {
        const { id, documentId } = requireNote(state, input.id);
        state.notes.delete(id);
        emit(code.id, 'NOTE/DELETE', { id, documentId }, clientId);
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}
