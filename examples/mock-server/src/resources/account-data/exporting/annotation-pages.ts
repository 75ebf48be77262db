import { byMaking } from '../../../calls/stamps';
import type {
  ExportedAnnotations,
  ExportedBookmark,
  ExportedNote,
  ExportedSelection,
} from '@glossator/client-sdk/account-export';
import { compareRanges } from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import type { ArchivedMarks } from '../../selections/other-versions';
import { NOTHING_WRITTEN, type WrittenRows } from '../../codes/written-rows';
import { toExportedBookmark, toExportedNote, toExportedSelection, type RowExporter } from './exported-rows';

/** Entities in one entry, and characters of their texts: few enough to be written, and read again, in a few milliseconds. */
const PAGE_ROWS = 500;
const PAGE_CHARACTERS = 250_000;

/** What is written on one document, in parts of a size that is always read at once. */
export async function* annotationPages(
  documentId: number,
  rows: WrittenRows,
  exporter: RowExporter,
): AsyncGenerator<ExportedAnnotations> {
  const breathe = createTimeSlice();
  const of = { documentId };
  let page: ExportedAnnotations = { ...of, selections: [], bookmarks: [], notes: [] };
  let [count, characters] = [0, 0];
  const isFull = (): boolean => count >= PAGE_ROWS || characters >= PAGE_CHARACTERS;
  function* turned(): Generator<ExportedAnnotations> {
    if (!isFull()) return;
    yield page;
    page = { ...of, selections: [], bookmarks: [], notes: [] };
    [count, characters] = [0, 0];
  }
  for (const selection of selectionsOf(rows, exporter)) {
    page.selections.push(selection);
    count += 1;
    characters += charactersOf(selection);
    yield* turned();
    await breathe();
  }
  for (const bookmark of bookmarksOf(rows, exporter)) {
    page.bookmarks.push(bookmark);
    count += 1;
    yield* turned();
  }
  for (const note of notesOf(rows, exporter)) {
    page.notes.push(note);
    count += 1;
    characters += note.text.length;
    yield* turned();
    await breathe();
  }
  if (count > 0) yield page;
}

/** What stood in an archived Version; there are no bookmarks and notes of it. */
export async function* archivedPages(
  documentId: number,
  version: number,
  marks: ArchivedMarks,
  exporter: RowExporter,
): AsyncGenerator<ExportedAnnotations> {
  // What is gone since has no file any more.
  const attachments = marks.attachments.filter(({ isGone }) => !isGone);
  const rows = { ...NOTHING_WRITTEN, ...marks, attachments };
  for await (const page of annotationPages(documentId, rows, exporter)) yield { ...page, version };
}

function* selectionsOf(
  { selections, comments, attachments }: Pick<WrittenRows, 'selections' | 'comments' | 'attachments'>,
  exporter: RowExporter,
): Generator<ExportedSelection> {
  const commentsOf = Map.groupBy(comments, ({ selectionId }) => selectionId);
  const attachmentsOf = Map.groupBy(attachments, ({ selectionId }) => selectionId);
  for (const row of selections.toSorted((a, b) => compareRanges(a.range, b.range) || byMaking(a, b)))
    yield toExportedSelection(
      row,
      (commentsOf.get(row.id) ?? []).toSorted(byMaking),
      (attachmentsOf.get(row.id) ?? []).toSorted(byMaking),
      exporter,
    );
}

function* bookmarksOf({ bookmarks }: Pick<WrittenRows, 'bookmarks'>, exporter: RowExporter) {
  const inOrder = bookmarks.toSorted((a, b) => a.page - b.page || byMaking(a, b));
  for (const row of inOrder) yield toExportedBookmark(row, exporter) satisfies ExportedBookmark;
}

function* notesOf(
  { notes, noteAttachments }: Pick<WrittenRows, 'notes' | 'noteAttachments'>,
  exporter: RowExporter,
): Generator<ExportedNote> {
  const attachmentsOf = Map.groupBy(noteAttachments, ({ noteId }) => noteId);
  for (const row of notes.toSorted(byMaking))
    yield toExportedNote(row, (attachmentsOf.get(row.id) ?? []).toSorted(byMaking), exporter);
}

function charactersOf({ text, comments }: ExportedSelection): number {
  return comments.reduce((sum, comment) => sum + comment.text.length, text.length);
}
