import type { CodeReader } from '../../../tables/tables';
import type { ColorRow } from '../../../tables/codes';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import { readWritten, writtenWhere, type WrittenRows } from '../../codes/written-rows';

/** Everything of a Code that its exporter may see, as it was at one moment. */
export interface CodeSnapshot extends WrittenRows {
  readonly documents: readonly DocumentRow[];
  readonly versions: readonly VersionRow[];
  readonly colors: readonly ColorRow[];
  readonly hasUpdate: boolean;
}

/** Reads a Code of one's own. */
export async function readSnapshot(reader: CodeReader): Promise<CodeSnapshot> {
  return {
    documents: (await reader.list('documents')).toSorted((a, b) => a.order - b.order || a.id - b.id),
    versions: (await reader.list('versions')).toSorted((a, b) => a.number - b.number),
    colors: await reader.list('colors'),
    hasUpdate: (await reader.count('updates')) > 0,
    ...(await readWritten(reader)),
  };
}

/** What somebody wrote in a Code of somebody else's: what is their own, and the highlights of others that they wrote on, for their place. */
export async function readOwnWriting(reader: CodeReader, userId: number): Promise<CodeSnapshot> {
  const whole = await readSnapshot(reader);
  const isOwn = ({ createdBy }: { readonly createdBy: number }): boolean => createdBy === userId;
  const own = writtenWhere(whole, isOwn);
  const writtenOn = new Set([...own.comments, ...own.attachments].map(({ selectionId }) => selectionId));
  const selections = whole.selections.filter((row) => isOwn(row) || writtenOn.has(row.id));
  const used = new Set([...selections, ...own.bookmarks, ...own.notes].map(({ documentId }) => documentId));
  const documents = whole.documents.filter(({ id, state }) => used.has(id) && state !== 'added');
  const kept = new Set(documents.map(({ id }) => id));
  return {
    ...own,
    colors: whole.colors,
    documents,
    versions: whole.versions.filter(({ documentId, status }) => kept.has(documentId) && status !== 'pending'),
    hasUpdate: false,
    selections,
  };
}

/** Whether anything was written in it. */
export function isEmpty({ selections, bookmarks, notes }: CodeSnapshot): boolean {
  return selections.length + bookmarks.length + notes.length === 0;
}
