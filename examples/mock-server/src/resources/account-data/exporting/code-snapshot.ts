import type { CodeReader } from '../../../tables/tables';
import type { BookmarkRow } from '../../../tables/bookmarks';
import type { ColorRow } from '../../../tables/codes';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { NoteAttachmentRow, NoteRow } from '../../../tables/notes';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../../tables/selections';

/** Everything of a Code that its exporter may see, as it was at one moment. The rows are those of the store, and take no memory of their own. */
export interface CodeSnapshot {
  readonly documents: readonly DocumentRow[];
  readonly versions: readonly VersionRow[];
  readonly colors: readonly ColorRow[];
  readonly hasUpdate: boolean;
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
  readonly bookmarks: readonly BookmarkRow[];
  readonly notes: readonly NoteRow[];
  readonly noteAttachments: readonly NoteAttachmentRow[];
}

/** Reads a Code of one's own. */
export async function readSnapshot(reader: CodeReader): Promise<CodeSnapshot> {
  return {
    documents: (await reader.list('documents')).toSorted((a, b) => a.order - b.order || a.id - b.id),
    versions: (await reader.list('versions')).toSorted((a, b) => a.number - b.number),
    colors: await reader.list('colors'),
    hasUpdate: (await reader.count('updates')) > 0,
    selections: await reader.list('selections'),
    comments: await reader.list('comments'),
    attachments: await reader.list('attachments'),
    bookmarks: await reader.list('bookmarks'),
    notes: await reader.list('notes'),
    noteAttachments: await reader.list('noteAttachments'),
  };
}

/** What somebody wrote in a Code of somebody else's: what is their own, and the highlights of others that they wrote on, for their place. */
export async function readOwnWriting(reader: CodeReader, userId: number): Promise<CodeSnapshot> {
  const whole = await readSnapshot(reader);
  const isOwn = ({ createdBy }: { readonly createdBy: number }): boolean => createdBy === userId;
  const comments = whole.comments.filter(isOwn);
  const attachments = whole.attachments.filter(isOwn);
  const writtenOn = new Set([...comments, ...attachments].map(({ selectionId }) => selectionId));
  const selections = whole.selections.filter((row) => isOwn(row) || writtenOn.has(row.id));
  const bookmarks = whole.bookmarks.filter(isOwn);
  const notes = whole.notes.filter(isOwn);
  const used = new Set([...selections, ...bookmarks, ...notes].map(({ documentId }) => documentId));
  const documents = whole.documents.filter(({ id, state }) => used.has(id) && state !== 'added');
  const kept = new Set(documents.map(({ id }) => id));
  return {
    ...whole,
    documents,
    versions: whole.versions.filter(({ documentId, status }) => kept.has(documentId) && status !== 'pending'),
    hasUpdate: false,
    selections,
    comments,
    attachments,
    bookmarks,
    notes,
    noteAttachments: whole.noteAttachments.filter(isOwn),
  };
}

/** Whether anything was written in it. */
export function isEmpty({ selections, bookmarks, notes }: CodeSnapshot): boolean {
  return selections.length + bookmarks.length + notes.length === 0;
}
