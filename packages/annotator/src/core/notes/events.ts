import type { Note, NoteAttachment } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';
import type { DraftPlace } from './state';

/** Events about general notes. */
export type NotesEvent =
  | (EventBase<'notes/requested'> & { readonly documentId: number })
  | (EventBase<'notes/loaded'> & { readonly documentId: number; readonly items: readonly Note[] })
  | (EventBase<'notes/loadFailed'> & { readonly documentId: number })
  | (EventBase<'notes/created'> & { readonly note: Note })
  /** What was deleted is back, as it is now. */
  | (EventBase<'notes/restored'> & { readonly note: Note })
  /** The server has saved what had a temporary id. */
  | (EventBase<'notes/saved'> & { readonly temporaryId: number; readonly saved: Note })
  /** The server refused it for good; it never existed there. */
  | (EventBase<'notes/refused'> & { readonly temporaryId: number })
  | (EventBase<'notes/updated'> & {
      readonly id: number;
      readonly changes: Partial<Pick<Note, 'text' | 'updatedAt'>>;
    })
  | (EventBase<'notes/deleted'> & { readonly id: number })
  | (EventBase<'notes/attachmentAdded'> & { readonly attachment: NoteAttachment })
  | (EventBase<'notes/attachmentDeleted'> & { readonly id: number })
  /** A note is to be brought into view; undefined once it is. */
  | (EventBase<'notes/shown'> & { readonly id: number | undefined })
  | (EventBase<'notes/draftOpened'> & { readonly place: DraftPlace; readonly text: string })
  | (EventBase<'notes/draftChanged'> & { readonly place: DraftPlace; readonly text: string })
  | (EventBase<'notes/draftClosed'> & { readonly place: DraftPlace });
