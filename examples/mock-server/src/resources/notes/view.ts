import { byMaking } from '../../calls/stamps';
import type { Note, NoteAttachment } from '@glossator/client-sdk/contract';
import type { NameOf } from '../../people/names';
import type { NoteAttachmentRow, NoteRow } from '../../tables/notes';

/** A file on a note as the contract has it. */
export function toNoteAttachment(row: NoteAttachmentRow, nameOf: NameOf): NoteAttachment {
  const { documentId: _documentId, createdBy, ...rest } = row;
  return { ...rest, createdBy: nameOf(createdBy) };
}

/** A note as the contract has it, with its attachments, oldest first. */
export function toNote(
  { createdBy, ...rest }: NoteRow,
  attachments: readonly NoteAttachmentRow[],
  nameOf: NameOf,
): Note {
  const oldestFirst = attachments.toSorted(byMaking);
  const data = oldestFirst.map((attachment) => toNoteAttachment(attachment, nameOf));
  return { ...rest, data, createdBy: nameOf(createdBy) };
}
