import type { SelectionAttachment, SelectionComment, TextSelection } from '@glossator/client-sdk/contract';
import type { NameOf } from '../profile/view';
import type { AttachmentRow, CommentRow, SelectionRow } from './rows';

/** A remark as the contract has it. */
export function toComment(row: CommentRow, nameOf: NameOf): SelectionComment {
  const { documentId: _documentId, createdBy, ...rest } = row;
  return { ...rest, type: 'comment', createdBy: nameOf(createdBy) };
}

/** An attachment as the contract has it. */
export function toAttachment(row: AttachmentRow, nameOf: NameOf): SelectionAttachment {
  const { documentId: _documentId, createdBy, ...rest } = row;
  return { ...rest, createdBy: nameOf(createdBy) };
}

/** What is on a Selection. */
export interface SelectionContents {
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
}

/**
 * A Selection as the contract has it, with its remarks and attachments, oldest first; it is an annotation once it has any
 * (decisions.md section 2).
 */
export function toSelection(
  row: SelectionRow,
  { comments, attachments }: SelectionContents,
  nameOf: NameOf,
): TextSelection {
  const { range, createdBy, ...rest } = row;
  const data = [
    ...comments.map((comment) => toComment(comment, nameOf)),
    ...attachments.map((attachment) => toAttachment(attachment, nameOf)),
  ].toSorted((a, b) => a.id - b.id);
  return { ...rest, ...range, data, isAnnotation: data.length > 0, createdBy: nameOf(createdBy) };
}
