import { byMaking } from '../../calls/stamps';
import { compareBookmarks, compareNotes, type CodeSearchHit } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import { compareRanges } from '@glossator/document-text';
import type { FullDocument } from '../documents/store/view';
import type { CodeReader } from '../../tables/tables';

/** Something that people wrote in a Code: its text, who and when, and the hit that it makes without the excerpt. */
export interface WrittenEntry {
  readonly text: string;
  readonly authorId: number;
  /** The file of the document that it is on. */
  readonly uuid: string;
  readonly hit: HitOf<CodeSearchHit>;
}

type HitOf<Hit> = Hit extends { readonly id: number } ? Omit<Hit, 'excerpt' | 'match' | 'createdBy'> : never;

/**
 * Everything written in a Code: documents in their order; in each the Selections in the order of the text with what is on them,
 * oldest first, then bookmarks, then notes.
 */
export async function readWrittenEntries(
  reader: CodeReader,
  documents: readonly FullDocument[],
): Promise<readonly WrittenEntry[]> {
  const entries: WrittenEntry[] = [];
  for (const { document, version } of documents) {
    const where = { documentId: document.id };
    const add = (text: string, authorId: number, hit: WrittenEntry['hit']): void => {
      entries.push({ text, authorId, uuid: version.uuid, hit });
    };
    const bySelection = await entriesBySelection(reader, where);
    const selections = await reader.list('selections', where);
    for (const selection of selections.toSorted((a, b) => compareRanges(a.range, b.range) || a.id - b.id)) {
      const { id, range, text, name, createdAt, createdBy } = selection;
      const on = { ...where, selectionId: id, range };
      add(text, createdBy, { kind: 'quote', ...on, id, createdAt });
      if (name !== undefined) add(name, createdBy, { kind: 'name', ...on, id, createdAt });
      for (const { kind, ...entry } of bySelection.get(id) ?? [])
        add(entry.text, entry.createdBy, { kind, ...on, id: entry.id, createdAt: entry.createdAt });
    }
    const bookmarks = await reader.list('bookmarks', where);
    for (const { id, name, page, createdAt, createdBy } of bookmarks.toSorted(compareBookmarks))
      add(name, createdBy, { kind: 'bookmark', ...where, id, page, createdAt });
    const notes = await reader.list('notes', where);
    const files = await reader.list('noteAttachments', where);
    for (const note of notes.toSorted(compareNotes)) {
      const on = { ...where, noteId: note.id };
      add(plainText(note.text), note.createdBy, {
        kind: 'note',
        ...on,
        id: note.id,
        createdAt: note.createdAt,
      });
      for (const { id, name, createdAt, createdBy } of files.filter(({ noteId }) => noteId === note.id))
        add(name, createdBy, { kind: 'noteAttachment', ...on, id, createdAt });
    }
  }
  return entries;
}

interface Entry {
  readonly kind: 'comment' | 'attachment';
  readonly id: number;
  readonly text: string;
  readonly createdAt: string;
  readonly createdBy: number;
}

async function entriesBySelection(
  reader: CodeReader,
  where: { readonly documentId: number },
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const comments = await reader.list('comments', where);
  const attachments = await reader.list('attachments', where);
  const all = [
    ...comments.map((row) => ({ ...row, kind: 'comment' as const, text: plainText(row.text) })),
    ...attachments.map((row) => ({ ...row, kind: 'attachment' as const, text: row.name })),
  ].toSorted(byMaking);
  const groups = new Map<number, Entry[]>();
  for (const entry of all) {
    const known = groups.get(entry.selectionId);
    if (known) known.push(entry);
    else groups.set(entry.selectionId, [entry]);
  }
  return groups;
}
