import type { SelectionAttachment, SelectionComment } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** A comment or an attachment: one entry of a Selection's `data`. */
export type SelectionEntry = SelectionComment | SelectionAttachment;
/** Attachments and media notes share their ids, comments have their own. */
export type EntryKind = 'comment' | 'attachment';

/** Which of the two an entry is. */
export function kindOf(entry: Pick<SelectionEntry, 'type'>): EntryKind {
  return entry.type === 'comment' ? 'comment' : 'attachment';
}

/** Events about comments and attachments, and about the form for comments. */
export type CommentsEvent =
  | (EventBase<'comments/created'> & { readonly entry: SelectionEntry })
  /** What was deleted is back, as it is now. */
  | (EventBase<'comments/restored'> & { readonly entry: SelectionEntry })
  | (EventBase<'comments/saved'> & { readonly temporaryId: number; readonly saved: SelectionEntry })
  /** The server refused it for good; it never existed there. */
  | (EventBase<'comments/refused'> & {
      readonly kind: EntryKind;
      readonly selectionId: number;
      readonly temporaryId: number;
    })
  | (EventBase<'comments/updated'> & {
      readonly kind: EntryKind;
      readonly id: number;
      readonly selectionId: number;
      readonly changes: Partial<Pick<SelectionComment, 'text' | 'updatedAt'>> &
        Partial<Pick<SelectionAttachment, 'name'>>;
    })
  /** `selectionId` undefined: it is looked for. */
  | (EventBase<'comments/deleted'> & {
      readonly kind: EntryKind;
      readonly id: number;
      readonly selectionId: number | undefined;
    })
  | (EventBase<'comments/formOpened'> & {
      readonly selectionId: number;
      readonly commentId: number | undefined;
      readonly text: string;
    })
  | (EventBase<'comments/formChanged'> & { readonly text: string })
  /** The user wants to quit the form (`isLeaving`), or stays after all. */
  | (EventBase<'comments/formLeaving'> & { readonly isLeaving: boolean })
  | EventBase<'comments/formClosed'>;
