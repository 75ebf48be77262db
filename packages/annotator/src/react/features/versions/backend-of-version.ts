import type { BackendCalls } from '../../../core/ports/backend';

/**
 * A backend that has the Selections of one Version of a document, as they were. What belongs to the current text is not there: bookmarks
 * stand on its pages, and the server searches and annotates it alone; who reads an old text has not seen what is new.
 */
export function backendOfVersion(backend: BackendCalls, version: number): BackendCalls {
  const {
    pdfAnnotations: _found,
    importAnnotations: _import,
    undoImport: _undo,
    visit: _visit,
    ...documents
  } = backend.documents;
  return {
    ...backend,
    documents: {
      ...documents,
      selections: (input, options) => backend.documents.selections({ ...input, version }, options),
      bookmarks: () => Promise.resolve({ data: [] }),
      search: () => Promise.reject(new Error('An old Version is searched where it is read')),
    },
  };
}
