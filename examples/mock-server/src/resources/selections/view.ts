import type { SelectionComment, TextSelection } from '@glossator/client-sdk/contract';
import type { NameOf } from '../profile/view';
import type { CommentRow, SelectionRow } from './rows';

/** A remark as the contract has it. */
export function toComment(row: CommentRow, nameOf: NameOf): SelectionComment {
  const { documentId: _documentId, createdBy, ...rest } = row;
  return { ...rest, type: 'comment', createdBy: nameOf(createdBy) };
}

/** A Selection as the contract has it, with its remarks, oldest first; it is an annotation once it has any (decisions.md section 2). */
export function toSelection(
  row: SelectionRow,
  comments: readonly CommentRow[],
  nameOf: NameOf,
): TextSelection {
  const { range, createdBy, ...rest } = row;
  const data = comments.toSorted((a, b) => a.id - b.id).map((comment) => toComment(comment, nameOf));
  return { ...rest, ...range, data, isAnnotation: data.length > 0, createdBy: nameOf(createdBy) };
}
