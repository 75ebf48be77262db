import type { Routes } from '../../calls/handlers';
import type { BookmarkService } from '../bookmarks/service';
import type { NoteService } from '../notes/service';
import type { ImportService } from '../pdf-annotations/import-service';
import type { SelectionService } from '../selections/service';
import type { DownloadService } from './download-service';
import type { DocumentService } from './service';

/** The served calls under `/documents`. */
export function documentRoutes(
  documents: DocumentService,
  selections: SelectionService,
  bookmarks: BookmarkService,
  notes: NoteService,
  downloads: DownloadService,
  imports: ImportService,
): Routes<'documents'> {
  return {
    create: (input, call) => documents.create(input, call),
    update: (input, call) => documents.update(input, call),
    delete: async ({ id }, call) => {
      await documents.delete(id, call);
      return undefined;
    },
    selections: ({ id, ...page }, call) => selections.list(id, page, call),
    bookmarks: async ({ id }, call) => ({ data: await bookmarks.list(id, call) }),
    notes: ({ id, ...page }, call) => notes.list(id, page, call),
    search: (input, call) => documents.search(input, call),
    download: (input, call) => downloads.download(input, call),
    pdfAnnotations: ({ id }, call) => imports.overview(id, call),
    importAnnotations: (input, call) => imports.import(input, call),
    undoImport: (input, call) => imports.undo(input, call),
    file: ({ id }, call) => documents.file(id, call),
  };
}
