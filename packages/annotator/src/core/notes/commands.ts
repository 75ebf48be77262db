import type { Note } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { createListLoading } from '../entities/list-loading';
import type { AnnotatorState } from '../features';
import { nextVisibilityFields } from '../entities/visibility';
import { createOvertaking } from '../entities/overtaking';
import { openNotes } from './open-drafts';
import { isDraftAt, type DraftPlace } from './state';

const PAGE_SIZE = 1000;

/** What is done with general notes. */
export interface NotesCommands {
  /** Fetches the notes of the active document; what is not saved yet stays. */
  readonly load: () => Promise<void>;
  /** Opens a draft of a new note on the active document, or with `noteId` of another text for one's note. */
  readonly openDraft: (noteId?: number) => void;
  readonly write: (place: DraftPlace, text: string) => void;
  /** Lets go of what was written. */
  readonly discardDraft: (place: DraftPlace) => void;
  /** Saves a draft and closes it; an empty text does nothing. */
  readonly submit: (place: DraftPlace) => void;
  readonly delete: (id: number) => void;
  readonly deleteAttachment: (noteId: number, attachmentId: number) => void;
  /** The note that was to be brought into view is there. */
  readonly markShown: () => void;
}

/** Makes the commands of the notes. */
export function createNotes(context: CommandContext): AnnotatorParts<NotesCommands> {
  const { getState, dispatch, backend, changes } = context;
  const now = () => new Date(context.clock.now()).toISOString();
  const discard = (place: DraftPlace) => dispatch({ type: 'notes/draftClosed', origin: 'local', place });

  const fetchAll = async (documentId: number, signal: AbortSignal) => {
    const items: Note[] = [];
    let cursor: string | undefined;
    do {
      const input = { id: documentId, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
      const page = await backend.documents.notes(input, { signal });
      items.push(...page.data);
      cursor = page.next;
    } while (cursor !== undefined && !signal.aborted);
    return items;
  };

  const create = (state: AnnotatorState, documentId: number, text: string) => {
    const { userId, userName } = state.access;
    if (userId === undefined || !selectCanAnnotate(state)) return;
    const note: Note = {
      id: state.notes.nextId,
      documentId,
      text,
      data: [],
      ...nextVisibilityFields(state),
      createdAt: now(),
      updatedAt: now(),
      createdBy: { id: userId, name: userName },
    };
    changes.submit({
      documentId,
      change: { action: 'create', ref: { kind: 'note', id: note.id }, entity: note },
    });
  };

  const update = (state: AnnotatorState, id: number, text: string) => {
    const note = findNote(state, id);
    if (!note || !canEdit(state, note) || note.text === text) return;
    changes.submit({
      documentId: note.documentId,
      change: { action: 'update', ref: { kind: 'note', id }, to: { text, updatedAt: now() } },
    });
  };

  const { load, reload, refresh } = createListLoading<Note>(context, {
    name: 'notes',
    status: () => getState().notes.status,
    fetch: fetchAll,
    events: {
      requested: (documentId) => ({ type: 'notes/requested', origin: 'local', documentId }),
      loaded: (documentId, items) => ({ type: 'notes/loaded', origin: 'remote', documentId, items }),
      failed: (documentId, error) => ({ type: 'notes/loadFailed', origin: 'remote', documentId, error }),
    },
  });

  return {
    commands: {
      load,
      openDraft(noteId) {
        const state = getState();
        const documentId = state.documents.activeId;
        const note = noteId === undefined ? undefined : findNote(state, noteId);
        if (documentId === undefined || !state.offers.notes || !selectCanAnnotate(state)) return;
        if (noteId !== undefined && !(note && canEdit(state, note))) return;
        const place = { documentId, noteId };
        dispatch({ type: 'notes/draftOpened', origin: 'local', place, text: note?.text ?? '' });
      },
      write: (place, text) => dispatch({ type: 'notes/draftChanged', origin: 'local', place, text }),
      discardDraft: discard,
      submit(place) {
        const state = getState();
        const text = state.notes.drafts.find((draft) => isDraftAt(draft, place))?.text.trim() ?? '';
        if (text === '') return;
        if (place.noteId === undefined) create(state, place.documentId, text);
        else update(state, place.noteId, text);
        discard(place);
      },
      deleteAttachment(noteId, id) {
        const state = getState();
        const note = findNote(state, noteId);
        const attachment = note?.data.find((each) => each.id === id);
        if (!note || !attachment || !canDelete(state, attachment)) return;
        // Its file goes for good, so that this cannot be undone.
        context.queue.submit({
          documentId: note.documentId,
          change: { action: 'delete', ref: { kind: 'noteAttachment', id, ownerId: noteId } },
        });
      },
      markShown: () => dispatch({ type: 'notes/shown', origin: 'local', id: undefined }),
      delete(id) {
        const state = getState();
        const note = findNote(state, id);
        if (!note || !canDelete(state, note)) return;
        changes.submit({
          documentId: note.documentId,
          change: { action: 'delete', ref: { kind: 'note', id } },
        });
      },
    },
    listUnfinished(add) {
      for (const { documentId, noteId, text, original } of getState().notes.drafts)
        add({
          text: text.trim() === original.trim() ? undefined : text,
          needs: 'annotate',
          close: () => discard({ documentId, noteId }),
        });
    },
    afterEvent: createOvertaking(context, openNotes),
    reload,
    refresh,
  };
}

function findNote({ notes }: AnnotatorState, id: number): Note | undefined {
  return notes.items.find((item) => item.id === id);
}
