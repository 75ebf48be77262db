import type { SelectionAttachment, SelectionComment, UserRef } from '@glossator/client-sdk/contract';
import type { EntryKind, SelectionEntry } from '../selections/entry';
import type { EventBase } from '../store/origin';

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
      readonly changes: Partial<
        Pick<SelectionComment, 'text' | 'mentions' | 'updatedAt' | 'resolvedAt' | 'resolvedBy'>
      > &
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
      readonly replyTo: number | undefined;
      readonly text: string;
      readonly mentioned: readonly UserRef[];
    })
  | (EventBase<'comments/formChanged'> & { readonly text: string })
  /** The user has picked whom the comment is to mention. */
  | (EventBase<'comments/formMentioned'> & { readonly user: UserRef })
  | (EventBase<'comments/peopleListed'> & {
      readonly codeId: number;
      readonly items: readonly UserRef[];
    })
  /** The comment being changed was changed elsewhere meanwhile. */
  | (EventBase<'comments/formOvertaken'> & { readonly text: string })
  /** The user wants to quit the form (`isLeaving`), or stays after all. */
  | (EventBase<'comments/formLeaving'> & { readonly isLeaving: boolean })
  | EventBase<'comments/formClosed'>;
