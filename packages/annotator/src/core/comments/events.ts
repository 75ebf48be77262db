import type { SelectionAttachment, SelectionComment } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** A comment or an attachment: one entry of a Selection's `data`. */
export type SelectionEntry = SelectionComment | SelectionAttachment;
/** Attachments and media notes share their ids, comments have their own. */
export type EntryKind = 'comment' | 'attachment';

/** Events about comments, and about attachments as far as other people's reach us. */
export type CommentsEvent =
  | (EventBase<'comments/created'> & { readonly entry: SelectionEntry })
  | (EventBase<'comments/saved'> & { readonly temporaryId: number; readonly saved: SelectionComment })
  /** The server refused it for good; it never existed there. */
  | (EventBase<'comments/refused'> & { readonly selectionId: number; readonly temporaryId: number })
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
  | EventBase<'comments/formClosed'>;
