import type { Note, NoteAttachment } from '@glossator/client-sdk/contract';
import type { ListEvent } from '../entities/list-events';
import type { EventBase } from '../store/origin';
import type { DraftPlace } from './state';

/** Events about general notes. */
export type NotesEvent =
  | ListEvent<'notes', Note, 'text' | 'updatedAt' | 'visibility'>
  | (EventBase<'notes/attachmentAdded'> & { readonly attachment: NoteAttachment })
  | (EventBase<'notes/attachmentDeleted'> & { readonly id: number })
  /** A note is to be brought into view; undefined once it is. */
  | (EventBase<'notes/shown'> & { readonly id: number | undefined })
  | (EventBase<'notes/draftOpened'> & { readonly place: DraftPlace; readonly text: string })
  | (EventBase<'notes/draftChanged'> & { readonly place: DraftPlace; readonly text: string })
  /** The note being changed was changed elsewhere meanwhile. */
  | (EventBase<'notes/draftOvertaken'> & { readonly place: DraftPlace; readonly text: string })
  | (EventBase<'notes/draftClosed'> & { readonly place: DraftPlace });
