import type { SelectionAttachment, SelectionComment } from '@glossator/client-sdk/contract';

/** A comment or an attachment: one entry of a Selection's `data`. */
export type SelectionEntry = SelectionComment | SelectionAttachment;
/** Attachments and media notes share their ids, comments have their own. */
export type EntryKind = 'comment' | 'attachment';

/** Which of the two an entry is. */
export function kindOf(entry: Pick<SelectionEntry, 'type'>): EntryKind {
  return entry.type === 'comment' ? 'comment' : 'attachment';
}
