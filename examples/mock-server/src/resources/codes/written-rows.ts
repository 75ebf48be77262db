import type { BookmarkRow } from '../../tables/bookmarks';
import type { NoteAttachmentRow, NoteRow } from '../../tables/notes';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeReader } from '../../tables/tables';

/** Everything that people write in a Code. */
export interface WrittenRows {
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
  readonly bookmarks: readonly BookmarkRow[];
  readonly notes: readonly NoteRow[];
  readonly noteAttachments: readonly NoteAttachmentRow[];
}

/** A row of it, of whichever kind. */
type WrittenRow = WrittenRows[keyof WrittenRows][number];

/** Nothing of it. */
export const NOTHING_WRITTEN: WrittenRows = {
  selections: [],
  comments: [],
  attachments: [],
  bookmarks: [],
  notes: [],
  noteAttachments: [],
};

/** Reads everything that a reader may see; the rows are those of the store, and take no memory of their own. */
export async function readWritten(reader: CodeReader): Promise<WrittenRows> {
  return {
    selections: await reader.list('selections'),
    comments: await reader.list('comments'),
    attachments: await reader.list('attachments'),
    bookmarks: await reader.list('bookmarks'),
    notes: await reader.list('notes'),
    noteAttachments: await reader.list('noteAttachments'),
  };
}

/** Those of them that are wanted. */
export function writtenWhere(rows: WrittenRows, isWanted: (row: WrittenRow) => boolean): WrittenRows {
  return {
    selections: rows.selections.filter(isWanted),
    comments: rows.comments.filter(isWanted),
    attachments: rows.attachments.filter(isWanted),
    bookmarks: rows.bookmarks.filter(isWanted),
    notes: rows.notes.filter(isWanted),
    noteAttachments: rows.noteAttachments.filter(isWanted),
  };
}
