import type { Routes } from '../../calls/handlers';
import type { BookmarkService } from '../bookmarks/service';
import type { NoteService } from '../notes/service';
import type { ImportService } from '../pdf-annotations/import-service';
import type { SelectionList } from '../selections/selection-list';
import type { VersionService } from '../updates/version-service';
import type { DownloadService } from './download-service';
import type { DocumentService } from './service';

/** What serves the calls about documents. */
export interface DocumentServices {
  readonly documents: DocumentService;
  readonly versions: VersionService;
  readonly selections: SelectionList;
  readonly bookmarks: BookmarkService;
  readonly notes: NoteService;
  readonly downloads: DownloadService;
  readonly imports: ImportService;
}

/** The served calls under `/documents`. */
export function documentRoutes(services: DocumentServices): Routes<'documents'> {
  const { documents, versions, selections, bookmarks, notes, downloads, imports } = services;
  return {
    create: (input, call) => documents.create(input, call),
    update: (input, call) => documents.update(input, call),
    delete: async ({ id }, call) => {
      await documents.delete(id, call);
      return undefined;
    },
    selections: (query, call) => selections(query, call),
    changes: (input, call) => versions.textChanges(input, call),
    versions: async ({ id }, call) => ({ data: await versions.list(id, call) }),
    bookmarks: async ({ id }, call) => ({ data: await bookmarks.list(id, call) }),
    notes: ({ id, ...page }, call) => notes.list(id, page, call),
    search: (input, call) => documents.search(input, call),
    download: (input, call) => downloads.download(input, call),
    pdfAnnotations: ({ id }, call) => imports.overview(id, call),
    importAnnotations: (input, call) => imports.import(input, call),
    undoImport: (input, call) => imports.undo(input, call),
    file: (input, call) => documents.file(input, call),
  };
}
