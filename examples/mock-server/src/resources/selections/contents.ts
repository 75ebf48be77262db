import type { CodeReader } from '../../tables/tables';
import type { AttachmentRow, CommentRow } from '../../tables/selections';
import { peopleOfComment, type SelectionContents } from './view';

/** What is on several Selections, and everybody who is named there. */
export interface ContentsBySelection {
  readonly of: (selectionId: number) => SelectionContents;
  readonly people: readonly number[];
}

/** Reads the remarks and attachments of one Selection, or of all Selections of a document at once. */
export async function readContents(
  reader: CodeReader,
  where: { readonly selectionId: number } | { readonly documentId: number },
): Promise<ContentsBySelection> {
  const comments = await reader.list('comments', where);
  return groupContents(comments, await reader.list('attachments', where));
}

/** Remarks and attachments by their Selections. */
export function groupContents(
  comments: readonly CommentRow[],
  attachments: readonly AttachmentRow[],
): ContentsBySelection {
  const commentsOf = bySelection<CommentRow>(comments);
  const attachmentsOf = bySelection<AttachmentRow>(attachments);
  return {
    of: (id) => ({ comments: commentsOf.get(id) ?? [], attachments: attachmentsOf.get(id) ?? [] }),
    people: [...comments.flatMap(peopleOfComment), ...attachments.map(({ createdBy }) => createdBy)],
  };
}

function bySelection<Entry extends { readonly selectionId: number }>(
  entries: readonly Entry[],
): ReadonlyMap<number, readonly Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const known = groups.get(entry.selectionId);
    if (known) known.push(entry);
    else groups.set(entry.selectionId, [entry]);
  }
  return groups;
}
