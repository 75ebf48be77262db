import type { Note } from '@glossator/client-sdk/contract';
import { emptyList, type EntityList } from '../entities/entity-list';
import type { WrittenDraft } from '../entities/written-draft';

/** A text being written: a new note on a document, or with `noteId` another text for that one. */
export interface NoteDraft extends WrittenDraft {
  readonly documentId: number;
  readonly noteId: number | undefined;
}

/** Which draft is meant: the new note of a document, or another text for a note. */
export type DraftPlace = Pick<NoteDraft, 'documentId' | 'noteId'>;

/** Whether a draft is the one that is meant. */
export function isDraftAt(draft: DraftPlace, place: DraftPlace): boolean {
  return draft.documentId === place.documentId && draft.noteId === place.noteId;
}

/** The general notes of the open document, newest first, and what is being written, on other documents too. */
export interface NotesState extends EntityList<Note> {
  readonly drafts: readonly NoteDraft[];
  /** The note that is to be brought into view. */
  readonly shownId: number | undefined;
}

/** Before they were looked at. */
export const initialNotes: NotesState = { ...emptyList, drafts: [], shownId: undefined };
